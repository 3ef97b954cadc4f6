import Testing

@testable import intents

@Suite("What reaches the terminal")
struct ConsoleTests {
    /// What a console writes to an error stream of so many columns.
    private func complaint(_ text: String, width: Int?) -> String {
        let error = CapturedText()
        Console(output: CapturedText(), error: error, input: TypedLines([]), errorWidth: width).complain(text)
        return error.text
    }

    @Test("On a terminal, what is wrong is broken between words, and goes on indented")
    func broken() {
        #expect(
            complaint("intents run: There is no action “Wter”. Did you mean “Water”?", width: 30) == """
                intents run: There is no
                  action “Wter”. Did you mean
                  “Water”?

                """)
        #expect(complaint("  one two three", width: 10) == "  one\n    two\n    three\n")
    }

    @Test("A line that fits stays as it is, and a path that is longer than a line stays whole")
    func whole() {
        #expect(complaint("  a   b", width: 30) == "  a   b\n")
        #expect(complaint("No /a/b/c/d/e/f here.", width: 10) == "No\n  /a/b/c/d/e/f\n  here.\n")
    }

    @Test("Elsewhere nothing is broken")
    func elsewhere() {
        let line = String(repeating: "word ", count: 40) + "end"
        #expect(complaint(line, width: nil) == line + "\n")
    }

    @Test("An error of the tool is broken as well")
    func tool() async {
        var tester = CommandLineTester()
        tester.errorWidth = 40
        let run = await tester.run("instal", "X.app")
        #expect(
            run.error == """
                intents: There is no command “instal”.
                  Did you mean “install”?
                “intents --help” lists the commands.

                """)
    }

    @Test(
        "Texts cannot reorder what the terminal shows",
        arguments: [0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069])
    func reordering(_ control: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(control))
        #expect(Console.tamed("fdp.\(Character(scalar))exe") == "fdp.\u{FFFD}exe")
    }

    @Test("Letters of every direction stay", arguments: ["مرحبا بالعالم", "שלום", "می‌روم", "א\u{200F}1"])
    func letters(_ text: String) {
        #expect(Console.tamed(text) == text)
    }
}
