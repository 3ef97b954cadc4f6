import Foundation

/// What an app's interface is told of the life of its process. The module that has the interface sets it before the process
/// serves; without one, nobody listens.
package struct HostEvents: Sendable {
    /// The system has brought the app to the front.
    package var cameToFront: @MainActor @Sendable () -> Void = {}
    /// Another app has come to the front.
    package var wentBehind: @MainActor @Sendable () -> Void = {}
    /// The system hands the app a URL that it claims.
    package var open: @MainActor @Sendable (URL) -> Void = { _ in }
    /// The process is about to leave.
    package var leaving: @MainActor @Sendable () -> Void = {}

    package init() {}
}

extension AppIntentsHost {
    /// What the interface of this process is told.
    @MainActor package static var events = HostEvents()

    /// Tells the interface that the process leaves, and waits for it, but not longer than `grace`: the main actor may be at
    /// work that never ends.
    static func tellLeaving(atMost grace: Duration) async {
        let (done, continuation) = AsyncStream<Void>.makeStream()
        // Unstructured, both: whichever comes first lets the process go.
        let telling = Task { @MainActor in
            events.leaving()
            continuation.finish()
        }
        let waiting = Task {
            try? await Task.sleep(for: grace)
            continuation.finish()
        }
        for await _ in done {}
        telling.cancel()
        waiting.cancel()
    }
}
