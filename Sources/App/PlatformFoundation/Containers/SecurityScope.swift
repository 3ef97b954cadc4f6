import Foundation

extension URL {
    /// Always true. Inert: a process on Linux may use every file that its user may use, and files handed over by the system
    /// are copies in the app's own container.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Does nothing, as nothing was started.
    public func stopAccessingSecurityScopedResource() {}
}
