import CPlatform
import FoundationEssentials
import Glibc

/// Copies into a bundle.
enum FileCopy {
    /// Copies a file, or whatever else there is at a path, to a place where nothing is.
    ///
    /// The kernel does it for files: Foundation's way takes a call for every 4 kB, which is felt with a program of 60 MB.
    static func copy(_ source: String, to target: String) throws {
        var status = stat()
        guard lstat(source, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            try copyFile(source, to: target, mode: status.st_mode & 0o777)
        else { return try FileManager.default.copyItem(atPath: source, toPath: target) }
    }

    /// - Returns: whether the file systems are of those between which the kernel copies; if not, nothing is there.
    private static func copyFile(_ source: String, to target: String, mode: mode_t) throws -> Bool {
        let input = open(source, O_RDONLY | O_CLOEXEC)
        guard input >= 0 else { throw failure("copied", source) }
        defer { close(input) }
        let output = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard output >= 0 else { throw failure("made", target) }
        defer { close(output) }
        let count = platform_copy_file(input, output)
        if count >= 0 { return true }
        let code = Int32(clamping: -count)
        guard [EXDEV, EINVAL, EOPNOTSUPP, ENOSYS].contains(code) else { throw failure("written", target, code) }
        unlink(target)
        return false
    }

    private static func failure(_ verb: String, _ path: String, _ code: Int32 = errno) -> BuildError {
        BuildError("\(path) cannot be \(verb): \(String(cString: strerror(code))).")
    }
}
