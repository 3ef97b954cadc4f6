import FoundationEssentials
import TestFolders
import Testing

@testable import intents

@Suite("Typing a line")
struct LineEditorTests {
    /// What the terminal shows after the keys, which come a byte at a time, and the line.
    private func type(
        _ keys: String, width: Int? = nil, _ completions: (@Sendable (String) -> [String])? = nil
    ) -> (screen: TypedScreen, line: String?) {
        var editor = LineEditor(hint: "> ", width: width, completions: completions)
        var screen = TypedScreen()
        for byte in keys.utf8 {
            let step = editor.take([byte])
            screen.show(step.screen)
            switch step.end {
            case .line(let line): return (screen, line)
            case .cancelled: return (screen, nil)
            case nil: break
            }
        }
        return (screen, nil)
    }

    private func line(_ keys: String) -> String? { type(keys + "\n").line }

    private let left = "\u{1B}[D"
    private let right = "\u{1B}[C"

    @Test("What is typed is shown, and is the line")
    func plain() {
        let typed = type("né 富")
        #expect(typed.screen.row == "> né 富")
        #expect(typed.screen.column == 7)
        #expect(line("né 富") == "né 富")
        #expect(type("a\r").line == "a")
    }

    @Test("Ctrl-D ends an empty line, and erases what the cursor stands on in another")
    func controlD() {
        #expect(type("\u{4}").line == nil)
        #expect(line("a\u{4}b") == "ab")
        #expect(line("ab\(left)\u{4}c") == "ac")
    }

    @Test("Arrows move the cursor, and what is typed stands where it is")
    func arrows() {
        let typed = type("ac富\(left)\(left)b")
        #expect(typed.screen.row == "> abc富")
        #expect(typed.screen.column == 4)
        #expect(line("ac\(left)b\(right)d\(right)e") == "abcde")
        #expect(line("\u{1B}OD\u{1B}ODb\u{1B}OCa") == "ba")
    }

    @Test(
        "Home and end, however a terminal sends them",
        arguments: [
            ("\u{1}", "\u{5}"), ("\u{1B}[H", "\u{1B}[F"), ("\u{1B}OH", "\u{1B}OF"), ("\u{1B}[1~", "\u{1B}[4~"),
            ("\u{1B}[7~", "\u{1B}[8~"),
        ])
    func ends(_ home: String, _ end: String) {
        #expect(line("bc\(home)a\(end)d") == "abcd")
    }

    @Test("Backspace and delete take whole characters, with all their columns")
    func erasing() {
        let typed = type("a富b\(left)\u{7F}")
        #expect(typed.screen.row == "> ab")
        #expect(typed.screen.column == 3)
        #expect(line("ab\u{8}c") == "ac")
        #expect(line("\u{7F}a") == "a")
        #expect(line("abc\(left)\(left)\u{1B}[3~") == "ac")
        #expect(line("e\u{301}x\u{7F}\u{7F}o") == "o")
    }

    @Test("Ctrl-U and Ctrl-K erase up to the ends, Ctrl-W a word or a part of a path")
    func erasingMore() {
        #expect(line("abc\(left)\u{15}") == "c")
        #expect(line("abc\(left)\u{B}d") == "abd")
        #expect(line("a/bc\u{17}d") == "a/d")
        #expect(line("one two  \u{17}2") == "one 2")
        #expect(line("one\u{1B}\u{7F}2") == "2")
    }

    @Test("Words are jumped over")
    func words() {
        let back = "\u{1B}[1;5D"
        #expect(line("one two\(back)x") == "one xtwo")
        #expect(line("one two\u{1B}b\u{1B}bx") == "xone two")
        #expect(line("one two\u{1}\u{1B}[1;5Cx") == "onex two")
        #expect(line("one two\u{1}\u{1B}f\u{1B}fx") == "one twox")
    }

    @Test("Other keys do nothing, and no end of a line is lost behind an escape")
    func otherKeys() {
        #expect(line("a\u{1B}[A\u{1B}[15~\u{1B}OPb\u{1}\u{2}\u{6}\u{5}c") == "abc")
        #expect(line("a\u{1B}") == "a")
        #expect(line("a\u{1B}[\(String(repeating: "1", count: 1000))Db") == "ab")
    }

    @Test("Bytes that are no UTF-8 become one replacement each, and eat nothing")
    func invalidBytes() {
        var editor = LineEditor(hint: "> ")
        #expect(editor.take([0xFF, 0x61, 0xC3, 0x62, 0xE5, 0xAF, 0x0A]).end == .line("\u{FFFD}a\u{FFFD}b\u{FFFD}"))
    }

    @Test("What is pasted behind the end of a line is kept for the next")
    func pasted() {
        var editor = LineEditor(hint: "> ")
        let step = editor.take(Array("one\ntwo\n".utf8))
        #expect(step.end == .line("one"))
        #expect(step.rest == Array("two\n".utf8))
    }

    @Test("A long line stays in its row and moves along with the cursor")
    func longLine() {
        let end = type("abcdefghijklmnopqrstuvwxyz", width: 12)
        #expect(end.screen.row == "> …stuvwxyz")
        #expect(end.screen.column == 11)
        let home = type("abcdefghijklmnopqrstuvwxyz\u{1}", width: 12)
        #expect(home.screen.row == "> abcdefghi")
        #expect(home.screen.column == 2)
        let inside = type("abcdefghijklmnopqrstuvwxyz" + String(repeating: left, count: 10), width: 12)
        #expect(inside.screen.row == "> …lmnopqrs")
        #expect(inside.screen.column == 8)
        #expect(inside.screen.above.isEmpty)
    }

    @Test("Tabs are kept where they complete nothing, and control characters are shown as pictures")
    func tabs() {
        #expect(line("a\tb") == "a\tb")
        #expect(type("a\tb").screen.row == "> a b")
        #expect(type("a\u{85}").screen.row == "> a\u{FFFD}")
    }

    @Test("Tab completes what only one way goes on, as far as all go on alike")
    func completing() {
        #expect(type("re\t\n") { _ in ["report.txt"] }.line == "report.txt")
        #expect(type("re\t\n") { _ in ["report.txt", "repair.txt"] }.line == "rep")
        #expect(type("re!\(left)\t\n") { $0 == "re" ? ["report"] : [] }.line == "report!")
        let nothing = type("x\t\n") { _ in [] }
        #expect(nothing.line == "x")
        #expect(nothing.screen.bells == 1)
    }

    @Test("Tab shows the ways where they part, tamed")
    func listing() {
        let typed = type("a/rep\t") { _ in ["a/rep\u{1B}", "a/repo/"] }
        #expect(typed.screen.above == ["> a/rep", "rep␛   repo/"])
        #expect(typed.screen.row == "> a/rep")
    }

    @Test("Ways stand in columns, none is broken, and too many are counted")
    func columns() {
        let names = ["apple", "banana", "cherry", "fig", "grape"]
        #expect(CandidateColumns(names).lines(width: 20) == ["apple   fig", "banana  grape", "cherry"])
        #expect(CandidateColumns(names).lines(width: 8) == names)
        #expect(CandidateColumns(["a name of many letters", "b"]).lines(width: 10) == ["a name of…", "b"])
        let many = CandidateColumns((1...120).map { "\($0)" }).lines(width: 1)
        #expect(many.count == 101)
        #expect(many.last == "… and 20 more")
    }

    @Test("The paths that go on like a text")
    func paths() throws {
        let folder = TestFolders.newPath()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: "\(folder)/notes", withIntermediateDirectories: true)
        for name in ["note.txt", ".nothing", "other"] {
            try Data().write(to: URL(filePath: "\(folder)/\(name)"))
        }
        let paths = PromptPaths(home: folder, workingDirectory: "\(folder)/notes")
        #expect(paths.completions(of: "~") == ["~/"])
        #expect(paths.completions(of: "~/no") == ["~/note.txt", "~/notes/"])
        #expect(paths.completions(of: "../n") == ["../note.txt", "../notes/"])
        #expect(paths.completions(of: "\(folder)/.") == ["\(folder)/.nothing"])
        #expect(paths.completions(of: "") == [])
        #expect(paths.completions(of: "/no-such-folder/x") == [])
    }
}
