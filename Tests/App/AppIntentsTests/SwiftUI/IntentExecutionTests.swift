import AppIntents
import IntentsModel
import PlatformSwiftUI
import Testing

/// Intents that show content, run in the process of an app with windows.
// Serialised: a process has one app.
@MainActor @Suite(.serialized) struct IntentExecutionTests {
    struct ShowPage: TargetContentProvidingIntent {
        static let title: LocalizedStringResource = "Show Page"
        @Parameter(title: "Page") var page: Int
        var contentIdentifier: String { "page.\(page)" }

        @MainActor func perform() async throws -> some IntentResult {
            Book.seen.append("performed")
            return .result()
        }
    }

    struct CloseBook: AppIntent {
        static let title: LocalizedStringResource = "Close Book"
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Book: App {
        static var seen: [String] = []

        var body: some Scene {
            WindowGroup {
                Text("Cover").onAppIntentExecution(ShowPage.self) { Self.seen.append("cover \($0.page)") }
            }
            WindowGroup(id: "pages") {
                Text("Pages")
                    .onAppIntentExecution(ShowPage.self) { Self.seen.append("one \($0.page)") }
                    .onAppIntentExecution(ShowPage.self) { Self.seen.append("two \($0.page)") }
            }
            .handlesExternalEvents(matching: ["page.1"])
        }
    }

    private func inBook(_ body: () async throws -> Void) async rethrows {
        Book.seen = []
        SceneHost.current = SceneHost(of: Book())
        defer { SceneHost.current = nil }
        try await body()
    }

    @Test func everyViewOfTheWindowGetsTheIntentBeforeItIsPerformed() async throws {
        try await inBook {
            _ = try await result(ShowPage.self, ["page": .int(1)])
            #expect(Book.seen.sorted() == ["one 1", "performed", "two 1"])
            #expect(Book.seen.last == "performed")
        }
    }

    @Test func anIntentThatNoWindowIsForGoesToTheFirst() async throws {
        try await inBook {
            _ = try await result(ShowPage.self, ["page": .int(7)])
            #expect(Book.seen == ["cover 7", "performed"])
        }
    }

    @Test func otherIntentsOpenNoWindow() async throws {
        try await inBook {
            _ = try await result(CloseBook.self)
            #expect(Book.seen.isEmpty)
        }
    }

    @Test func aProcessWithoutWindowsPerformsAllTheSame() async throws {
        Book.seen = []
        _ = try await result(ShowPage.self, ["page": .int(1)])
        #expect(Book.seen == ["performed"])
    }
}
