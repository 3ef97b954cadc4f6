/// A place that people travel to.
public struct Landmark: Codable, Hashable, Identifiable, Sendable {
    public var id: Int
    public var name: String
    /// Other names it is known by.
    public var alternativeNames: [String]
    public var country: String
    public var continent: Continent
    public var latitude: Double
    public var longitude: Double
    /// One sentence about it.
    public var summary: String

    public var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }
}

/// Where a landmark lies.
public enum Continent: String, Codable, CaseIterable, Hashable, Sendable {
    case africa = "Africa"
    case antarctica = "Antarctica"
    case asia = "Asia"
    case europe = "Europe"
    case northAmerica = "North America"
    case oceania = "Oceania"
    case southAmerica = "South America"
}
