import Glibc
import IntentsLink

/// What one process of an extension may use. Apps have no limits: they are programs that the person runs.
package struct ExtensionLimits: Hashable, Sendable {
    /// Bytes of memory of its own.
    package var memory: UInt64 = 1 << 30
    /// Seconds of processor time, over its whole life.
    package var processorTime: UInt64 = 600
    /// Open descriptors.
    package var descriptors: UInt64 = 256

    package init() {}

    /// How Swift and its libraries say that they got no memory.
    private static let signsOfMemory = ["to allocate ", "not allocate memory", "out of memory"]

    var limits: [ProgramLimit] {
        [
            ProgramLimit(RLIMIT_DATA, memory), ProgramLimit(RLIMIT_NOFILE, descriptors),
            // The signal first; the kernel kills what goes on in spite of it.
            ProgramLimit(RLIMIT_CPU, processorTime, hard: processorTime + 5), ProgramLimit(RLIMIT_CORE, 0),
        ]
    }

    /// How an extension ended, with the limit that it met. Memory that cannot be had shows as a crash of any kind: whoever
    /// wanted it has said so, or nearly all of it was in use, which makes it likely.
    /// - Parameter said: what Swift said when it ended the program.
    func explain(_ end: ProcessEnd, peakMemory: UInt64, said: String?) -> ProcessEnd {
        guard case .signalled(let signal) = end else { return end }
        if signal == SIGXCPU {
            let time = "\(processorTime) \(processorTime == 1 ? "second" : "seconds") of processor time"
            return .limited("was ended after \(time), the most an extension may use,")
        }
        guard signal != SIGTERM, signal != SIGKILL else { return end }
        if let said = said?.lowercased(), Self.signsOfMemory.contains(where: said.contains) {
            return .limited("was stopped at its memory limit of \(memory >> 20) MB")
        }
        guard peakMemory > memory / 4 * 3 else { return end }
        return .limited(
            "most likely ran out of memory (it used \(min(peakMemory, memory) >> 20) of the \(memory >> 20) MB that an "
                + "extension may have): it \(end)")
    }
}
