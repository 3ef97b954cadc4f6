import CPlatform
import Glibc

/// Ends what programs leave behind: no process that comes from a start of ours outlives it.
enum Descendants {
    /// A program that makes processes faster than they are ended is given up after so many rounds.
    private static let mostRounds = 500

    /// Ends every process that comes from a start, and waits until they are gone; for threads that may wait.
    static func end(of launch: LaunchIdentity) { end { $0 == launch } }

    /// Ends what daemons have left that were killed themselves.
    static func endThoseOfDeadDaemons() { end { !$0.hasDaemon } }

    private static func end(_ isMeant: (LaunchIdentity) -> Bool) {
        var ending: Set<pid_t> = []
        for _ in 0..<mostRounds {
            let found = ProcessEntry.all.filter { pid in ProcessEntry(pid)?.launch.map(isMeant) ?? false }
            for pid in found { kill(pid, SIGKILL) }
            ending.formUnion(found)
            ending = ending.filter { !isGone($0) }
            if ending.isEmpty { return }
            usleep(1000)
        }
    }

    /// Whether a process that was killed is there no more; collects it when it has become our child.
    private static func isGone(_ pid: pid_t) -> Bool {
        var result = platform_exit()
        if platform_wait(pid, false, &result) == 0 { return result.has_ended }
        return kill(pid, 0) != 0
    }
}

/// Collects children that this process did not start: those whose own parent has ended before them.
struct OrphanCollector: Sendable {
    private var seen: Set<pid_t> = []

    /// Collects those that have ended before the last call; whoever waits for a child of his own has had it by then.
    mutating func collect() {
        let own = getpid()
        let ended = ProcessEntry.all.filter { pid in
            ProcessEntry(pid).map { $0.parent == own && $0.isZombie } ?? false
        }
        for pid in ended where seen.contains(pid) {
            var result = platform_exit()
            platform_wait(pid, false, &result)
        }
        seen = Set(ended)
    }
}
