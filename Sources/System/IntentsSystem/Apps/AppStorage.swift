import FoundationEssentials
import Glibc
import IntentsLink
import IntentsModel

/// The folders of installed apps: bundles in a folder per install, so that an upgrade never writes into the old one.
///
/// The store's row names the folder that counts; every other one is left over from something that did not finish.
struct AppStorage: Sendable {
    let locations: Locations

    private var staging: String { "\(locations.appsDirectory)/.staging" }

    /// The container of an app.
    func container(of app: String) -> String { "\(locations.containersDirectory)/\(app)" }

    /// A new name for one install.
    static func newInstallName() -> String { UUID().uuidString.lowercased() }

    /// Copies a bundle to a folder of its own that no other install uses.
    /// - Returns: the copied bundle's folder.
    func stage(_ source: String, as install: String) throws(RunError) -> String {
        let folder = "\(staging)/\(install)"
        try Self.makeFolder(folder)
        let bundle = "\(folder)/\(Self.lastComponent(of: source))"
        try BundleCopy.copy(source, to: bundle)
        return bundle
    }

    /// Moves a staged install to its final place.
    /// - Returns: the bundle's folder there.
    func place(_ install: String, bundle: String, of app: String) throws(RunError) -> String {
        let parent = "\(locations.appsDirectory)/\(app)"
        try Self.makeFolder(parent)
        let folder = "\(parent)/\(install)"
        guard rename("\(staging)/\(install)", folder) == 0 else { throw .cannotWrite(folder, errno: errno) }
        rmdir(staging)
        return "\(folder)/\(Self.lastComponent(of: bundle))"
    }

    /// Removes what an install that failed has left.
    func discard(_ install: String, of app: String?) {
        removeInstall("\(staging)/\(install)")
        if let app { removeInstall("\(locations.appsDirectory)/\(app)/\(install)") }
    }

    /// Removes the folder of an install, given the bundle's folder in it.
    func removeBundle(_ path: String) {
        removeInstall(Self.parent(of: path))
    }

    /// Makes an app's container with its folders.
    func makeContainer(of app: String) throws(RunError) {
        for name in ["Documents", "Library", "tmp", "Inbox"] {
            try Self.makeFolder("\(container(of: app))/\(name)", mode: 0o700)
        }
    }

    /// Whether there is a container of an app, installed or not; a name that is a path has none.
    func hasContainer(of app: String) -> Bool { Self.names(in: locations.containersDirectory).contains(app) }

    func removeContainer(of app: String) { Self.remove(container(of: app)) }

    /// Removes every install folder but those that hold the given bundles.
    func removeLeftovers(keeping bundles: Set<String>) {
        Self.remove(staging)
        let kept = Set(bundles.map(Self.parent))
        for app in Self.names(in: locations.appsDirectory) {
            for install in Self.names(in: "\(locations.appsDirectory)/\(app)") {
                let folder = "\(locations.appsDirectory)/\(app)/\(install)"
                if !kept.contains(folder) { removeInstall(folder) }
            }
            // Also of an app whose install got no further than this folder.
            rmdir("\(locations.appsDirectory)/\(app)")
        }
    }

    private func removeInstall(_ folder: String) {
        Self.remove(folder)
        // Fails as long as another install is beside it, which is what is wanted.
        rmdir(Self.parent(of: folder))
    }
}

extension AppStorage {
    static func makeFolder(_ path: String, mode: mode_t = 0o755) throws(RunError) {
        if mkdir(path, mode) == 0 || errno == EEXIST && isFolder(path) { return }
        guard errno == ENOENT, path.count > 1 else { throw .cannotWrite(path, errno: errno) }
        try makeFolder(parent(of: path), mode: mode)
        guard mkdir(path, mode) == 0 else { throw .cannotWrite(path, errno: errno) }
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Makes an empty file that only its user reads.
    static func makeFile(_ path: String) throws(RunError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .cannotWrite(path, errno: errno) }
        close(descriptor)
    }

    static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

    static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    static func parent(of path: String) -> String {
        let parts = path.split(separator: "/", omittingEmptySubsequences: true).dropLast()
        return "/" + parts.joined(separator: "/")
    }

    static func lastComponent(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? "App.app"
    }
}
