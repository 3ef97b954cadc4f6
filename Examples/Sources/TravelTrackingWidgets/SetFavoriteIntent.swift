import AppIntents
import TravelTrackingKit

/// Makes a landmark a favorite or takes that back: what the control's toggle does.
struct SetFavoriteIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Set Favorite"
    static let description = IntentDescription("Says whether a landmark is a favorite.", categoryName: "Landmarks")

    static var parameterSummary: some ParameterSummary {
        Summary("Set favorite of \(\.$landmark) to \(\.$value)")
    }

    @Parameter(title: "Landmark", requestValueDialog: "Which landmark?")
    var landmark: LandmarkEntity

    @Parameter(title: "Is Favorite")
    var value: Bool

    @Dependency var modelData: ModelData

    init() {}

    init(_ landmark: LandmarkEntity) { self.landmark = landmark }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await modelData.favorites.set(landmark.id, isFavorite: value)
        return .result(
            dialog: value ? "\(landmark.name) is a favorite." : "\(landmark.name) is no favorite.")
    }
}
