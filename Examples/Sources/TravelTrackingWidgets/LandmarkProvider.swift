import AppIntents
import TravelTrackingKit
import WidgetKit

/// Makes the entries of the widget: one landmark an hour, in the collection's order, for half a day.
struct LandmarkProvider: AppIntentTimelineProvider {
    @AppDependency var modelData: ModelData
    /// The present moment; tests set one.
    var now: @Sendable () -> Date = { Date() }

    func placeholder(in context: Context) -> LandmarkEntry {
        LandmarkEntry(date: now(), landmark: modelData.landmarks.first)
    }

    func snapshot(for configuration: LandmarkWidgetConfiguration, in context: Context) async -> LandmarkEntry {
        if context.isPreview { return placeholder(in: context) }
        return LandmarkEntry(date: now(), landmark: await landmarks(for: configuration).first)
    }

    func timeline(
        for configuration: LandmarkWidgetConfiguration, in context: Context
    ) async -> Timeline<LandmarkEntry> {
        let start = now()
        let landmarks = await landmarks(for: configuration)
        guard !landmarks.isEmpty else {
            return Timeline(entries: [LandmarkEntry(date: start)], policy: .after(start + 3600))
        }
        let entries = (0..<12).map { hour in
            LandmarkEntry(date: start + TimeInterval(hour * 3600), landmark: landmarks[hour % landmarks.count])
        }
        return Timeline(entries: entries, policy: .atEnd)
    }

    func recommendations() -> [AppIntentRecommendation<LandmarkWidgetConfiguration>] {
        CollectionEntity.Collection.allCases.map { collection in
            AppIntentRecommendation(
                intent: LandmarkWidgetConfiguration(collection: CollectionEntity(collection)),
                description: collection.title)
        }
    }

    /// None when the collection cannot be read: a widget has no place for an error.
    private func landmarks(for configuration: LandmarkWidgetConfiguration) async -> [Landmark] {
        guard let collection = configuration.collection?.collection else { return modelData.landmarks }
        return (try? await collection.landmarks(in: modelData)) ?? []
    }
}
