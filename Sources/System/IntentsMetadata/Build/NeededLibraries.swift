import FoundationEssentials

/// The shared libraries of a program that neither the system nor the toolchain brings, and that a bundle must hold.
struct NeededLibraries {
    /// The folder of the toolchain's own libraries is known by one of them.
    private static let toolchainLibrary = "libswiftCore.so"
    private static let systemFolders = ["/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/", "/usr/local/lib/"]

    /// The libraries' paths, in the order of their names.
    static func of(_ executable: String) throws -> [String] {
        let ending = try ChildProcess(program: "ldd", arguments: [executable]).runCapturingOutput()
        // A program without shared libraries makes `ldd` end with 1.
        return try libraries(in: ending.output, executable: executable)
    }

    /// Reads lines of the form `name => path (address)`.
    static func libraries(in output: String, executable: String) throws -> [String] {
        try output.split(separator: "\n").compactMap { line -> String? in
            guard let arrow = line.firstRange(of: " => ") else { return nil }
            let name = line[..<arrow.lowerBound].drop { $0 == " " || $0 == "\t" }
            let target = line[arrow.upperBound...]
            guard target != "not found" else {
                throw BuildError("\(executable) needs \(name), which is nowhere to be found: install it, or link it.")
            }
            let path = target.firstRange(of: " (").map { String(target[..<$0.lowerBound]) } ?? String(target)
            return isForeign(path) ? path : nil
        }
        .sorted()
    }

    private static func isForeign(_ path: String) -> Bool {
        if systemFolders.contains(where: { path.hasPrefix($0) }) { return false }
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        return !FileManager.default.fileExists(atPath: "/\(folder)/\(toolchainLibrary)")
    }
}
