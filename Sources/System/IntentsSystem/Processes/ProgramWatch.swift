import CPlatform
import Glibc

/// Follows one program from a thread of its own, because the kernel is waited for: keeps its log small while it writes, and
/// tells how it ended.
struct ProgramWatch: Sendable {
    let pid: pid_t
    let log: AppLog
    /// Called once the program has ended, with the most memory it used.
    let ended: @Sendable (ProcessEnd, UInt64) -> Void

    /// How long a log may grow before it is looked at again.
    private static let pauseMilliseconds: Int32 = 50

    func start() {
        WaitingThread.start {
            follow()
            var result = platform_exit()
            guard platform_wait(pid, true, &result) >= 0 else { return ended(.unknown, 0) }
            ended(
                result.was_signalled ? .signalled(result.status) : .exited(status: result.status), result.peak_memory)
        }
    }

    /// Trims the log after each time it was written, until the program ends.
    private func follow() {
        let process = platform_open_process(pid)
        let changes = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        defer { for descriptor in [process, changes] where descriptor >= 0 { close(descriptor) } }
        guard process >= 0, changes >= 0, inotify_add_watch(changes, log.path, UInt32(IN_MODIFY)) >= 0 else { return }
        var waited = [
            pollfd(fd: process, events: Int16(POLLIN), revents: 0),
            pollfd(fd: changes, events: Int16(POLLIN), revents: 0),
        ]
        while true {
            guard poll(&waited, 2, -1) >= 0 || errno == EINTR else { return }
            if waited[0].revents != 0 { return }
            drain(changes)
            log.trim()
            guard poll(&waited, 1, Self.pauseMilliseconds) == 0 || errno == EINTR else { return }
        }
    }

    private func drain(_ changes: Int32) {
        var events = [UInt8](repeating: 0, count: 4096)
        while read(changes, &events, events.count) > 0 {}
    }
}
