/// A program with a user interface (inventory §2.16).
///
/// The system may start it only to run an intent: then `init()` runs, so that dependencies are registered. `body` is read with
/// the first event for a window: an intent that shows content, a URL, an activity.
@MainActor @preconcurrency public protocol App {
    /// The app's scenes.
    associatedtype Body: Scene

    /// What the app's interface is made of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the app.
    @MainActor @preconcurrency init()
}

extension App {
    /// Makes the app and serves the system until the system, or a person, ends it.
    @MainActor @preconcurrency public static func main() {
        // The windows hold the app: its stored properties live as long as the process serves.
        SceneHost.current = SceneHost(of: Self())
        AppLife.serve()
    }
}
