import FoundationEssentials
import Glibc

/// Places for the files of tests, short enough for sockets.
package enum TestFolders {
    private static let parent = "/tmp"
    private static let prefix = "open-app-intents-test-"
    private static let suffixLength = 13

    /// A path that nothing has.
    package static func newPath() -> String {
        _ = leftovers
        return "\(parent)/\(prefix)\(getpid())-\(UUID().uuidString.prefix(suffixLength))"
    }

    /// Removed once: a process of tests that is killed, or crashes, cannot tidy up.
    private static let leftovers: Void = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let parts = name.dropFirst(prefix.count).split(separator: "-", maxSplits: 1)
            // What has another form is not ours, and a process that may not be looked at is there.
            guard parts.count == 2, parts[1].utf8.count == suffixLength, let process = pid_t(parts[0]),
                kill(process, 0) != 0, errno == ESRCH
            else {
                continue
            }
            try? FileManager.default.removeItem(atPath: "\(parent)/\(name)")
        }
    }()
}
