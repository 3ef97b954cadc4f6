import AppIntents

/// What can go wrong in the app's intents.
enum TransferError: Error, CustomLocalizedStringResourceConvertible {
    case nothingToSend
    case overAlready
    case noFile(String)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .nothingToSend: "There are no files to send."
        case .overAlready: "The transfer would be over already: choose a moment in the future."
        case .noFile(let name): "The transfer has no file “\(name)” any more."
        }
    }
}
