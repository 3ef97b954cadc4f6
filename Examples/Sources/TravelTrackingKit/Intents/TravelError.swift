import AppIntents

/// What can go wrong in the app's intents.
public enum TravelError: Error, CustomLocalizedStringResourceConvertible {
    case noLandmarks

    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .noLandmarks: "There are no landmarks to choose from."
        }
    }
}
