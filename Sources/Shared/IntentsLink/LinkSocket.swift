import CPlatform
import FoundationEssentials
import Glibc
import IntentsModel

/// The descriptor of a connection, shared by the thread that reads and everyone who writes, and closed after the last.
///
/// A write goes straight to the kernel as long as that takes it. What it does not take waits in a bounded queue, which a
/// thread of its own empties, so that no writer ever blocks.
final class LinkSocket: Sendable {
    private struct State {
        /// -1 once closed.
        var descriptor: Int32
        var isShutDown = false
        /// The threads that are inside a call on the descriptor.
        var users = 0
        var waiting: [Data] = []
        var waitingBytes = 0
        var isDraining = false
    }

    private let state: Lock<State>
    private let limits: LinkLimits

    init(descriptor: Int32, limits: LinkLimits) {
        state = Lock(State(descriptor: descriptor))
        self.limits = limits
        // Children of this process must not hold the link open, and reading is meant to wait.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    }

    deinit {
        state.withLock { state in
            if state.descriptor >= 0 { Glibc.close(state.descriptor) }
        }
    }

    /// Reserves the descriptor for a thread that waits in it.
    /// - Returns: nil when it was shut down already.
    func enter() -> Int32? {
        state.withLock { state in
            guard !state.isShutDown else { return nil }
            state.users += 1
            return state.descriptor
        }
    }

    /// Ends what `enter` began.
    func leave() {
        state.withLock { state in
            state.users -= 1
            Self.closeIfUnused(&state)
        }
    }

    /// Ends both directions; threads that wait return, and the last of them closes the descriptor.
    func shutDown() {
        state.withLock { state in
            guard !state.isShutDown else { return }
            state.isShutDown = true
            Glibc.shutdown(state.descriptor, Int32(SHUT_RDWR))
            Self.closeIfUnused(&state)
        }
    }

    private static func closeIfUnused(_ state: inout State) {
        guard state.isShutDown, state.users == 0, state.descriptor >= 0 else { return }
        Glibc.close(state.descriptor)
        state.descriptor = -1
    }

    /// Writes a frame behind all earlier ones, without waiting.
    func write(_ frame: Data) throws(LinkError) {
        let needsThread = try state.withLock { state throws(LinkError) in
            guard !state.isShutDown else { throw LinkError.peerClosed }
            let rest = state.isDraining ? frame : try Self.sendWithoutWaiting(frame, on: state.descriptor)
            guard !rest.isEmpty else { return false }
            guard state.waitingBytes + rest.count <= limits.waitingBytes else {
                throw LinkError("The other side does not read: \(state.waitingBytes) bytes wait to be sent.")
            }
            state.waiting.append(rest)
            state.waitingBytes += rest.count
            if state.isDraining { return false }
            state.isDraining = true
            state.users += 1
            return true
        }
        guard needsThread else { return }
        do {
            try BackgroundThread.start { self.drain() }
        } catch {
            leave()
            throw error
        }
    }

    /// - Returns: what the kernel did not take.
    private static func sendWithoutWaiting(_ frame: Data, on descriptor: Int32) throws(LinkError) -> Data {
        var sent = 0
        while sent < frame.count {
            let result = send(frame, from: sent, on: descriptor, waits: false)
            if result == -Int(EAGAIN) { return Data(frame.dropFirst(sent)) }
            guard result >= 0 else { throw failure(result) }
            sent += result
        }
        return Data()
    }

    /// Sends what waits until nothing does; runs on its own thread.
    private func drain() {
        while let (chunk, descriptor) = nextWaiting() {
            var sent = 0
            while sent < chunk.count {
                let result = Self.send(chunk, from: sent, on: descriptor, waits: true)
                guard result > 0 else { break }
                sent += result
            }
            // The reading thread notices the end and reports it.
            if sent < chunk.count { shutDown() }
        }
        leave()
    }

    private func nextWaiting() -> (Data, Int32)? {
        state.withLock { state in
            guard !state.waiting.isEmpty, !state.isShutDown else {
                state.isDraining = false
                state.waiting = []
                state.waitingBytes = 0
                return nil
            }
            let chunk = state.waiting.removeFirst()
            state.waitingBytes -= chunk.count
            return (chunk, state.descriptor)
        }
    }

    private static func send(_ data: Data, from offset: Int, on descriptor: Int32, waits: Bool) -> Int {
        data.withUnsafeBytes { bytes in
            let rest = UnsafeRawBufferPointer(rebasing: bytes[offset...])
            guard let start = rest.baseAddress else { return 0 }
            return platform_send(descriptor, start, rest.count, nil, 0, waits)
        }
    }

    /// Waits for bytes; for the reading thread, between `enter` and `leave`.
    /// - Returns: how many came; 0 at the end of the stream, nil when none came in the time that the wait is limited to.
    static func receive(
        from descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
    ) throws(LinkError) -> Int? {
        guard let start = buffer.baseAddress else { return 0 }
        let result = platform_receive(descriptor, start, buffer.count, nil, nil)
        if result == -Int(EAGAIN) { return nil }
        guard result >= 0 else { throw failure(result) }
        return result
    }

    private static func failure(_ result: Int) -> LinkError {
        switch Int32(-result) {
        case EPIPE, ECONNRESET: .peerClosed
        default: LinkError(cannot: "use the connection", result)
        }
    }
}
