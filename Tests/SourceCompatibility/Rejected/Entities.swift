// The expected messages stay at the end of their lines.
// swift-format-ignore-file

import AppIntents

struct CrateEntity: AppEntity {  // error: type 'CrateEntity' does not conform to protocol 'AppEntity'
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Crate"
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct BoxEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Box"
    static let defaultQuery = BoxQuery()
    let id: String
    @ComputedProperty var label: String = "Box"  // error: @ComputedProperty needs a getter: write 'var label: String { … }', or use @Property for a stored value. (from macro 'ComputedProperty')
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct BoxQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [BoxEntity] { identifiers.map { BoxEntity(id: $0) } }
}
