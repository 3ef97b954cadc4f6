/// The states of an app, in words.
enum AppState {
    static func text(_ state: String) -> String {
        switch state {
        case "notRunning": "not running"
        case "background": "in the background"
        case "foregroundInactive": "visible"
        case "foregroundActive": "in front"
        default: state
        }
    }
}
