import Foundation

extension FileManager {
    /// The folder that the apps of a group share: made on first use, beside the containers of the apps.
    ///
    /// - Parameter groupIdentifier: The group's name, for example `group.com.example.notes`.
    /// - Returns: nil for a name that is no single folder name (empty, `..`, or with a slash), and when the folder cannot be made.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard let folder = AppDirectories.current.group(groupIdentifier) else { return nil }
        // nil is how this method says that there is no such container.
        guard (try? createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return nil }
        return folder
    }
}
