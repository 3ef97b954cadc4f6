import Glibc

/// A folder that belongs to this user alone, checked once and held open.
///
/// What is reached through its descriptor is reached in the very folder that was checked, whatever happens to its path.
struct PrivateFolder: ~Copyable {
    let descriptor: Int32
    let path: String

    /// Opens a folder and checks it.
    /// - Returns: nil when nothing is there.
    static func open(_ path: String, owner: UInt32 = geteuid()) throws(LinkError) -> PrivateFolder? {
        let descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else {
            switch errno {
            case ENOENT: return nil
            case ENOTDIR where access(path, F_OK) != 0: return nil  // Something above it is not a folder.
            case ENOTDIR, ELOOP: throw LinkError("“\(path)” is not a folder: remove it.")
            case let number: throw LinkError(cannot: "open the folder “\(path)”", -Int(number))
            }
        }
        let folder = PrivateFolder(descriptor: descriptor, path: path)
        try folder.check(owner: owner)
        return folder
    }

    /// Makes a folder, and what is missing above it, for this user alone; one that exists is checked instead.
    static func create(_ path: String, owner: UInt32 = geteuid()) throws(LinkError) -> PrivateFolder {
        if let folder = try open(path, owner: owner) { return folder }
        try makeFolders(path)
        guard let folder = try open(path, owner: owner) else {
            throw LinkError(cannot: "open the folder “\(path)”", -Int(ENOENT))
        }
        return folder
    }

    private init(descriptor: Int32, path: String) {
        self.descriptor = descriptor
        self.path = path
    }

    deinit { close(descriptor) }

    private func check(owner: UInt32) throws(LinkError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw LinkError(cannot: "read the folder “\(path)”", -Int(errno)) }
        guard status.st_uid == owner else {
            throw LinkError(
                "The folder “\(path)” belongs to another user (\(status.st_uid)): remove it, or use another."
            )
        }
        let mode = status.st_mode & 0o777
        guard mode & 0o077 == 0 else {
            throw LinkError(
                "The folder “\(path)” is open to other users (mode \(String(mode, radix: 8))): run “chmod 700 '\(path)'”."
            )
        }
    }

    /// The address of a socket in the folder. A path may be longer than an address; then it leads through the descriptor.
    func address(of name: String) -> String {
        let full = "\(path)/\(name)"
        return full.utf8.count <= Self.longestAddress ? full : "/proc/self/fd/\(descriptor)/\(name)"
    }

    /// `sun_path` without its ending null byte.
    private static let longestAddress = 107
}

/// Makes a folder and those above it, each for this user alone; what exists already is left as it is.
func makeFolders(_ path: String) throws(LinkError) {
    if mkdir(path, 0o700) == 0 { return }
    switch errno {
    case EEXIST:
        return
    case ENOENT:
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { fallthrough }
        try makeFolders(String(path[..<slash]))
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
            throw LinkError(cannot: "make the folder “\(path)”", -Int(errno))
        }
    default:
        throw LinkError(cannot: "make the folder “\(path)”", -Int(errno))
    }
}
