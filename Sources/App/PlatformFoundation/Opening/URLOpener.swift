import CPlatform
import Foundation
import Glibc

/// Opens URLs: those that this app claims in its own windows, others the way the desktop does, by its `xdg-open` command.
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
        if let own = OwnURLs.current, own.contain(url) {
            // Unstructured, because the caller does not wait.
            Task { @MainActor in own.open(url) }
            return true
        }
        guard let process = spawn(for: url) else { return false }
        // A thread of its own collects the process, which may last as long as what it opens.
        Thread.detachNewThread { _ = Self.hasSucceeded(process) }
        return true
    }

    /// Opens a URL.
    /// - Returns: whether the command could be started and said that it opened the URL.
    package func open(_ url: URL) async -> Bool {
        if let own = OwnURLs.current, own.contain(url) {
            await own.open(url)
            return true
        }
        guard let process = spawn(for: url) else { return false }
        return await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: Self.hasSucceeded(process)) }
        }
    }

    /// Starts the command, nothing of it shown. Not with `Process`, which reads beyond the last entry of a long list of
    /// descriptors.
    private func spawn(for url: URL) -> pid_t? {
        let sink = Glibc.open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard sink >= 0 else { return nil }
        defer { close(sink) }
        // An argument of its own, and a URL always begins with its scheme: it cannot be taken for an option.
        let arguments: [String] = [command.path, url.absoluteString]
        let words = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        let process = command.path.withCString { path in
            words.withUnsafeBufferPointer { words -> pid_t in
                guard let words = words.baseAddress else { return -1 }
                var program = platform_program(
                    executable: path, arguments: words, environment: environ, working_directory: nil, link: -1,
                    output: sink, error_output: sink)
                return platform_spawn(&program)
            }
        }
        return process > 0 ? process : nil
    }

    /// Waits for the end of the command.
    /// - Returns: whether it said that it opened the URL.
    private static func hasSucceeded(_ process: pid_t) -> Bool {
        var end = platform_exit()
        return platform_wait(process, true, &end) == 0 && !end.was_signalled && end.status == 0
    }
}
