import AppIntents
import IntentsModel
import Testing

/// Intents that code calls by itself.
struct IntentCallTests {
    struct Count: AppIntent {
        static let title: LocalizedStringResource = "Count"
        @Parameter(title: "Beds") var beds: Int
        init() {}
        init(beds: Int) { self.beds = beds }
        func perform() async throws -> some ReturnsValue<Int> { .result(value: beds * 2) }
    }

    struct Rest: AppIntent {
        static let title: LocalizedStringResource = "Rest"
        @Dependency var bench: Bench
        func perform() async throws -> some IntentResult { .result() }
    }

    final class Bench: Sendable {}

    @Test func returnsTheValue() async throws {
        let count = Count(beds: 4)
        #expect(try await count() == 8)
        #expect(try await count(donate: false) == 8)
    }

    @Test func failsBeforeItRunsWithoutADependency() async throws {
        let error = await #expect(throws: RunError.self) { try await Rest()() }
        #expect(error?.code == .dependencyNotRegistered)
    }

    @Test func spellsModesAsBits() {
        let modes: IntentModes = [.background, .foreground(.deferred)]
        #expect(modes.rawValue == 9)
        #expect(IntentModes.foreground(.immediate) == .foreground)
        #expect(IntentModes.Current.foreground.debugDescription == "foreground")
    }

    struct Old: DeprecatedAppIntent, CustomIntentMigratedAppIntent {
        static let title: LocalizedStringResource = "Old"
        static let intentClassName = "OldGardenIntent"
        static var deprecation: IntentDeprecation<Count> { IntentDeprecation(replacedBy: Count.self) }
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test func keepsTheNameOfAnOlderIntentAndNamesItsReplacement() {
        #expect(Old.persistentIdentifier == "OldGardenIntent")
        #expect(Old.deprecation.replacedBy == Count.self)
        #expect(Old.deprecation.message.string(in: Locale(identifier: "en")) == "Use Count instead.")
    }
}
