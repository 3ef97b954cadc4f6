import FoundationEssentials
import Glibc
import IntentsModel

@testable import intents

/// A program at a terminal of its own, with a person who reads and types.
final class PseudoTerminal: Sendable {
    let identifier: pid_t
    private let master: Int32
    private let shown = Lock("")

    /// Requests to the kernel whose names are macros that Swift does not read.
    private enum Request {
        static let lock: UInt = 0x4004_5431
        static let number: UInt = 0x8004_5430
        static let newSession: Int16 = 0x80
    }

    enum Failure: Error {
        case noTerminal
        /// It ended, or said nothing for a long time, without showing what was waited for; this is what it did show.
        case neverShown(String)
    }

    /// - Parameters:
    ///   - arguments: the path of the program, and what follows it.
    ///   - environment: all its variables.
    ///   - columns: of the terminal.
    init(_ arguments: [String], environment: [String: String], columns: Int = 80) throws {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var isLocked: Int32 = 0
        var number: UInt32 = 0
        guard ioctl(master, Request.lock, &isLocked) == 0, ioctl(master, Request.number, &number) == 0 else {
            throw Failure.noTerminal
        }
        var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
        identifier = try Self.start(arguments, environment, at: "/dev/pts/\(number)")
    }

    /// A session of its own: its first terminal becomes the one that it controls.
    private static func start(
        _ arguments: [String], _ environment: [String: String], at terminal: String
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in 0...2 as ClosedRange<Int32> {
            posix_spawn_file_actions_addopen(&actions, descriptor, terminal, O_RDWR, 0)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Request.newSession)
        let words = arguments.map { strdup($0) } + [nil]
        let variables = environment.merging(Sanitizer.variables) { own, _ in own }.map { strdup("\($0)=\($1)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var process: pid_t = 0
        guard posix_spawn(&process, arguments[0], &actions, &attributes, words, variables) == 0 else {
            throw POSIXError(.ENOENT)
        }
        return process
    }

    func type(_ keys: String) { _ = Array(keys.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) } }

    /// Whether keys arrive one by one.
    var isUncooked: Bool {
        var mode = termios()
        return tcgetattr(master, &mode) == 0 && mode.c_lflag & tcflag_t(ICANON) == 0
    }

    /// Puts the terminal into the mode that a shell leaves it in.
    func cook() {
        var mode = termios()
        tcgetattr(master, &mode)
        mode.c_lflag |= tcflag_t(ICANON | ECHO)
        tcsetattr(master, TCSANOW, &mode)
    }

    /// Waits until the terminal has shown a text, beside the threads that the daemon of the test needs.
    /// - Returns: everything that it has shown.
    @discardableResult
    func wait(for text: String) async throws -> String {
        try await onThread { [self] in
            while !shown.withLock({ $0.contains(text) }) {
                guard readMore() else { throw Failure.neverShown(shown.withLock { $0 }) }
            }
            return shown.withLock { $0 }
        }
    }

    /// Waits for the end.
    /// - Returns: the status as `waitpid` gives it, and everything that was shown.
    func end() async throws -> (status: Int32, text: String) {
        try await onThread { [self] in
            while readMore() {}
            var status: Int32 = 0
            waitpid(identifier, &status, 0)
            return (status, shown.withLock { $0 })
        }
    }

    /// - Returns: false once nobody has the terminal any more, or nothing has come for five minutes.
    private func readMore() -> Bool {
        var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, 300_000) == 1, let bytes = InputBytes.next(from: master), !bytes.isEmpty else {
            return false
        }
        shown.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
        return true
    }

    deinit { close(master) }
}
