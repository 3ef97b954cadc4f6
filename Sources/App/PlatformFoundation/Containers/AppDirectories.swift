import Foundation

/// Where a process keeps its files: in the container of an installed app, else in the person's own folders.
struct AppDirectories: Hashable, Sendable {
    /// The folders of the current process.
    static let current = AppDirectories(environment: ProcessInfo.processInfo.environment)

    private let container: URL?
    private let home: URL

    /// - Parameter environment: the variables of the process; the system names the container of an app it starts.
    init(environment: [String: String]) {
        container = environment["OPEN_APP_INTENTS_CONTAINER"].flatMap(Self.absolute)
        home = environment["HOME"].flatMap(Self.absolute) ?? URL(filePath: "/", directoryHint: .isDirectory)
    }

    var documents: URL { folder("Documents", else: "Documents") }
    var library: URL { folder("Library", else: ".local/share") }
    var applicationSupport: URL { folder("Library/Application Support", else: ".local/share") }
    var caches: URL { folder("Library/Caches", else: ".cache") }

    private func folder(_ path: String, else personal: String) -> URL {
        (container ?? home).appending(path: container == nil ? personal : path, directoryHint: .isDirectory)
    }

    private static func absolute(_ path: String) -> URL? {
        path.hasPrefix("/") ? URL(filePath: path, directoryHint: .isDirectory) : nil
    }
}
