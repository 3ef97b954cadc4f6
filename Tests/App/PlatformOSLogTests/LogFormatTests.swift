import Testing

@testable import PlatformOSLog

struct LogFormatTests {
    @Test(
        "A format of the older form takes its values in order",
        arguments: [
            ("plain", [] as [String], "plain"), ("%@ of %d", ["3", "7"], "3 of 7"),
            ("%{public}@ and %{private, mask.hash}s", ["here", "there"], "here and there"),
            ("%.2f%% of %5lld", ["0.5", "9"], "0.5% of 9"), ("%@ is missing %@", ["one"], "one is missing %@"),
            ("ends in %", [], "ends in %"),
        ])
    func formats(format: String, values: [String], text: String) {
        #expect(LogFormat.text(format, values) == text)
    }
}
