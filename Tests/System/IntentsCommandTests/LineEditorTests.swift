import FoundationEssentials
import Testing

@testable import intents

@Suite("Typing a path")
struct LineEditorTests {
    /// What the terminal shows after the keys, and the line.
    private func type(
        _ keys: String, _ completions: @escaping @Sendable (String) -> [String] = { _ in [] }
    ) -> (screen: String, line: String?) {
        var editor = LineEditor(hint: "> ", completions: completions)
        var screen: [UInt8] = []
        for byte in keys.utf8 {
            switch editor.take(byte) {
            case .echo(let bytes): screen += bytes
            case .line(let line): return (String(decoding: screen, as: UTF8.self), line)
            case .end: return (String(decoding: screen, as: UTF8.self), nil)
            }
        }
        return (String(decoding: screen, as: UTF8.self), nil)
    }

    @Test("What is typed is shown, and is the line")
    func plain() {
        #expect(type("né 富\n") == ("né 富", "né 富"))
        #expect(type("\u{4}") == ("", nil))
        #expect(type("a\u{4}b\r") == ("ab", "ab"))
    }

    @Test("Backspace takes a character with all its columns, Ctrl-W a part of the path, Ctrl-U all")
    func erasing() {
        let back = "\u{8} \u{8}"
        #expect(type("a富\u{7F}b\n") == ("a富\(back)\(back)b", "ab"))
        #expect(type("a/bc\u{17}d\n") == ("a/bc\(back)\(back)d", "a/d"))
        #expect(type("ab\u{15}c\n") == ("ab\(back)\(back)c", "c"))
        #expect(type("\u{7F}a\n") == ("a", "a"))
    }

    @Test("Keys that send several bytes do nothing")
    func arrows() {
        #expect(type("a\u{1B}[A\u{1B}[1;5Cb\u{1B}OFc\n") == ("abc", "abc"))
    }

    @Test("Tab completes what only one way goes on, as far as all go on alike")
    func completing() {
        #expect(type("re\t\n") { _ in ["report.txt"] } == ("report.txt", "report.txt"))
        #expect(type("re\t\n") { _ in ["report.txt", "repair.txt"] } == ("rep", "rep"))
        #expect(type("x\t\n") == ("x\u{7}", "x"))
    }

    @Test("Tab shows the ways where they part, tamed")
    func listing() {
        let typed = type("a/rep\t\n") { _ in ["a/rep\u{1B}", "a/repo/"] }
        #expect(typed == ("a/rep\nrep␛  repo\n> a/rep", "a/rep"))
    }

    @Test("The paths that go on like a text")
    func paths() throws {
        let folder = "/tmp/open-app-intents-test-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: "\(folder)/notes", withIntermediateDirectories: true)
        for name in ["note.txt", ".nothing", "other"] {
            try Data().write(to: URL(filePath: "\(folder)/\(name)"))
        }
        let paths = PromptPaths(home: folder, workingDirectory: "\(folder)/notes")
        #expect(paths.completions(of: "~/no") == ["~/note.txt", "~/notes/"])
        #expect(paths.completions(of: "../n") == ["../note.txt", "../notes/"])
        #expect(paths.completions(of: "\(folder)/.") == ["\(folder)/.nothing"])
        #expect(paths.completions(of: "") == [])
        #expect(paths.completions(of: "/no-such-folder/x") == [])
    }
}
