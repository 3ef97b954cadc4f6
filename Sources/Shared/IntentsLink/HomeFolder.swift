import Glibc

/// Where a person's files are when the environment does not say.
enum HomeFolder {
    /// Nobody has it, so that what needs a home says that there is none instead of writing to the root of the disk.
    private static let none = "/nonexistent"
    private static let entrySize = 16 << 10

    /// The home that the user database has of a user.
    static func ofUser(_ userID: UInt32) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: entrySize) { texts in
            var entry = passwd()
            var found: UnsafeMutablePointer<passwd>?
            guard let start = texts.baseAddress,
                getpwuid_r(userID, &entry, start, texts.count, &found) == 0, found != nil, let home = entry.pw_dir
            else { return none }
            let path = String(cString: home)
            return path.hasPrefix("/") ? path : none
        }
    }
}
