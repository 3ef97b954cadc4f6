import AppIntents

/// A landmark as the system sees it.
public struct LandmarkEntity: AppEntity {
    public static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Landmark", numericFormat: "\(placeholder: .int) landmarks")
    public static let defaultQuery = LandmarkQuery()

    public let landmark: Landmark

    public init(_ landmark: Landmark) { self.landmark = landmark }

    public var id: Int { landmark.id }

    @ComputedProperty(title: "Name")
    public var name: String { landmark.name }

    @ComputedProperty(title: "Country")
    public var country: String { landmark.country }

    @ComputedProperty(title: "Continent")
    public var continent: String { landmark.continent.rawValue }

    @ComputedProperty(title: "Latitude")
    public var latitude: Double { landmark.latitude }

    @ComputedProperty(title: "Longitude")
    public var longitude: Double { landmark.longitude }

    @ComputedProperty(title: "Summary")
    public var summary: String { landmark.summary }

    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(landmark.name)", subtitle: "\(landmark.country)", image: .init(systemName: "building.columns"),
            synonyms: landmark.alternativeNames.map { "\($0)" })
    }
}
