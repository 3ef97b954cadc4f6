import AppIntents
import Observation

/// The one way from an intent into the app's interface: intents hand themselves over, and here alone stands what each of
/// them shows.
@MainActor @Observable
final class IntentRouter {
    /// What the app shows.
    enum Screen: Hashable, Sendable {
        case section(BoardSection)
        case task(BoardTask.ID)
        case editor(Draft)
    }

    private(set) var screen = Screen.section(.inbox)

    nonisolated init() {}

    /// Shows what an intent is about.
    func handle(_ intent: any AppIntent) {
        switch intent {
        case let intent as OpenSectionIntent: screen = .section(intent.section)
        case let intent as OpenTaskIntent: screen = .task(intent.target.id)
        case let intent as ComposeTaskIntent: screen = .editor(intent.draft)
        default: break
        }
    }

    /// Leaves the editor.
    func finishEditing() { screen = .section(.inbox) }
}
