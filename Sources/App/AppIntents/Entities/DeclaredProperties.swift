import IntentsHost

/// What `@ComputedProperty` and `@DeferredProperty` leave beside a property, so that it can be found without an entity.
public protocol _EntityPropertyRecord {
    /// The property.
    static var property: any _DeclaredProperty { get }
}

/// A property that is not stored in its entity.
public protocol _DeclaredProperty: AnyObject, Sendable {
    /// The type that has the property.
    var _entityType: Any.Type { get }
}

/// The properties of the process that macros declared, found by walking the conformance records.
struct DeclaredProperties: Sendable {
    static let process = DeclaredProperties()

    private let properties: [ObjectIdentifier: [NamedProperty]]

    private init() {
        let records = ConformanceWalk.types(conformingTo: (any _EntityPropertyRecord).self)
        var found: [ObjectIdentifier: [NamedProperty]] = [:]
        for case let record as any _EntityPropertyRecord.Type in records {
            let declared = record.property
            guard let property = declared as? any ErasedProperty, let name = property.facts.identifier else { continue }
            found[ObjectIdentifier(declared._entityType), default: []].append(
                NamedProperty(name: name, property: property))
        }
        properties = found
    }

    func of(_ type: Any.Type) -> [NamedProperty] { properties[ObjectIdentifier(type)] ?? [] }
}
