import FoundationEssentials
import Glibc
import IntentsLink
import IntentsModel

/// The output of an app, kept in a file that does not grow without bound.
struct AppLog: Sendable {
    /// Beyond it the older half is dropped.
    static let maximumBytes = 1 << 20

    let path: String

    init(path: String) { self.path = path }

    init(app: String, locations: Locations) { path = "\(locations.logsDirectory)/\(app).log" }

    /// The last lines, oldest first.
    /// - Parameter start: how large the log was when what is wanted began.
    func lines(_ limit: Int, behind start: Int = 0) -> [String] {
        // A log that has shrunk was trimmed since.
        let written = size < start ? size : size - start
        let text = String(decoding: tail(min(written, Self.maximumBytes)), as: UTF8.self)
        return text.split(separator: "\n", omittingEmptySubsequences: true).suffix(max(0, limit)).map(String.init)
    }

    /// Drops old output when there is too much; the app may be writing meanwhile, always at the end of the file.
    func trim() {
        guard size > Self.maximumBytes else { return }
        let kept = tail(Self.maximumBytes / 2).drop { $0 != UInt8(ascii: "\n") }
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0, ftruncate(descriptor, 0) == 0 else { return }
        defer { close(descriptor) }
        let text = Array("[older output was dropped]".utf8) + kept
        _ = text.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }

    var size: Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    private func tail(_ count: Int) -> [UInt8] {
        // An array of no capacity is one that all threads share, and is not to be written to.
        guard count > 0 else { return [] }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        lseek(descriptor, max(0, off_t(size - count)), SEEK_SET)
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
            length = max(0, read(descriptor, buffer.baseAddress, count))
        }
    }
}

/// What one program has written, in the log of its app.
final class ProgramOutput: Sendable {
    let log: AppLog
    /// How large the log was when the program started, or when another one of its app ended.
    private let start: Lock<Int>

    init(log: AppLog, start: Int) {
        self.log = log
        self.start = Lock(start)
    }

    func lines(_ limit: Int) -> [String] { log.lines(limit, behind: start.withLock { $0 }) }

    /// Another program of the app, whose lines are in the same log, has ended: its last words are not this one's.
    func forgetEarlierLines() { start.withLock { $0 = log.size } }

    /// What Swift said when it ended the program. The lines of a backtrace may come after it, with these words as the content of
    /// a register.
    var fatalError: String? {
        lines(.max).last { $0.hasPrefix("Fatal error: ") || $0.contains(": Fatal error: ") }
    }
}
