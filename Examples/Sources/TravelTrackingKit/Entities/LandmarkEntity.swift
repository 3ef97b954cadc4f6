import AppIntents

/// A landmark as the system sees it.
public struct LandmarkEntity: AppEntity {
    public static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Landmark", numericFormat: "\(placeholder: .int) landmarks")
    public static let defaultQuery = LandmarkQuery()

    public let landmark: Landmark

    public init(_ landmark: Landmark) {
        self.landmark = landmark
        name = landmark.name
        country = landmark.country
        continent = landmark.continent.rawValue
        latitude = landmark.latitude
        longitude = landmark.longitude
        summary = landmark.summary
    }

    public var id: Int { landmark.id }

    @Property(title: "Name")
    public var name: String

    @Property(title: "Country")
    public var country: String

    @Property(title: "Continent")
    public var continent: String

    @Property(title: "Latitude")
    public var latitude: Double

    @Property(title: "Longitude")
    public var longitude: Double

    @Property(title: "Summary")
    public var summary: String

    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(landmark.name)", subtitle: "\(landmark.country)", image: .init(systemName: "building.columns"),
            synonyms: landmark.alternativeNames.map { "\($0)" })
    }
}
