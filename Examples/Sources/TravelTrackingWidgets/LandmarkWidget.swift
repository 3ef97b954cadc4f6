import AppIntents
import SwiftUI
import TravelTrackingKit
import WidgetKit

/// A landmark of a collection, another one every hour.
struct LandmarkWidget: Widget {
    var provider = LandmarkProvider()

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Landmark", provider: provider) { LandmarkEntryView(entry: $0) }
            .configurationDisplayName("Landmark")
            .description("A landmark of a collection, another one every hour.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

/// Which collection the widget shows.
struct LandmarkWidgetConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose Collection"
    static let description = IntentDescription("Chooses the landmarks that the widget shows.")

    @Parameter(title: "Collection")
    var collection: CollectionEntity?

    init() {}

    init(collection: CollectionEntity) { self.collection = collection }
}

struct LandmarkEntry: TimelineEntry {
    var date: Date
    /// Nil when the collection is empty.
    var landmark: Landmark?
}

struct LandmarkEntryView: View {
    @Environment(\.widgetFamily) private var family
    var entry: LandmarkEntry

    var body: some View {
        if let landmark = entry.landmark {
            if family == .systemSmall { Text(landmark.name) } else { LandmarkView(landmark: landmark) }
        } else {
            Text("No landmarks yet")
        }
    }
}
