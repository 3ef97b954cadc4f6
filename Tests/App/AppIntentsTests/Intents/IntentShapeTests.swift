import AppIntents
import IntentsModel
import PlatformSwiftUI
import Testing

/// Ways to write intents that real code uses; each compiles and runs.
struct IntentShapeTests {
    @Test func runsEveryShape() async throws {
        #expect(try await result(Computed.self).value == .string("computed"))
        #expect(try await result(Isolated.self).value == .string("isolated"))
        #expect(try await result(Derived.self).value == .string("derived"))
        #expect(try await result(GardenIntents.Nested.self).value == .string("nested"))
        #expect(try await result(Named.self, ["title": .string("own")]).value == .string("own"))
        #expect(try await result(Prepared.self, ["bed": .int(1)]).value == .string("1"))
        #expect(try await result(Reference.self, ["bed": .int(2)]).value == .string("2"))
    }

    @Test func runsAnIntentThatIsPrivate() async throws {
        #expect(try await result(Secret.self).value == .string("secret"))
    }

    @Test("KP-43: availability of other platforms has the plain meaning of the conformance")
    func ignoresForeignAvailability() {
        #expect(ActionDescription(reflecting: Computed.self).systemProtocols == ["ForegroundContinuable"])
    }

    @Test func continuesInFrontWithWhatIsLeftToDo() async throws {
        let run = try await asRun(answering: []) { try await reply(Continuing.self) }
        #expect(run.result == .finished(PerformedResult()))
        #expect(run.asked.map(\.dialog) == ["Open?"])
        #expect(await Continuing.log == ["continued"])
    }

    @Test func comesToTheFrontInTheMiddle() async throws {
        let run = try await asRun(answering: []) {
            try await Continuing().requestToContinueInForeground("Show it?") { 3 }
        }
        #expect(run.result == 3)
        #expect(run.asked.map(\.dialog) == ["Show it?"])
    }

    @Test func keepsOneProgressPerRun() async throws {
        #expect(try await result(Reporting.self).value == .int(3))
    }
}

struct Computed: AppIntent {
    static var title: LocalizedStringResource { "Computed" }
    static var description: IntentDescription? { "Says so." }
    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: "computed") }
}

@available(iOS 18, *)
@available(iOSApplicationExtension, unavailable)
extension Computed: ForegroundContinuableIntent {}

@MainActor
struct Isolated: AppIntent {
    nonisolated static let title = LocalizedStringResource("Isolated", comment: "A whole type on the main actor")
    nonisolated static let description = IntentDescription("No witness.", categoryName: "Care")
    nonisolated init() {}
    func perform() async throws -> some ReturnsValue<String> { .result(value: "isolated") }
}

/// A protocol of the app's own, with a default `perform()`.
protocol Worded: AppIntent {
    var word: String { get }
}

extension Worded {
    static var supportedModes: IntentModes { .background }
    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: word) }
}

struct Derived: Worded {
    static let title: LocalizedStringResource = "Derived"
    static let description = "A plain text, which is no witness."
    var word: String { "derived" }
}

enum GardenIntents {}

extension GardenIntents {
    struct Nested: AppIntent {
        static let title: LocalizedStringResource = .init("nested.title", defaultValue: "Nested")
        func perform() async throws -> some ReturnsValue<String> { .result(value: "nested") }
    }
}

struct Named: AppIntent {
    static let title: LocalizedStringResource = "Named"
    static let description = IntentDescription("A parameter has the name of a static member.")
    @Parameter(title: "Title") var title: String
    @Parameter var description: String?
    func perform() async throws -> some ReturnsValue<String> { .result(value: title) }
}

struct Prepared: AppIntent {
    static let title: LocalizedStringResource = "Prepared"
    @Parameter(title: "Bed") var bed: Int
    init() {}
    init(bed: Int) { self.bed = bed }
    func perform() async throws -> some ReturnsValue<String> {
        let copy = Prepared(bed: bed)
        return .result(value: "\(copy.bed)")
    }
}

final class Reference: AppIntent, @unchecked Sendable {
    static let title: LocalizedStringResource = "Reference"
    @Parameter(title: "Bed") var bed: Int
    init() {}
    func perform() async throws -> some ReturnsValue<String> { .result(value: "\(bed)") }
}

private struct Secret: AppIntent {
    static let title: LocalizedStringResource = "Secret"
    func perform() async throws -> some ReturnsValue<String> { .result(value: "secret") }
}

struct Continuing: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Continuing"
    @MainActor static var log: [String] = []
    func perform() async throws -> some IntentResult {
        if await Self.log.isEmpty {
            throw needsToContinueInForegroundError("Open?") { Self.log.append("continued") }
        }
        return .result()
    }
}

struct Reporting: ProgressReportingIntent {
    static let title: LocalizedStringResource = "Reporting"
    func perform() async throws -> some ReturnsValue<Int> {
        progress.totalUnitCount = 5
        progress.completedUnitCount += 1
        progress.completedUnitCount += 2
        return .result(value: Int(progress.completedUnitCount))
    }
}
