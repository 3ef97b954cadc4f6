import Foundation

extension URL {
    /// The folder for what a person made: in the app's container, shared with its extensions; without one, `~/Documents`.
    ///
    /// The folder may not exist yet.
    public static var documentsDirectory: URL { AppDirectories.current.documents }

    /// The folder for files that a person does not see; without a container, `~/.local/share`.
    public static var libraryDirectory: URL { AppDirectories.current.library }

    /// The folder for the app's own data; without a container, `~/.local/share`.
    public static var applicationSupportDirectory: URL { AppDirectories.current.applicationSupport }

    /// The folder for what can be made again; without a container, `~/.cache`.
    public static var cachesDirectory: URL { AppDirectories.current.caches }

    /// The folder for what was fetched; without a container, `~/Downloads`.
    public static var downloadsDirectory: URL { AppDirectories.current.downloads }
}
