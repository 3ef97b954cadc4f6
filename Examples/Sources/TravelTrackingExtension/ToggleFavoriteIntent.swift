import AppIntents
import TravelTrackingKit

/// Marks a landmark as a favorite, or takes the mark away.
struct ToggleFavoriteIntent: AppIntent {
    static let title: LocalizedStringResource = "Toggle Favorite"
    static let description = IntentDescription(
        "Marks a landmark as a favorite, or takes the mark away.", categoryName: "Landmarks",
        resultValueName: "Is Favorite")

    static var parameterSummary: some ParameterSummary {
        Summary("Toggle favorite of \(\.$landmark)")
    }

    @Parameter(
        title: "Landmark", requestValueDialog: "Which landmark?",
        requestDisambiguationDialog: "Which of these landmarks?")
    var landmark: LandmarkEntity

    @Dependency var modelData: ModelData

    func perform() async throws -> some ReturnsValue<Bool> & ProvidesDialog {
        guard try await modelData.favorites.toggle(landmark.id) else {
            return .result(value: false, dialog: "\(landmark.name) is no longer a favorite.")
        }
        return .result(value: true, dialog: "\(landmark.name) is a favorite now.")
    }
}
