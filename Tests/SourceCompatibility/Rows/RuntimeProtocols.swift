import AppIntents
import CoreLocation
import PlatformFoundation

// The system protocols, donation, prediction, relevance, Focus filters and errors, as an app author writes them.

struct PlayTrackIntent: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Play Track"
    func perform() async throws -> some IntentResult { .result() }
}

struct RecordMemoIntent: AudioRecordingIntent, LiveActivityIntent {
    static let title: LocalizedStringResource = "Record Memo"
    func perform() async throws -> some IntentResult { .result() }
}

struct TalkIntent: PushToTalkTransmissionIntent {
    static let title: LocalizedStringResource = "Talk"
    func perform() async throws -> some IntentResult { .result() }
}

struct TakePhotoIntent: CameraCaptureIntent {
    static let title: LocalizedStringResource = "Take Photo"
    func perform() async throws -> some IntentResult { .result() }
}

struct PauseRunIntent: PauseWorkoutIntent {
    static let title: LocalizedStringResource = "Pause Run"
    func perform() async throws -> some IntentResult { .result() }
}

struct ResumeRunIntent: ResumeWorkoutIntent {
    static let title: LocalizedStringResource = "Resume Run"
    func perform() async throws -> some IntentResult { .result() }
}

struct ArchiveNoteIntent: UndoableIntent {
    static let title: LocalizedStringResource = "Archive Note"

    @MainActor func perform() async throws -> some IntentResult {
        undoManager?.setActionName("Archive")
        return .result()
    }
}

struct ExportLibraryIntent: LongRunningIntent, CancellableIntent {
    static let title: LocalizedStringResource = "Export Library"

    func perform() async throws -> some IntentResult {
        progress.totalUnitCount = 2
        try await performBackgroundTask(options: .requiresGPU) { try await Task.sleep(for: .zero) }
        try await withIntentCancellationHandler {
            try Task.checkCancellation()
        } onCancel: { reason in
            print(reason == .timeout ? "late" : "stopped")
        }
        return .result()
    }
}

struct BrewIntent: PredictableIntent {
    static let title: LocalizedStringResource = "Brew"
    @Parameter(title: "Drink") var drink: String
    @Parameter(title: "Cups") var cups: Int

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$drink, \.$cups)) { drink, cups in
            DisplayRepresentation(title: "\(cups) × \(drink)")
        }
        IntentPrediction(parameters: \.$drink) { drink in DisplayRepresentation(title: "\(drink)") }
    }

    func perform() async throws -> some IntentResult { .result() }
}

enum BrewFailure: CustomAppIntentErrorConvertible {
    case empty
    var appIntentError: AppIntentError { AppIntentError(description: "The tank is empty.") }
}

struct ReadingFocusFilter: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Reading"
    @Parameter(title: "Shelf") var shelf: String?
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Reading") }
    var appContext: FocusFilterAppContext { FocusFilterAppContext(targetContentIdentifierPrefix: shelf) }
    func perform() async throws -> some IntentResult { .result() }
}

func learn() async throws {
    let identifier = try await IntentDonationManager.shared.donate(intent: BrewIntent())
    try await IntentDonationManager.shared.deleteDonations(matching: .donationIdentifier(identifier))
    try await PlayTrackIntent().donate()
    try await PlayTrackIntent()(donate: false)
    let contexts: [RelevantContext] = [
        .date(Date()), .location(inferred: .home), .sleep(.bedtime), .fitness(.workoutActive),
        .hardware(headphones: .connected), .date(interval: DateInterval(), kind: .scheduled),
        .location(
            CLCircularRegion(
                center: CLLocationCoordinate2D(latitude: 48.86, longitude: 2.29), radius: 200, identifier: "tower")),
    ]
    print(contexts.count)
    try await RelevantIntentManager.shared.updateRelevantIntents([])
    try await RelevantEntities.shared.removeAllEntities(for: .audio(.nowPlaying))
}
