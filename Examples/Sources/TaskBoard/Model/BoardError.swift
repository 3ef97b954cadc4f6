import AppIntents

/// What can go wrong in the app's intents.
enum BoardError: Error, CustomLocalizedStringResourceConvertible {
    case noDraft
    case noTask
    case noTitle

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .noDraft: "Nothing is being written. Open the editor with “Compose Task” first."
        case .noTask: "The task is no longer on the board."
        case .noTitle: "The task in the editor has no title yet."
        }
    }
}
