import CPlatform
import Glibc

/// Ends what programs leave behind: no process that comes from a start of ours outlives it.
enum Descendants {
    /// A program that makes processes faster than they are ended is given up after so many rounds.
    private static let mostRounds = 500

    /// Ends every process that comes from a start, and waits until they are gone; for threads that may wait.
    ///
    /// What ends by itself meanwhile has no environment any more, but is still in the group that the program led.
    /// - Returns: the most memory that one of them used, as far as this process, which they were left to, is told. A sandbox
    ///   leaves the process that waited for its program, and with it what the program used.
    static func end(of launch: LaunchIdentity, group: pid_t) -> UInt64 {
        let own = getpid()
        return end { process in
            process.launch == launch || process.parent == own && process.group == group && process.pid != group
        }
    }

    /// Ends what daemons have left that were killed themselves.
    static func endThoseOfDeadDaemons() { _ = end { process in process.launch.map { !$0.hasDaemon } ?? false } }

    private static func end(_ isMeant: (ProcessEntry) -> Bool) -> UInt64 {
        var ending: Set<pid_t> = []
        var peakMemory: UInt64 = 0
        for _ in 0..<mostRounds {
            let found = ProcessEntry.all.filter { pid in ProcessEntry(pid).map(isMeant) ?? false }
            for pid in found { kill(pid, SIGKILL) }
            ending.formUnion(found)
            ending = ending.filter { !isGone($0, &peakMemory) }
            if ending.isEmpty { break }
            usleep(1000)
        }
        return peakMemory
    }

    /// Whether a process that was killed is there no more; collects it when it has become our child.
    private static func isGone(_ pid: pid_t, _ peakMemory: inout UInt64) -> Bool {
        var result = platform_exit()
        guard platform_wait(pid, false, &result) == 0 else { return kill(pid, 0) != 0 }
        if result.has_ended { peakMemory = max(peakMemory, result.peak_memory) }
        return result.has_ended
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
