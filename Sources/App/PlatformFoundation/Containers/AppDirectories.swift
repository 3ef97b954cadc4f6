import Foundation

/// Where a process keeps its files: in the container of an installed app, else in the person's own folders.
package struct AppDirectories: Hashable, Sendable {
    /// The folders of the current process.
    package static let current = AppDirectories(environment: ProcessInfo.processInfo.environment)

    private let container: URL?
    private let home: URL
    private let shared: URL

    /// - Parameter environment: the variables of the process; the system names the container of an app it starts.
    init(environment: [String: String]) {
        container = environment["OPEN_APP_INTENTS_CONTAINER"].flatMap(Self.absolute)
        home = environment["HOME"].flatMap(Self.absolute) ?? URL(filePath: "/", directoryHint: .isDirectory)
        let data = environment["XDG_DATA_HOME"].flatMap(Self.absolute) ?? home.appending(path: ".local/share")
        // An app's container is `Containers/<bundle id>`; groups have a folder beside `Containers`.
        shared =
            container?.deletingLastPathComponent().deletingLastPathComponent()
            ?? data.appending(path: "open-app-intents")
    }

    /// Whether the process is an installed app's.
    package var isInContainer: Bool { container != nil }
    /// Where received files are placed; without a container, below the folder of temporary files.
    package var inbox: URL {
        (container ?? FileManager.default.temporaryDirectory).appending(path: "Inbox", directoryHint: .isDirectory)
    }

    var documents: URL { folder("Documents", else: "Documents") }
    var library: URL { folder("Library", else: ".local/share") }
    var applicationSupport: URL { folder("Library/Application Support", else: ".local/share") }
    var caches: URL { folder("Library/Caches", else: ".cache") }

    var downloads: URL { folder("Downloads", else: "Downloads") }

    /// The folder of a group of apps; nil when its name would lead anywhere else.
    func group(_ name: String) -> URL? {
        guard !name.isEmpty, name != ".", name != "..", !name.contains(where: { $0 == "/" || $0 == "\0" }) else {
            return nil
        }
        return shared.appending(path: "GroupContainers/\(name)", directoryHint: .isDirectory)
    }

    private func folder(_ path: String, else personal: String) -> URL {
        (container ?? home).appending(path: container == nil ? personal : path, directoryHint: .isDirectory)
    }

    private static func absolute(_ path: String) -> URL? {
        path.hasPrefix("/") ? URL(filePath: path, directoryHint: .isDirectory) : nil
    }
}
