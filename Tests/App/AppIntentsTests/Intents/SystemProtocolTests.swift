import AppIntents
import IntentsHost
import IntentsModel
import PlatformFoundation
import Testing

@Suite struct SystemProtocolTests {
    @Test func aLongTaskIsAPartOfItsRun() async throws {
        #expect(try await result(Compost.self).value == .int(3))
    }

    @Test("KP-50: a run that is cancelled hears why", arguments: ["timeout", "userCancelled", nil])
    func cancellingARunCallsItsHandlerWithTheReason(reason: String?) async throws {
        let heard = try await reasons(of: reason) { work, onCancel in
            try await Compost().withIntentCancellationHandler(operation: work, onCancel: onCancel)
        }
        #expect(heard == [reason == "timeout" ? .timeout : .userCancelled])
    }

    @Test("KP-50: the work of a long run hears why it is cancelled", arguments: ["timeout", "userCancelled"])
    func aLongTaskHearsWhyItsRunIsCancelled(reason: String) async throws {
        let heard = try await reasons(of: reason) { work, onCancel in
            try await Compost().performBackgroundTask(operation: work, onCancel: onCancel)
        }
        #expect(heard == [reason == "timeout" ? .timeout : .userCancelled])
    }

    /// What a run's work is told when the run is cancelled in its midst.
    private func reasons(
        of reason: String?,
        _ perform:
            @escaping @Sendable (
                @escaping @Sendable () async throws -> Void, @escaping @Sendable (IntentCancellationReason) -> Void
            ) async throws -> Void
    ) async throws -> [IntentCancellationReason] {
        let reasons = Lock<[IntentCancellationReason]>([])
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let (never, _) = AsyncStream.makeStream(of: Void.self)
        // Unstructured, because only a task of its own can be cancelled here.
        let task = Task {
            try await RunScope.$current.withValue(scope(cancelledBy: reason)) {
                try await perform {
                    start.finish()
                    for await _ in never {}
                } _: { reason in
                    reasons.withLock { $0.append(reason) }
                }
            }
        }
        for await _ in started {}
        task.cancel()
        try await task.value
        return reasons.withLock { $0 }
    }

    private func scope(cancelledBy reason: String?) -> RunScope {
        var scope = RunScope(
            runID: "test", context: RunContext(), interaction: Person([]), continueInForeground: { _, _ in })
        scope.cancellationReason = { reason }
        return scope
    }

    @Test("a run's progress reaches the system while it performs, with the parts of its children")
    func reportsProgress() async throws {
        let told = Lock<[ProgressState]>([])
        var scope = scope(cancelledBy: nil)
        scope.report = { state in told.withLock { $0.append(state) } }
        try await RunScope.$current.withValue(scope) { _ = try await result(Harvest.self) }
        let last = try #require(told.withLock { $0.last })
        #expect(last == ProgressState(completed: 1, total: 2, fraction: 0.75))
    }

    @Test func anErrorThatStandsForAnotherIsShownAsThatOne() async throws {
        #expect(try await failure(Overwater.self).message == "The ground is wet.")
    }

    @Test func errorsTakeTheTextTheyAreGiven() {
        #expect(AppIntentError(description: "Too dry.").description == "Too dry.")
        #expect(
            AppIntentError(predefinedError: .Unrecoverable.notAllowed, description: "Not on Sundays.").description
                == "Not on Sundays.")
        #expect(AppIntentError(predefinedError: .restartPerform, description: "Again.") == .restartPerform)
        #expect(AppIntentError(wrapping: WetGround()).description == "The ground is wet.")
    }

    @Test @MainActor func whatAnIntentRegistersCanBeTakenBack() async throws {
        let acre = Acre()
        let manager = try #require(Plough().undoManager)
        manager.registerUndo(withTarget: acre) { $0.isPloughed = false }
        acre.isPloughed = true
        manager.undo()
        #expect(!acre.isPloughed)
    }

    @Test("what a run has registered is taken back by its identity, all of it and once")
    func aRunIsTakenBack() async throws {
        await MainActor.run { Acre.one.furrows = 0 }
        let service = IntentService(registry: IntentRegistry(reachableFrom: [Furrow.self]))
        func run(_ id: String) async throws -> PerformedResult {
            var scope = scope(cancelledBy: nil)
            scope.runID = id
            let request = PerformRequest(runID: id, action: "Furrow", parameters: [:], context: RunContext())
            let reply = try await RunScope.$current.withValue(scope) { try await service.perform(request) }
            guard case .finished(let result) = reply else { throw UnexpectedReply(reply: reply) }
            return result
        }
        #expect(try await run("first").undo == "Ploughing")
        #expect(try await run("second").undo == "Ploughing")
        #expect(await Acre.one.furrows == 4)
        try await service.undo("first")
        #expect(await Acre.one.furrows == 2)
        await #expect(throws: RunError.self) { try await service.undo("first") }
        try await service.undo("second")
        #expect(await Acre.one.furrows == 0)
    }

    @Test func aWorkoutIntentIsMadeOfItsStyleAndOpensTheApp() {
        #expect(Dig(style: .large).workoutStyle == .large)
        #expect(Dig.supportedModes == .foreground)
    }

    @Test("KP-70, KP-71: a Focus filter runs like any other intent, and none is ever current")
    func noFocusFilterIsEverCurrent() async throws {
        let quiet = Quiet()
        quiet.isUrgent = true
        #expect(try await quiet.perform().value == true)
        await #expect(throws: SetFocusFilterIntentError.notFound) { try await Quiet.current }
    }
}

private struct Compost: LongRunningIntent, CancellableIntent {
    static let title: LocalizedStringResource = "Compost"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        let layers = try await performBackgroundTask(options: .requiresGPU) { 2 }
        let more = try await performBackgroundTask {
            1
        } onCancel: { _ in
        }
        return .result(value: layers + more)
    }
}

private struct Harvest: ProgressReportingIntent {
    static let title: LocalizedStringResource = "Harvest"

    func perform() async throws -> some IntentResult {
        progress.totalUnitCount = 2
        progress.completedUnitCount = 1
        let rows = Progress(totalUnitCount: 4, parent: progress, pendingUnitCount: 1)
        rows.completedUnitCount = 2
        return .result()
    }
}

private struct WetGround: CustomAppIntentErrorConvertible {
    var appIntentError: AppIntentError { AppIntentError(description: "The ground is wet.") }
}

private struct Overwater: AppIntent {
    static let title: LocalizedStringResource = "Overwater"
    func perform() async throws -> some IntentResult {
        if title.isEmpty { return .result() }
        throw WetGround()
    }
    private var title: String { "Overwater" }
}

private struct Furrow: UndoableIntent {
    static let title: LocalizedStringResource = "Furrow"

    @MainActor func perform() async throws -> some IntentResult {
        for _ in 0..<2 {
            Acre.one.furrows += 1
            undoManager?.registerUndo(withTarget: Acre.one) { $0.furrows -= 1 }
        }
        undoManager?.setActionName("Ploughing")
        return .result()
    }
}

@MainActor private final class Acre {
    static let one = Acre()
    var furrows = 0
    var isPloughed = false
}

private struct Plough: UndoableIntent {
    static let title: LocalizedStringResource = "Plough"
    func perform() async throws -> some IntentResult { .result() }
}

private struct Dig: StartWorkoutIntent {
    static let title: LocalizedStringResource = "Dig"
    static var suggestedWorkouts: [Dig] { [Dig(style: .small)] }
    @Parameter(title: "Style") var workoutStyle: Spade
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Dig") }
    func perform() async throws -> some IntentResult { .result() }
}

private enum Spade: String, AppEnum {
    case small, large
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Spade"
    static let caseDisplayRepresentations: [Spade: DisplayRepresentation] = [.small: "Small", .large: "Large"]
}

private struct Quiet: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Quiet"
    @Parameter(title: "Only urgent", default: false) var isUrgent: Bool
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Quiet") }
    func perform() async throws -> some IntentResult & ReturnsValue<Bool> { .result(value: isUrgent) }
}
