import AppIntents
import SwiftUI
import TravelTrackingKit
import WidgetKit

/// Shows whether a landmark is a favorite, and makes it one.
struct FavoriteControl: ControlWidget {
    var provider = FavoriteProvider()

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "Favorite", provider: provider) { state in
            ControlWidgetToggle(state.landmark.name, isOn: state.isFavorite, action: SetFavoriteIntent(state.landmark))
            {
                isOn in
                Label(isOn ? "Favorite" : "No Favorite", systemImage: isOn ? "star.fill" : "star")
            }
        }
        .displayName("Favorite")
        .description("Makes a landmark a favorite.")
        .promptsForUserConfiguration()
    }
}

/// Which landmark the control is for.
struct FavoriteControlConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Choose Landmark"

    @Parameter(title: "Landmark")
    var landmark: LandmarkEntity?

    init() {}

    init(landmark: LandmarkEntity) { self.landmark = landmark }
}

/// Finds out whether the landmark is a favorite.
struct FavoriteProvider: AppIntentControlValueProvider {
    struct State {
        var landmark: LandmarkEntity
        var isFavorite: Bool
    }

    @AppDependency var modelData: ModelData

    func previewValue(configuration: FavoriteControlConfiguration) -> State {
        State(landmark: landmark(of: configuration), isFavorite: true)
    }

    func currentValue(configuration: FavoriteControlConfiguration) async throws -> State {
        let landmark = landmark(of: configuration)
        return State(landmark: landmark, isFavorite: try await modelData.favorites.contains(landmark.id))
    }

    /// The chosen one; until a person has chosen, the first of the app.
    private func landmark(of configuration: FavoriteControlConfiguration) -> LandmarkEntity {
        configuration.landmark ?? LandmarkEntity(modelData.landmarks[0])
    }
}
