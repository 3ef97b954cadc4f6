import AppIntents
import IntentsModel
import PlatformSwiftUI
import Testing

/// Every combination of `.result(…)` with a view or a snippet intent.
struct SnippetResultTests {
    struct Bed: View {
        let name: String
        var body: some View { Text(name) }
    }

    struct BedSnippet: SnippetIntent {
        static let title: LocalizedStringResource = "Bed"
        static let isDiscoverable = false
        @Parameter var name: String
        init() {}
        init(name: String) { self.name = name }
        func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Bed(name: name)) }
    }

    private func view() -> some ShowsSnippetView { .result(view: Bed(name: "Rose")) }
    private func trailing() -> some IntentResult & ShowsSnippetView { .result { Bed(name: "Rose") } }
    private func undeclared() -> some IntentResult { .result(dialog: "Done.", view: Bed(name: "Rose")) }
    private func valueView() -> some ReturnsValue<Int> & ShowsSnippetView {
        .result(value: 3, view: Bed(name: "Rose"))
    }
    private func dialogView() -> some ProvidesDialog & ShowsSnippetView {
        .result(dialog: "Done.", view: Bed(name: "Rose"))
    }
    private func valueDialogView() -> some ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
        .result(value: 3, dialog: "Done.", view: Bed(name: "Rose"))
    }
    private func valueDialogTrailing() -> some ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
        .result(value: 3, dialog: "Done.") {
            Text("Bed")
            Bed(name: "Rose")
        }
    }
    private func opensView() -> some OpensIntent & ShowsSnippetView {
        .result(opensIntent: OpenURLIntent(), view: Bed(name: "Rose"))
    }
    private func opensDialogTrailing() -> some OpensIntent & ProvidesDialog & ShowsSnippetView {
        .result(opensIntent: OpenURLIntent(), dialog: "Done.") { Bed(name: "Rose") }
    }
    private func everything() -> some ReturnsValue<Int> & OpensIntent & ProvidesDialog & ShowsSnippetView {
        .result(value: 3, opensIntent: OpenURLIntent(), dialog: "Done.", view: Bed(name: "Rose"))
    }
    private func promisedOnly() -> some IntentResult & ProvidesDialog & ShowsSnippetView { .result(dialog: "Done.") }
    private func promisedWithValue() -> some ReturnsValue<Int> & ShowsSnippetView { .result(value: 3) }
    private func promisedIntentOnly() -> some ProvidesDialog & ShowsSnippetIntent { .result(dialog: "Done.") }
    private func snippetIntent() -> some IntentResult & ShowsSnippetIntent {
        .result(snippetIntent: BedSnippet(name: "Rose"))
    }
    private func valueSnippetIntent() -> some ReturnsValue<Int> & ProvidesDialog & ShowsSnippetIntent {
        .result(value: 3, dialog: "Done.", snippetIntent: BedSnippet(name: "Rose"))
    }

    private func texts(_ result: some IntentResult) async throws -> [String]? {
        let source = (result as? any ResultPartsProviding)?.parts.snippet
        return try await source?.node(in: Locale(identifier: "en"))?.texts
    }

    @Test func showsTheViewItWasGiven() async throws {
        #expect(try await texts(view()) == ["Rose"])
        #expect(try await texts(trailing()) == ["Rose"])
        #expect(try await texts(undeclared()) == ["Rose"])
        #expect(try await texts(valueView()) == ["Rose"])
        #expect(try await texts(dialogView()) == ["Rose"])
        #expect(try await texts(valueDialogView()) == ["Rose"])
        #expect(try await texts(valueDialogTrailing()) == ["Bed", "Rose"])
        #expect(try await texts(opensView()) == ["Rose"])
        #expect(try await texts(opensDialogTrailing()) == ["Rose"])
        #expect(try await texts(everything()) == ["Rose"])
    }

    @Test func keepsItsOtherPartsBesideTheView() {
        #expect(valueDialogView().value == 3)
        #expect(valueDialogView().parts?.dialog == "Done.")
        #expect(everything().parts?.opened is OpenURLIntent)
    }

    @Test func mayPromiseAViewAndReturnNone() async throws {
        #expect(try await texts(promisedOnly()) == nil)
        #expect(promisedOnly().parts?.dialog == "Done.")
        #expect(try await texts(promisedWithValue()) == nil)
        #expect(promisedWithValue().value == 3)
        #expect(try await texts(promisedIntentOnly()) == nil)
    }

    @Test func drawsASnippetIntentWithItsParameters() async throws {
        #expect(try await texts(snippetIntent()) == ["Rose"])
        #expect(try await texts(valueSnippetIntent()) == ["Rose"])
        #expect(valueSnippetIntent().value == 3)
    }
}

extension IntentResult {
    fileprivate var parts: ResultParts? { (self as? any ResultPartsProviding)?.parts }
}

extension ViewNode {
    /// All texts of the tree, from top to bottom.
    var texts: [String] { [text].compactMap { $0 } + children.flatMap(\.texts) }
}
