import Glibc
import IntentsModel

/// Copies a bundle's folder entry by entry, links as links and everything flushed to the disk.
struct BundleCopy {
    private let source: String
    private let destination: String

    /// Copies the folder `source` to the new folder `destination`.
    static func copy(_ source: String, to destination: String) throws(RunError) {
        try BundleCopy(source: source, destination: destination).copyFolder("")
    }

    private init(source: String, destination: String) {
        self.source = source
        self.destination = destination
    }

    private func copyFolder(_ folder: String) throws(RunError) {
        try check(mkdir(destination + folder, 0o755), making: folder)
        for name in try names(in: folder) { try copyEntry("\(folder)/\(name)") }
        try flush(folder)
    }

    private func copyEntry(_ entry: String) throws(RunError) {
        var status = stat()
        guard lstat(source + entry, &status) == 0 else { throw .badBundle(source, "\(entry) cannot be read") }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: try copyFolder(entry)
        case S_IFREG: try copyFile(entry, mode: status.st_mode & 0o755)
        case S_IFLNK: try copyLink(entry)
        default: throw .badBundle(source, "\(entry) is neither a file, a folder nor a link")
        }
    }

    private func names(in folder: String) throws(RunError) -> [String] {
        guard let stream = opendir(source + folder) else {
            throw .badBundle(source, "the folder \(folder.isEmpty ? "/" : folder) cannot be read")
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    private func copyFile(_ file: String, mode: mode_t) throws(RunError) {
        let input = open(source + file, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard input >= 0 else { throw .badBundle(source, "\(file) cannot be read") }
        defer { close(input) }
        let output = open(destination + file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode | 0o600)
        try check(output, making: file)
        defer { close(output) }
        try copyBytes(of: file, from: input, to: output)
        try check(fsync(output), making: file)
    }

    private func copyBytes(of file: String, from input: Int32, to output: Int32) throws(RunError) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(input, &buffer, buffer.count)
            guard count >= 0 else { throw .badBundle(source, "\(file) cannot be read") }
            guard count > 0 else { return }
            var written = 0
            while written < count {
                let result = buffer[written..<count].withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
                try check(Int32(clamping: result), making: file)
                written += result
            }
        }
    }

    private func copyLink(_ link: String) throws(RunError) {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink(source + link, &buffer, buffer.count - 1)
        guard length > 0 else { throw .badBundle(source, "\(link) cannot be read") }
        let target = String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
        try check(symlink(target, destination + link), making: link)
    }

    private func flush(_ folder: String) throws(RunError) {
        let descriptor = open(destination + folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        try check(descriptor, making: folder)
        defer { close(descriptor) }
        try check(fsync(descriptor), making: folder)
    }

    private func check(_ result: Int32, making entry: String) throws(RunError) {
        guard result < 0 else { return }
        throw .cannotWrite(destination + entry, errno: errno)
    }
}
