import Glibc
import IntentsLink
import IntentsModel

/// Proves that a process which connected by itself runs the code of the bundle that it says it belongs to.
struct PersonStarted {
    let hello: HelloRequest
    let peer: PeerCredentials?

    /// - Parameter bundle: what is installed under the identifier that the process gave.
    /// - Returns: the bundle, and the process's id as the kernel knows it.
    func verify(_ bundle: BundleRecord?) throws(RunError) -> (bundle: BundleRecord, pid: Int32) {
        guard let bundle else {
            throw RunError(
                .notFound, "\(hello.bundleIdentifier) is not installed: run “intents install” on its bundle first.")
        }
        guard let peer, peer.userID == getuid(), let executable = Self.resolve("/proc/\(peer.processID)/exe") else {
            throw RunError(
                .unavailable, "The process that says it belongs to \(bundle.identifier) cannot be identified.")
        }
        guard let folder = Self.resolve(bundle.path), executable.hasPrefix(folder + "/") else {
            throw RunError(
                .unavailable,
                """
                \(executable) is not part of the installed \(bundle.identifier): start \(bundle.executable), or \
                install the bundle that it belongs to.
                """)
        }
        return (bundle, peer.processID)
    }

    private static func resolve(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
