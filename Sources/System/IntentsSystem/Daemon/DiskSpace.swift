import Glibc
import IntentsLink

/// How much room is left where the system writes.
struct DiskSpace {
    let locations: Locations

    /// With less, an install fails soon, and so does what apps and the history write.
    private static let leastMegabytes: UInt64 = 32

    /// A problem for each disk that is full or nearly so.
    var findings: [Finding] {
        var seen: Set<dev_t> = []
        return [locations.dataDirectory, locations.stateDirectory, locations.runtimeDirectory].compactMap { folder in
            var status = stat()
            var disk = statvfs()
            guard stat(folder, &status) == 0, seen.insert(status.st_dev).inserted, statvfs(folder, &disk) == 0 else {
                return nil
            }
            return finding(folder, disk)
        }
    }

    private func finding(_ folder: String, _ disk: statvfs) -> Finding? {
        let megabytes = (UInt64(disk.f_bavail) * UInt64(disk.f_frsize)) >> 20
        // Some file systems do not count their files at all.
        let hasFiles = disk.f_files == 0 || disk.f_favail > 0
        guard megabytes < Self.leastMegabytes || !hasFiles else { return nil }
        let left = hasFiles ? "Only \(megabytes) MB are" : "No room for another file is"
        return Finding(
            isProblem: true, subject: "disk", message: "\(left) left on the disk that \(folder) is on.",
            fix: "Make room there: installs fail, runs are not kept in the history, and apps cannot write.")
    }
}
