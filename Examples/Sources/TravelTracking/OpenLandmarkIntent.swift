import AppIntents
import TravelTrackingKit

/// Opens the app at a landmark; as an `OpenIntent` it also is what a found landmark does when it is chosen.
struct OpenLandmarkIntent: OpenIntent, TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Open Landmark"
    static let description = IntentDescription("Opens the app at a landmark.", categoryName: "Landmarks")

    static var parameterSummary: some ParameterSummary {
        Summary("Open \(\.$target)")
    }

    @Parameter(
        title: "Landmark", requestValueDialog: "Which landmark?",
        requestDisambiguationDialog: "Which of these landmarks?")
    var target: LandmarkEntity

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog {
        Navigator.shared.open(target.landmark)
        return .result(dialog: "Here is \(target.name).")
    }
}
