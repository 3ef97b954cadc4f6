import AppIntents

@UnionValue
enum WeatherFact: Sendable {
    case station(StationEntity)
    case degrees(Double)
    case note(String)
}

@UnionValue
enum NearbyThing {
    case station(StationEntity)

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Nearby Thing"
    static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [.station: "Station"]
}

enum Outdoors {
    /// What was seen.
    @UnionValue
    public enum Sighting {
        /// By its name.
        case name(text: String)
        /// How many.
        case count(Int)
    }
}

struct StationEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Station"
    static let defaultQuery = StationQuery()
    let id: Int
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Station \(id)") }
}

struct StationQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [StationEntity] { identifiers.map { StationEntity(id: $0) } }
}

struct ReadStation: AppIntent {
    static let title: LocalizedStringResource = "Read Station"
    @Parameter(title: "About") var about: WeatherFact
    @Parameter var nearby: [NearbyThing]

    func perform() async throws -> some IntentResult & ReturnsValue<[WeatherFact]> {
        .result(value: nearby.isEmpty ? [about] : [.degrees(20.5), .note("Windy")])
    }
}

func namesOfCases<Union: AppUnionValue>(_ type: Union.Type) -> [any _IntentValue.Type] {
    type.allIntentValueTypes
}
