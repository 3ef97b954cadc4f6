import FoundationEssentials

/// A line of the daemon's log: when, which process, and a sentence.
package enum DaemonLogLine {
    /// The line, with the time in UTC.
    package static func text(_ sentence: String, of process: Int32, at time: Date = .now) -> String {
        let time = Date.ISO8601FormatStyle(includingFractionalSeconds: true).format(time)
        return "\(time) \(mark(process))\(sentence)"
    }

    /// The sentence of a line; nil when it is not one of the process.
    package static func sentence(in line: Substring, of process: Int32) -> String? {
        guard let space = line.firstIndex(of: " ") else { return nil }
        let rest = line[line.index(after: space)...]
        let mark = mark(process)
        return rest.hasPrefix(mark) ? String(rest.dropFirst(mark.count)) : nil
    }

    private static func mark(_ process: Int32) -> String { "intentsd[\(process)]: " }
}
