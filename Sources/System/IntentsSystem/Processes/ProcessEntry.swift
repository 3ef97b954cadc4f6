import Glibc
import IntentsLink

/// A process as the kernel's `/proc` shows it.
struct ProcessEntry: Hashable, Sendable {
    let pid: pid_t
    let parent: pid_t
    /// The process group, which a program's own processes share with it unless they leave it.
    let group: pid_t
    let isZombie: Bool
    /// In ticks since the machine started; tells a process from a later one of the same number.
    let startTime: UInt64

    /// Nil when there is no such process.
    init?(_ pid: pid_t) {
        let text = String(decoding: Self.read("/proc/\(pid)/stat", limit: 4096), as: UTF8.self)
        // The name before it may hold anything, also parentheses and blanks.
        guard let end = text.lastIndex(of: ")") else { return nil }
        let fields = text[text.index(after: end)...].split(separator: " ")
        guard fields.count > 19, let parent = pid_t(fields[1]), let group = pid_t(fields[2]),
            let start = UInt64(fields[19])
        else { return nil }
        self.pid = pid
        self.parent = parent
        self.group = group
        isZombie = fields[0] == "Z"
        startTime = start
    }

    /// The start of a program that the process comes from; nil for strangers, and for processes of other users.
    var launch: LaunchIdentity? {
        let prefix = Array("\(LinkEnvironment.launch)=".utf8)
        let entry = Self.read("/proc/\(pid)/environ", limit: 1 << 20).split(separator: 0).first {
            $0.starts(with: prefix)
        }
        return entry.map { LaunchIdentity(text: String(decoding: $0.dropFirst(prefix.count), as: UTF8.self)) }
    }

    /// All process ids there are.
    static var all: [pid_t] {
        guard let stream = opendir("/proc") else { return [] }
        defer { closedir(stream) }
        var all: [pid_t] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if let pid = pid_t(name) { all.append(pid) }
        }
        return all
    }

    private static func read(_ path: String, limit: Int) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while bytes.count < limit {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return bytes
    }
}
