import Foundation

/// Puts messages into lines.
struct LogOutput: Sendable {
    /// Whether lines begin with the journal's form of the level.
    var isJournal: Bool
    /// Whether messages for developers are written.
    var writesDebug: Bool
    /// Takes a whole line with its end.
    var sink: @Sendable (String) -> Void

    /// The standard error of this process.
    static let standard = LogOutput(environment: ProcessInfo.processInfo.environment) { line in
        // One write for a line, so that lines of two threads do not mix; a log has nowhere to report its own failure.
        try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    }

    init(environment: [String: String], sink: @escaping @Sendable (String) -> Void) {
        // The service manager sets it when it connects the stream with the journal.
        isJournal = environment["JOURNAL_STREAM"] != nil
        writesDebug = environment["OS_ACTIVITY_MODE"] == "debug"
        self.sink = sink
    }

    func write(_ text: String, level: OSLogType, name: String) {
        guard level != .debug || writesDebug else { return }
        let owner = name.isEmpty ? "" : "[\(name)] "
        let start = isJournal ? "<\(level.priority)>\(owner)" : "\(owner)\(level.name): "
        // A message is one entry: a line break in it must not begin another one.
        sink(start + text.replacing("\n", with: "\n\t") + "\n")
    }
}
