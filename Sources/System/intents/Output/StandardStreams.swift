import Dispatch
import Glibc

/// A descriptor of this process as a place for text.
///
/// A reader that has gone away, as in `intents list | head -1`, is no error: the rest is dropped quietly.
struct DescriptorSink: TextSink {
    var descriptor: Int32

    func write(_ text: String) {
        var text = text
        text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
    }

    func write(bytes: [UInt8]) { bytes.withUnsafeBytes { write($0) } }

    private func write(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes
        while let start = rest.baseAddress, rest.count > 0 {
            let written = Glibc.write(descriptor, start, rest.count)
            if written < 0 {
                if errno == EINTR { continue }
                guard errno == EAGAIN else { return }
                // A pipe that does not block, which others may have made so: it takes more once its reader has read.
                var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&room, 1, -1)
                continue
            }
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
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
}

extension Console {
    /// The console of this process.
    static func standard(_ environment: [String: String]) -> Console {
        let isOutputTerminal = isatty(STDOUT_FILENO) == 1
        let terminal = environment["TERM"] ?? ""
        return Console(
            output: DescriptorSink(descriptor: STDOUT_FILENO), error: DescriptorSink(descriptor: STDERR_FILENO),
            input: StandardInput(), width: isOutputTerminal ? terminalWidth() : nil,
            isInteractive: isOutputTerminal && isatty(STDIN_FILENO) == 1 && (environment["CI"] ?? "").isEmpty,
            isErrorTerminal: isatty(STDERR_FILENO) == 1 && terminal != "dumb",
            usesColor: isOutputTerminal && (environment["NO_COLOR"] ?? "").isEmpty && terminal != "dumb")
    }

    private static func terminalWidth() -> Int {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return max(20, Int(size.ws_col))
    }
}
