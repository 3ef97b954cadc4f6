import Dispatch
import Glibc
import IntentsModel

/// A descriptor of this process as a place for text.
///
/// A reader that has gone away, as in `intents list | head -1`, is no error: the rest is dropped quietly.
final class DescriptorSink: TextSink {
    private let descriptor: Int32
    private let outcome = Lock(SinkState.open)

    init(descriptor: Int32) { self.descriptor = descriptor }

    var state: SinkState { outcome.withLock { $0 } }

    func write(_ text: String) {
        var text = text
        text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
    }

    func write(bytes: [UInt8]) { bytes.withUnsafeBytes { write($0) } }

    private func write(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes
        guard state == .open else { return }
        while let start = rest.baseAddress, rest.count > 0 {
            let written = Glibc.write(descriptor, start, rest.count)
            if written < 0 {
                if errno == EINTR { continue }
                guard errno == EAGAIN else { return fail(errno) }
                // A pipe that does not block, which others may have made so: it takes more once its reader has read.
                var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&room, 1, -1)
                continue
            }
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
        }
    }

    func whenReaderGone(_ act: @escaping @Sendable () -> Void) {
        guard fcntl(descriptor, F_GETFL) & O_ACCMODE != O_RDONLY else {
            fail(EBADF)
            return act()
        }
        // A queue of its own: it waits for as long as the process lives, where the reader stays.
        DispatchQueue(label: "reader").async { [self] in
            var end = pollfd(fd: descriptor, events: 0, revents: 0)
            while poll(&end, 1, -1) < 0, errno == EINTR {}
            guard end.revents & Int16(POLLERR | POLLHUP) != 0 else { return }
            fail(EPIPE)
            act()
        }
    }

    private func fail(_ number: Int32) {
        let reason = number == EBADF ? "it is closed" : String(cString: strerror(number))
        outcome.withLock { $0 = number == EPIPE ? .readerGone : .failed(reason) }
    }
}

/// The three descriptors that every program has.
enum StandardDescriptors {
    /// Occupies those that are closed with what can only be used the other way round, so that no file or socket of this
    /// process comes to have their numbers, and writing to them fails as it should.
    static func occupy() {
        for (descriptor, flags) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(descriptor, F_GETFD) < 0 {
            // It gets the lowest number that is free, which is this one.
            _ = open("/dev/null", flags)
        }
    }
}

/// The lines of the standard input.
///
/// Reading waits on a queue of its own, so that a run goes on, and can be cancelled, while a person thinks.
struct StandardInput: LineSource {
    private static let queue = DispatchQueue(label: "standard input")

    func nextLine() async -> String? {
        await withCheckedContinuation { continuation in
            Self.queue.async { continuation.resume(returning: readLine()) }
        }
    }

    func nextLine(with editor: LineEditor) async -> String? {
        await withCheckedContinuation { continuation in
            Self.queue.async { continuation.resume(returning: Self.line(typedWith: editor)) }
        }
    }

    /// A process that ends before a line does must not leave the terminal changed.
    func stop() { UncookedTerminal.end(isOver: true) }

    /// What was typed, or pasted, before anybody asked for it.
    private static let early = Lock<[UInt8]>([])

    private static func line(typedWith editor: LineEditor) -> String? {
        let screen = DescriptorSink(descriptor: STDERR_FILENO)
        guard UncookedTerminal.begin() else {
            screen.write(editor.hint)
            return readLine()
        }
        defer { UncookedTerminal.end() }
        var editor = editor
        var typed = early.withLock { $0 }
        while true {
            let step = editor.take(typed)
            screen.write(step.screen)
            early.withLock { $0 = step.rest }
            switch step.end {
            case .line(let line): return line
            case .cancelled: return nil
            case nil: break
            }
            guard let next = InputBytes.next(), !next.isEmpty else { return nil }
            typed = next
        }
    }
}

extension Console {
    /// The console of this process.
    static func standard(_ environment: [String: String]) -> Console {
        let isOutputTerminal = isatty(STDOUT_FILENO) == 1
        let isErrorTerminal = isatty(STDERR_FILENO) == 1
        let terminal = environment["TERM"] ?? ""
        return Console(
            output: DescriptorSink(descriptor: STDOUT_FILENO), error: DescriptorSink(descriptor: STDERR_FILENO),
            input: StandardInput(), width: isOutputTerminal ? width(of: STDOUT_FILENO) : nil,
            errorWidth: isErrorTerminal ? width(of: STDERR_FILENO) : nil,
            isInteractive: isOutputTerminal && isOurs(STDIN_FILENO) && (environment["CI"] ?? "").isEmpty,
            isErrorTerminal: isErrorTerminal && isOurs(STDERR_FILENO) && terminal != "dumb",
            usesColor: isOutputTerminal && (environment["NO_COLOR"] ?? "").isEmpty && terminal != "dumb")
    }

    /// Whether it is a terminal that this process has now: a command in the background can neither ask there nor draw
    /// over a line of it.
    private static func isOurs(_ terminal: Int32) -> Bool { tcgetpgrp(terminal) == getpgrp() }

    private static func width(of terminal: Int32) -> Int {
        var size = winsize()
        guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return max(20, Int(size.ws_col))
    }
}
