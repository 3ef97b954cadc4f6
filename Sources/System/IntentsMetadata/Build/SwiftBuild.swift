import FoundationEssentials
import Glibc

/// `swift build` with the flags that make the compiler write constant values and keep every intent.
struct SwiftBuild {
    var options: BuildOptions
    /// Our own, so that the flags never make a plain `swift build` compile everything again.
    var scratchPath: String
    /// Whether the program carries Swift's libraries instead of looking for the toolchain's.
    var linksStandardLibraryStatically: Bool

    /// The folder of products and intermediate files.
    var binPath: String {
        get throws {
            let link = "\(scratchPath)/\(options.configuration.rawValue)"
            guard let resolved = realpath(link, nil) else {
                throw BuildError("The build made no \(link): delete \(scratchPath) and build again.")
            }
            defer { free(resolved) }
            return String(cString: resolved)
        }
    }

    /// Starts the compiler; `finish(_:of:)` waits for it.
    func start() throws -> RunningChild {
        let protocols = try writeProtocols()
        var arguments = [
            "build", "--package-path", options.packagePath, "--scratch-path", scratchPath, "-c",
            options.configuration.rawValue,
        ]
        arguments += Self.compilerFlags(protocolsFile: protocols, options.configuration).flatMap { ["-Xswiftc", $0] }
        if linksStandardLibraryStatically { arguments.append("--static-swift-stdlib") }
        return try ChildProcess(program: "swift", arguments: arguments).startPassingOutput()
    }

    func finish(_ compiler: RunningChild, of package: PackageLayout) throws {
        guard compiler.wait() == 0 else {
            let missing = MissingAliases(package: package) {
                ManifestWords(ofPackageAt: options.packagePath, folder: "\(scratchPath)/layout")
            }
            let hints = missing.hints
            throw BuildError(
                (["The package does not compile: correct the errors above."] + hints).joined(separator: "\n"))
        }
    }

    /// The flags for every module.
    ///
    /// An optimised build keeps no metadata of internal types that nothing mentions, which intents usually are;
    /// importable private declarations are kept, and cost less of the optimiser's work than a testable build.
    static func compilerFlags(protocolsFile: String, _ configuration: BuildOptions.Configuration) -> [String] {
        let gathering = [
            "-emit-const-values", "-Xfrontend", "-const-gather-protocols-file", "-Xfrontend", protocolsFile,
        ]
        switch configuration {
        case .debug: return gathering
        case .release: return gathering + ["-Xfrontend", "-enable-private-imports"]
        }
    }

    /// Written only when it differs: its time of change would make the compiler start over.
    private func writeProtocols() throws -> String {
        let path = "\(scratchPath)/gathered-protocols.json"
        let content = try JSONEncoder().encode(ModuleRecords.gatheredProtocols)
        if FileManager.default.contents(atPath: path) != content {
            try FileManager.default.createDirectory(atPath: scratchPath, withIntermediateDirectories: true)
            try content.write(to: URL(filePath: path), options: .atomic)
        }
        return path
    }
}
