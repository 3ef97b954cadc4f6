import IntentsModel
import Testing

@testable import PlatformOSLog

@Suite struct LoggerTests {
    /// The lines that `body` writes.
    private func lines(environment: [String: String] = [:], _ body: (Logger) -> Void) -> [String] {
        let lines = Lock<[String]>([])
        let output = LogOutput(environment: environment) { line in lines.withLock { $0.append(line) } }
        body(Logger(subsystem: "org.example.garden", category: "beds", output: output))
        return lines.withLock { $0 }
    }

    @Test func aLineNamesItsOwnerAndItsLevel() {
        #expect(
            lines {
                $0.notice("open")
                $0.info("a hint")
                $0.warning("dry")
                $0.fault("broken")
            } == [
                "[org.example.garden:beds] notice: open\n", "[org.example.garden:beds] info: a hint\n",
                "[org.example.garden:beds] error: dry\n", "[org.example.garden:beds] fault: broken\n",
            ])
    }

    @Test func theJournalGetsItsOwnFormOfTheLevel() {
        let written = lines(environment: ["JOURNAL_STREAM": "8:1"]) { $0.error("dry") }
        #expect(written == ["<3>[org.example.garden:beds] dry\n"])
    }

    @Test func messagesForDevelopersAreWrittenOnRequest() {
        #expect(lines { $0.debug("x") }.isEmpty)
        let written = lines(environment: ["OS_ACTIVITY_MODE": "debug"]) { $0.trace("x") }
        #expect(written == ["[org.example.garden:beds] debug: x\n"])
    }

    @Test func textsArePrivateAndNumbersAreNotUnlessTold() {
        let name = "Ada"
        let message: OSLogMessage = "\(name) \(name, privacy: .public) \(3) \(4, privacy: .private) \(true) \([1])"
        #expect(message.text == "<private> Ada 3 <private> true <private>")
        let masked: OSLogMessage = "\(name, privacy: .private(mask: .hash))"
        #expect(masked.text.hasPrefix("<mask.hash: ") && !masked.text.contains(name))
    }

    @Test func numbersAreWrittenAsAsked() {
        let message: OSLogMessage =
            "\(255, format: .hex(includePrefix: true)) \(7, format: .decimal(minDigits: 3)) \(2.5, format: .fixed(precision: 2)) \(7, align: .right(columns: 3))|"
        #expect(message.text == "0xff 007 2.50   7|")
    }

    @Test func aLineBreakDoesNotBeginAnotherEntry() {
        #expect(lines { $0.notice("a\nb") } == ["[org.example.garden:beds] notice: a\n\tb\n"])
    }

    @Test func signpostsRunWhatTheySurround() {
        let signposter = OSSignposter(subsystem: "org.example.garden", category: "beds")
        #expect(signposter.withIntervalSignpost("water") { 4 } == 4)
        #expect(!signposter.isEnabled)
    }
}
