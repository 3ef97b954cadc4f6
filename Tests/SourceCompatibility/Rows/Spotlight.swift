import AppIntents
import CoreSpotlight

struct Peak: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Peak"
    static let defaultQuery = PeakQuery()

    let id: Int
    @Property(title: "Name", indexingKey: \.displayName) var name: String
    // swift-format-ignore: NeverForceUnwrap
    @Property(title: "Height", customIndexingKey: CSCustomAttributeKey(keyName: "height")!) var height: Double

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    var attributeSet: CSSearchableItemAttributeSet {
        let attributes = defaultAttributeSet
        attributes.keywords = ["mountain"]
        return attributes
    }
}

struct PeakQuery: EntityQuery, IndexedEntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Peak] { [] }
    func reindexEntities(for identifiers: [Int], indexDescription: CSSearchableIndexDescription) async throws {}
    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
        if indexDescription.name == nil { try await CSSearchableIndex.default().deleteAppEntities(ofType: Peak.self) }
    }
}

func index(_ peaks: [Peak]) async throws {
    let index = CSSearchableIndex(name: "Peaks")
    try await index.indexAppEntities(peaks, priority: 2)
    try await index.deleteAppEntities(identifiedBy: [1, 2], ofType: Peak.self)
    let items = peaks.map { peak in
        let item = CSSearchableItem(
            uniqueIdentifier: "\(peak.id)", domainIdentifier: nil,
            attributeSet: CSSearchableItemAttributeSet(contentType: .content))
        item.associateAppEntity(peak, priority: 1)
        return item
    }
    try await index.indexSearchableItems(items + peaks.map { CSSearchableItem(appEntity: $0, priority: 1) })
}

func attributes(of peak: Peak) -> CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet(contentType: .content)
    attributes.associateAppEntity(peak)
    return attributes
}

let wanted: [SearchableItemAttribute] = [.displayName, .latitude, SearchableItemAttribute(rawValue: "height")]
