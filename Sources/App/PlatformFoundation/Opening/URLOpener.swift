/// Opens URLs the way the desktop does, by its `xdg-open` command.
package struct URLOpener: Sendable {
    /// Opens with the desktop's command.
    package static let desktop = URLOpener(command: URL(fileURLWithPath: "/usr/bin/xdg-open"))

    private let command: URL

    package init(command: URL) { self.command = command }

    /// Whether the command exists on this machine.
    package var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: command.path) }

    /// Starts the command without waiting for it.
    /// - Returns: false when the command could not be started.
    package func start(_ url: URL) -> Bool {
        do {
            try process(for: url).run()
            return true
        } catch { return false }
    }

    /// Opens a URL.
    /// - Returns: whether the command could be started and said that it opened the URL.
    package func open(_ url: URL) async -> Bool {
        await withCheckedContinuation { continuation in
            let process = process(for: url)
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus == 0) }
            do { try process.run() } catch {
                process.terminationHandler = nil
                continuation.resume(returning: false)
            }
        }
    }

    private func process(for url: URL) -> Process {
        let process = Process()
        process.executableURL = command
        // An argument of its own, and a URL always begins with its scheme: it cannot be taken for an option.
        process.arguments = [url.absoluteString]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
    }
}
