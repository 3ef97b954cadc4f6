import IntentsModel

/// The arguments of `intentsd`.
struct DaemonOptions: Hashable, Sendable {
    static let usage = """
        Usage: intentsd [--headless] [--idle-exit SECONDS] [--version] [--help]
          --headless            No app can come to the front.
          --foreground          Stay until told to leave, as --idle-exit 0.
          --idle-exit SECONDS   Leave after so long without clients and apps; 0 for never. 600 unless given.
        """

    var isHeadless = false
    /// Seconds; 0 for never, nil for the usual.
    var idleExit: Double?
    /// What is printed instead of running.
    var answer: String?

    init(_ arguments: [String]) throws(DaemonError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--headless": isHeadless = true
            case "--foreground": idleExit = 0
            case "--idle-exit": idleExit = try Self.seconds(rest.popFirst())
            case "--version": answer = "intentsd \(ProductVersion.current)"
            case "--help", "-h": answer = Self.usage
            default: throw DaemonError("There is no option “\(argument)”.")
            }
        }
    }

    private static func seconds(_ text: String?) throws(DaemonError) -> Double {
        guard let text, let seconds = Double(text), (0...31_536_000).contains(seconds) else {
            throw DaemonError("--idle-exit needs a number of seconds, 0 for never.")
        }
        return seconds
    }
}
