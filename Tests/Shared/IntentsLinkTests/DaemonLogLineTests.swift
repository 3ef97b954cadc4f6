import FoundationEssentials
import IntentsLink
import Testing

@Suite("Lines of the daemon's log")
struct DaemonLogLineTests {
    @Test("A line has the time in UTC with milliseconds, the process and the sentence")
    func text() {
        let time = Date(timeIntervalSince1970: 86400.25)
        let line = DaemonLogLine.text("The store is broken.", of: 4711, at: time)
        #expect(line == "1970-01-02T00:00:00.250Z intentsd[4711]: The store is broken.")
        #expect(DaemonLogLine.sentence(in: line[...], of: 4711) == "The store is broken.")
        #expect(DaemonLogLine.sentence(in: line[...], of: 471) == nil)
    }

    @Test("What is no line of a daemon has no sentence", arguments: ["", "intentsd[1]:", "a b", "Fatal error: x"])
    func other(_ line: String) {
        #expect(DaemonLogLine.sentence(in: line[...], of: 1) == nil)
    }
}
