import AppIntents
import SwiftUI

// Questions in the middle of a run, the way to the front, and why a run ends, as an app author writes them.

struct RoomEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
    static let defaultQuery = RoomQuery()
    let id: String
    @Property(title: "Name") var name: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    init(id: String, name: String) {
        self.id = id
        self.name = name
    }
}

struct RoomQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [RoomEntity] { [] }
    func entities(matching string: String) async throws -> [RoomEntity] { [] }
    func suggestedEntities() async throws -> [RoomEntity] { [] }
}

struct BookRoom: AppIntent {
    static let title: LocalizedStringResource = "Book Room"
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @Parameter(title: "Room", requestValueDialog: "Which room?") var room: RoomEntity?
    @Parameter(title: "Guests") var guests: Int?
    @Parameter(title: "Note", requestValueDialog: "Which note?") var note: String?

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let rooms = [RoomEntity(id: "1", name: "Blue"), RoomEntity(id: "2", name: "Green")]
        if room == nil { room = try await $room.requestDisambiguation(among: rooms, dialog: "Which one?") }
        guard let room else { throw $room.needsValueError("A room is needed.") }
        guard try await $room.requestConfirmation(for: room, dialog: "The \(room.name) one?") else {
            throw $room.needsDisambiguationError(among: rooms, dialog: "Then which?")
        }
        guard try await $room.requestConfirmation(for: room, dialog: "Really?", view: Text(room.name)),
            try await $room.requestConfirmation(for: room, view: { Text(room.name) })
        else { return .result(dialog: "Not booked.") }
        try await requestConfirmation(output: .result(dialog: "Sure?"), confirmationActionName: .book)
        if guests == nil { guests = try await $guests.requestValue("How many guests?") }
        if guests == 0 { throw $guests.needsValueError() }
        if note == nil { note = try await $note.requestDisambiguation(among: ["Quiet", "Garden"]) }
        try await requestConfirmation(actionName: .book, dialog: "Book \(room.name)?")
        return .result(dialog: "Booked.")
    }
}

struct RoomSnippet: SnippetIntent {
    static let title: LocalizedStringResource = "Room Snippet"
    @Parameter(title: "Nights") var nights: Int?
    func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("Blue")) }
}

struct PriceSnippet: SnippetIntent {
    static let title: LocalizedStringResource = "Price Snippet"
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
        .result(value: 120, view: Text("120"))
    }
}

struct ExtendStay: AppIntent {
    static let title: LocalizedStringResource = "Extend Stay"

    func perform() async throws -> some IntentResult {
        try await requestConfirmation(actionName: .set, snippetIntent: RoomSnippet())
        try await requestConfirmation(
            conditions: [], actionName: .pay, dialog: "Pay?", showDialogAsPrompt: false, snippetIntent: RoomSnippet())
        let price: Int? = try await requestConfirmation(actionName: .pay, snippetIntent: PriceSnippet())
        try await requestConfirmation(snippetIntent: PriceSnippet())
        print(price ?? 0)
        return .result()
    }
}

struct UnlockRoom: AppIntent {
    static let title: LocalizedStringResource = "Unlock Room"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication
    static var allowedExecutionTargets: IntentExecutionTargets { [.main, .appIntentsExtension] }

    func perform() async throws -> some IntentResult {
        if systemContext.isVoiceOnly { return .result() }
        let asked = systemContext.preciseTimestamp ?? Date()
        if asked.timeIntervalSinceNow < -60 {
            throw needsToContinueInForegroundError("This took long. Continue in the app?", alwaysConfirm: false)
        }
        if systemContext.currentMode.canContinueInForeground { throw needsToContinueInForegroundError() }
        return .result()
    }
}

struct ShowFloorPlan: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Show Floor Plan"

    func perform() async throws -> some IntentResult {
        try await requestToContinueInForeground()
        let floor = try await requestToContinueInForeground("Show the plan?") { 3 }
        guard floor == 3 else { throw needsToContinueInForegroundError("Continue?") { print("in front") } }
        return .result()
    }
}

struct CleanRooms: LongRunningIntent, CancellableIntent {
    static let title: LocalizedStringResource = "Clean Rooms"

    func perform() async throws -> some IntentResult {
        try await withIntentCancellationHandler {
            progress.totalUnitCount = 12
            for _ in 0..<12 { progress.completedUnitCount += 1 }
        } onCancel: { (reason: IntentCancellationReason) in
            switch reason {
            case .timeout: print("late")
            case .userCancelled: print("stopped")
            default: print(reason.debugDescription)
            }
        }
        return .result()
    }
}
