import PlatformFoundation
import Testing

struct InlineMarkdownTests {
    /// The runs of a text: what they say, and how they are meant.
    private func runs(_ markdown: String) throws -> [String] {
        let text = try AttributedString(markdown: markdown)
        return text.runs.map { run in
            let intent = text[run.range].inlinePresentationIntent?.rawValue ?? 0
            let link = text[run.range].link.map { " \($0)" } ?? ""
            return "\(String(text[run.range].characters))|\(intent)\(link)"
        }
    }

    @Test(
        "Marks inside lines become meanings of parts",
        arguments: [
            ("plain", ["plain|0"]), ("a **b** c", ["a |0", "b|2", " c|0"]), ("*a*", ["a|1"]), ("_a_", ["a|1"]),
            ("**a *b* c**", ["a |2", "b|3", " c|2"]), ("`a*b*`", ["a*b*|4"]), ("~~a~~", ["a|32"]),
            ("[a](https://b.org)", ["a|0 https://b.org"]), ("[*a*](b)", ["a|1 b"]), ("\\*a\\*", ["*a*|0"]),
            ("2 * 3 * 4", ["2 * 3 * 4|0"]), ("**a", ["**a|0"]), ("[a]", ["[a]|0"]), ("", []),
        ])
    func marks(markdown: String, expected: [String]) throws {
        #expect(try runs(markdown) == expected)
    }

    @Test("Text full of marks that nothing ends is read in one go")
    func unended() throws {
        let source = String(repeating: "[`*", count: 2_000) + "x"
        #expect(String(try AttributedString(markdown: source).characters).hasSuffix("x"))
    }

    @Test("A localised text has its marks read")
    func localized() {
        let text = AttributedString(localized: "Found **\(3)** files")
        #expect(String(text.characters) == "Found 3 files")
        #expect(text.runs.count == 3)
    }
}
