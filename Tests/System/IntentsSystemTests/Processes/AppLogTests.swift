import FoundationEssentials
import IntentsLink
import Testing

@testable import IntentsSystem

@Suite("The output of apps")
struct AppLogTests {
    @Test func keepsItsNewerHalfAndSaysSo() throws {
        let folder = try TemporaryFolder()
        let locations = Locations(in: folder)
        try locations.createDataDirectories()
        let log = AppLog(app: "com.example.garden", locations: locations)
        let lines = (0..<30_000).map { "line \($0) of what the app has to say about plants" }
        try write(lines.joined(separator: "\n") + "\n", to: log.path)
        log.trim()
        #expect(log.lines(1) == [lines.last])
        let kept = log.lines(.max)
        #expect(kept.first == "[older output was dropped]")
        #expect(kept.count > 5000)
        #expect(kept.count < 15_000)
        log.trim()
        #expect(log.lines(.max) == kept)
    }

    @Test func tellsWhatWasWrittenBehindAPlace() throws {
        let folder = try TemporaryFolder()
        let log = AppLog(path: folder / "log")
        try write("one\ntwo\n", to: log.path)
        let start = log.size
        #expect(log.lines(5, behind: start) == [])
        try write("one\ntwo\nthree\n", to: log.path)
        #expect(log.lines(5, behind: start) == ["three"])
        // Trimmed since.
        try write("new\n", to: log.path)
        #expect(log.lines(5, behind: start) == ["new"])
    }

    @Test func whyAProgramWasEndedIsFoundBeforeItsBacktrace() throws {
        let folder = try TemporaryFolder()
        let log = AppLog(path: folder / "log")
        try write("Garden/Old.swift:1: Fatal error: long ago\n", to: log.path)
        let output = ProgramOutput(log: log, start: log.size)
        #expect(output.fatalError == nil)
        let reason = "Garden/Water.swift:7: Fatal error: no water"
        let backtrace = (0..<200).map { "\($0) 0x0000 water() in Garden" }.joined(separator: "\n")
        let before = try String(contentsOfFile: log.path, encoding: .utf8)
        try write("\(before)watering\n\(reason)\n\(backtrace)\n", to: log.path)
        #expect(output.fatalError == reason)
        let dump = "r14 0x00007f30b00056a0  46 61 74 61 6c 20 65 72 72 6f 72 3a 20 66 61 69  Fatal error: fai"
        let allocation = "Fatal error: failed to allocate 4294967328 bytes of memory with alignment 8"
        try write("\(allocation)\n\n\(dump)\n", to: log.path)
        #expect(ProgramOutput(log: log, start: 0).fatalError == allocation)
    }

    @Test func anAppThatNeverRanHasNone() throws {
        let log = AppLog(app: "com.example.garden", locations: Locations(in: try TemporaryFolder()))
        #expect(log.lines(10) == [])
        log.trim()
    }
}
