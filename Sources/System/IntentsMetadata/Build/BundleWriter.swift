import FoundationEssentials
import Glibc
import IntentsModel

/// Lays a bundle out beside its place and moves it there as one step.
struct BundleWriter {
    /// The folder that bundles go to.
    var output: String

    /// The metadata that an earlier build gave some products; of what cannot be read there is none.
    func previousMetadata(of products: [String]) -> [String: AppMetadata] {
        products.reduce(into: [:]) { found, product in
            let path = "\(output)/\(product)\(AppBundle.Layout.appSuffix)"
            found[product] = (try? AppBundle.load(from: path))?.metadata
        }
    }

    /// Writes the app with its extensions and returns its path.
    func write(_ plan: BundlePlan) throws -> String {
        let name = plan.product + AppBundle.Layout.appSuffix
        let destination = "\(output)/\(name)"
        try verifyIsOurs(destination)
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        let staging = "\(output)/.\(name).\(getpid())"
        try? FileManager.default.removeItem(atPath: staging)
        defer { try? FileManager.default.removeItem(atPath: staging) }
        try FileManager.default.createDirectory(atPath: staging, withIntermediateDirectories: true)
        try lay(out: plan, at: "\(staging)/\(name)")
        _ = try AppBundle.load(from: "\(staging)/\(name)")
        try replace(destination, with: "\(staging)/\(name)", spare: "\(staging)/previous")
        return destination
    }

    private func lay(out plan: BundlePlan, at path: String) throws {
        let files = FileManager.default
        try files.createDirectory(
            atPath: "\(path)/\(AppBundle.Layout.metadataFolder)", withIntermediateDirectories: true)
        try write(try plan.properties.encoded(), to: "\(path)/\(AppBundle.Layout.info)")
        try write(try plan.metadata.encoded(), to: "\(path)/\(AppBundle.Layout.actions)")
        try write(try Self.version(), to: "\(path)/\(AppBundle.Layout.version)")
        for (source, name) in plan.files {
            let target = "\(path)/\(name)"
            guard !files.fileExists(atPath: target) else {
                throw BuildError("Two files of \(plan.product) would be \(name) in its bundle: rename one of them.")
            }
            try FileCopy.copy(source, to: target)
        }
        guard !plan.extensions.isEmpty else { return }
        try files.createDirectory(atPath: "\(path)/\(AppBundle.Layout.plugIns)", withIntermediateDirectories: true)
        for nested in plan.extensions {
            let name = nested.product + AppBundle.Layout.extensionSuffix
            try lay(out: nested, at: "\(path)/\(AppBundle.Layout.plugIns)/\(name)")
        }
    }

    /// A folder of that name that no build has written is somebody's own.
    private func verifyIsOurs(_ path: String) throws {
        let files = FileManager.default
        guard files.fileExists(atPath: path) else { return }
        guard files.fileExists(atPath: "\(path)/\(AppBundle.Layout.version)") else {
            throw BuildError(
                "\(path) is there already and was not written by “intents build”: move it away or choose another"
                    + " --output.")
        }
    }

    private func replace(_ destination: String, with bundle: String, spare: String) throws {
        if FileManager.default.fileExists(atPath: destination) { try move(destination, to: spare) }
        do {
            try move(bundle, to: destination)
        } catch {
            if FileManager.default.fileExists(atPath: spare) { try move(spare, to: destination) }
            throw error
        }
    }

    private func move(_ path: String, to target: String) throws {
        guard rename(path, target) == 0 else {
            throw BuildError("\(path) cannot be moved to \(target): \(String(cString: strerror(errno))).")
        }
    }

    private func write(_ data: Data, to path: String) throws { try data.write(to: URL(filePath: path)) }

    private static func version() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return try encoder.encode([
            "toolsVersion": ProductVersion.current, "version": MetadataFiles.formatVersion,
        ])
    }
}
