import Testing

@testable import IntentsSystem

@Suite("Opening links in the desktop", .timeLimit(.minutes(5)))
struct DesktopLinkOpenerTests {
    @Test("the desktop's command gets the link as its one argument, and no shell sees it")
    func opens() async throws {
        let folder = try TemporaryFolder()
        try write("#!/bin/sh\nprintf '%s|' \"$#\" \"$1\" > \(folder / "out")\n", to: folder / "xdg-open", mode: 0o755)
        let opener = DesktopLinkOpener(environment: ["PATH": "relative:\(folder.path):/usr/bin:/bin"])
        // A program that was written just now cannot start while the child of another test, between fork and exec, has it
        // open for writing.
        await eventually { opener.open("https://example.com/?a=$(id)&b='") }
        let output = folder / "out"
        await eventually { (try? String(contentsOfFile: output, encoding: .utf8))?.hasSuffix("'|") == true }
        #expect(try String(contentsOfFile: output, encoding: .utf8) == "1|https://example.com/?a=$(id)&b='|")
    }

    @Test("where there is no such command nothing is opened")
    func nothing() throws {
        let folder = try TemporaryFolder()
        #expect(!DesktopLinkOpener(environment: ["PATH": folder.path]).open("https://example.com"))
        #expect(!NoLinkOpener().open("https://example.com"))
    }
}
