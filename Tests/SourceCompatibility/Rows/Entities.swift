// The names of the attributes are valid ones.
// swift-format-ignore-file: NeverForceUnwrap

import AppIntents
import CoreSpotlight
import UniformTypeIdentifiers

struct TrailFacts {
    var name: String
    var length: Double
    var isOpen: Bool
}

struct TrailEntity: AppEntity, IndexedEntity, OwnershipProvidingEntity, SyncableEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Trail", numericFormat: "\(placeholder: .int) trails")
    static let defaultQuery = TrailQuery()

    let id: UUID
    @Property(title: "Name") var name: String
    @Property var length: Double
    @Property(indexingKey: \.contentDescription) var about: String?
    @Property(title: "Region", indexingKey: \.keywords) var region: [String]
    @Property(customIndexingKey: CSCustomAttributeKey(keyName: "com_trail_grade")!) var grade: Int
    @Property(title: "Season", customIndexingKey: CSCustomAttributeKey(keyName: "com_trail_season")!) var season: String
    @Property(title: "Opened") var opened: Date?

    @ComputedProperty var isLong: Bool { length > 10 }
    @ComputedProperty(title: "Shout") var shout: String { name.uppercased() }
    @ComputedProperty(indexingKey: \.displayName) var label: String { name }
    @ComputedProperty(title: "Words", indexingKey: \.alternateNames) var words: [String] { [name] }
    @ComputedProperty(customIndexingKey: CSCustomAttributeKey(keyName: "com_trail_code")!) var code: String { "T" }
    @DeferredProperty var weather: String { get async throws { "Sunny" } }
    @DeferredProperty(title: "Crowd") var crowd: Int { get async throws { 3 } }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    var ownership: EntityOwnership { length > 5 ? .shared : .public }

    var attributeSet: CSSearchableItemAttributeSet {
        let attributes = defaultAttributeSet
        attributes.keywords = region
        return attributes
    }
    var hideInSpotlight: Bool { false }

    init(id: UUID = UUID(), facts: TrailFacts) {
        self.id = id
        name = facts.name
        length = facts.length
        about = nil
        region = []
        grade = 1
        season = "Summer"
        opened = nil
    }

    func titleOfName() -> LocalizedStringResource {
        $name.title = "Trail Name"
        return $length.isOptional ? "" : $name.title
    }
}

struct TrailQuery: EntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [TrailEntity] { [] }
}

/// Properties as macros write them, without the macros.
struct HutEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hut"
    static let defaultQuery = HutQuery()

    let id: Int
    var beds = 3

    static let named = EntityProperty<String>(identifier: "owner", title: "Owner")
    static let indexed = EntityProperty<String>(identifier: "place", indexingKey: \.city)
    static let computed = EntityProperty<Int>(identifier: "beds", getter: \HutEntity.beds)
    static let settable = EntityProperty<Int>(identifier: "beds", title: "Beds", getSetter: \HutEntity.beds)
    static let awaited = EntityProperty<String>(
        identifier: "warden", title: "Warden", indexingKey: \.contentDescription,
        asyncGetter: { (hut: HutEntity) in "Warden of \(hut.id)" })

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Hut \(id)") }

    static func canWrite(_ modifiers: EntityPropertyModifiers) -> Bool {
        !modifiers.contains(.readOnly) && !modifiers.contains(.async)
    }
}

struct HutQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [HutEntity] { identifiers.map { HutEntity(id: $0) } }
}

enum Weather: String, AppEntity, CaseIterable {
    case sun, rain

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weather"
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(rawValue)") }
}

struct TrailReport: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail Report"

    @Property(title: "Trails") var trails: Int
    @Property(title: "Longest") var longest: TrailEntity?

    var displayRepresentation: DisplayRepresentation { "Report" }
}

struct HikingSettings: UniqueAppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Hiking Settings")
    static let defaultQuery = UniqueAppEntityProvider<Self>()

    @ComputedProperty var usesMiles: Bool { false }
}

struct HikingProfile: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Profile"
    static let defaultQuery = UniqueAppEntityProvider { HikingProfile() }

    let id = "profile"
    @Property(title: "Name") var name: String
    init() { name = "Me" }
}

struct HikingWeather: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weather Now"
    static let defaultQuery = HikingWeatherQuery()
}

struct HikingWeatherQuery: UniqueAppEntityQuery {
    typealias Entity = HikingWeather
    func uniqueEntity() async throws -> HikingWeather { HikingWeather() }
}

struct MapFile: FileEntity {
    static let supportedContentTypes: [UTType] = [.png, .pdf]
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Map"
    static let defaultQuery = MapFileQuery()

    let id: FileEntityIdentifier
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Map") }

    func url() async throws -> URL? { id.isDraft ? nil : try await id.fileURL }
    static func draft() -> MapFile { MapFile(id: .draft(identifier: UUID().uuidString)) }
    static func stored(at url: URL) throws -> MapFile { MapFile(id: try .file(url: url)) }
}

struct MapFileQuery: EntityQuery {
    func entities(for identifiers: [FileEntityIdentifier]) async throws -> [MapFile] {
        identifiers.filter { $0.draftIdentifier == nil }.map { MapFile(id: $0) }
    }
}

struct WaypointEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Waypoint"
    static let defaultQuery = WaypointQuery()

    let id: SyncableEntityIdentifier<Int, UUID>
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(id.local.map(String.init) ?? id.stable?.uuidString ?? "")")
    }

    static func new() -> WaypointEntity { WaypointEntity(id: SyncableEntityIdentifier(local: 1, stable: UUID())) }
    static let same = SyncableEntityIdentifier<String, String>(id: "home")
}

struct WaypointQuery: EntityQuery {
    func entities(for identifiers: [WaypointEntity.ID]) async throws -> [WaypointEntity] {
        identifiers.map { WaypointEntity(id: $0) }
    }
}

nonisolated struct GridReference: EntityIdentifierConvertible, Hashable {
    var column: Int
    var row: Int

    var entityIdentifierString: String { "\(column):\(row)" }
    static func entityIdentifier(for entityIdentifierString: String) -> GridReference? {
        let parts = entityIdentifierString.split(separator: ":").compactMap { Int($0) }
        return parts.count == 2 ? GridReference(column: parts[0], row: parts[1]) : nil
    }
}

@UnionValue
enum Finding {
    case trail(TrailEntity)
    case hut(HutEntity)
    case words(String)
}

struct CloseTrails: AppIntent {
    static let title: LocalizedStringResource = "Close Trails"

    @Parameter(title: "Trails") var trails: EntityCollection<TrailEntity>
    @Parameter(title: "Others") var others: EntityCollection<TrailEntity>?
    @Parameter(title: "Map", supportedContentTypes: [.png]) var map: MapFile
    @Parameter(title: "Finding") var finding: Finding?

    func perform() async throws -> some IntentResult & ReturnsValue<EntityCollection<TrailEntity>> {
        var closed = EntityCollection<TrailEntity>(identifiers: trails.identifiers)
        closed.append(UUID())
        for trail in try await trails.resolvedEntities() where !closed.contains(trail) {
            closed.append(trail)
            closed.remove(trail.id)
        }
        if let others { closed.append(contentsOf: others.identifiers) }
        let none: EntityCollection<TrailEntity> = []
        let first = closed.first.map { EntityIdentifier(for: TrailEntity.self, identifier: $0) }
        print(first?.identifier ?? "", EntityIdentifier.valueMaximumLength, closed.count, none.isEmpty)
        return .result(value: closed == none ? EntityCollection(entities: []) : closed)
    }
}

func annotate(_ activity: NSUserActivity, with trail: TrailEntity) {
    activity.appEntityIdentifier = EntityIdentifier(for: trail)
    let annotated: any AppEntityAnnotatable = activity
    print(annotated.appEntityIdentifier?.entityType == TrailEntity.self)
}

func typesOf<Union: _IntentValueRepresentable>(_ union: Union) -> [any _IntentValue.Type] { Union.allIntentValueTypes }

func name<Value: AppValue>(of type: Value.Type) -> LocalizedStringResource { type.typeDisplayRepresentation.name }
