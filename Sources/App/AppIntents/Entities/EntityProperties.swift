import IntentsHost
import IntentsModel

/// A property of any type, as the framework works with it.
package protocol ErasedProperty: AnyObject, Sendable {
    var facts: PropertyFacts { get }
    var valueType: IntentsModel.ValueType? { get }
    var isOptional: Bool { get }
    var isStored: Bool { get }
    var isDeferred: Bool { get }
    var token: UUID { get }
    /// The value in an entity, unless it is unset or deferred.
    func intentValue(of entity: Any, in locale: Locale) -> IntentsModel.IntentValue?
    /// The value of a deferred property in an entity.
    func deferredValue(of entity: Any, in locale: Locale) async throws -> IntentsModel.IntentValue?
    /// Sets the property to what the system sent.
    func assign(_ value: IntentsModel.IntentValue) async throws
}

extension EntityProperty: ErasedProperty {
    package var valueType: IntentsModel.ValueType? { Value.__valueType }

    package var isStored: Bool { if case .stored = source { true } else { false } }

    package var isDeferred: Bool { modifiers.contains(.async) }

    package func intentValue(of entity: Any, in locale: Locale) -> IntentsModel.IntentValue? {
        let value =
            switch source {
            case .stored: storedValue
            case .computed(_, _, let read): read(entity)
            case .deferred: Value?.none
            }
        return value?.__intentValue(in: locale, properties: false)
    }

    package func deferredValue(of entity: Any, in locale: Locale) async throws -> IntentsModel.IntentValue? {
        guard case .deferred(_, let load) = source else { return nil }
        return try await load(entity)?.__intentValue(in: locale, properties: false)
    }

    package func assign(_ value: IntentsModel.IntentValue) async throws {
        wrappedValue = try await Value.__value(from: value, query: nil)
    }
}

/// A property with its Swift name.
package struct NamedProperty: Sendable {
    package var name: String
    package var property: any ErasedProperty
}

extension AppEntity {
    /// The properties: the stored ones in declaration order, then those that macros declare.
    package var namedProperties: [NamedProperty] {
        let stored = reflectedChildren(of: self).compactMap { label, value in
            (value as? any ErasedProperty).map { NamedProperty(name: String(label.dropFirst()), property: $0) }
        }
        return stored + DeclaredProperties.process.of(Self.self)
    }

    /// The values of the properties that have one, by name; deferred ones are left out.
    package func propertyValues(in locale: Locale) -> [String: IntentsModel.IntentValue] {
        namedProperties.reduce(into: [:]) { values, named in
            values[named.name] = named.property.intentValue(of: self, in: locale)
        }
    }

    /// Identity, display and all properties, those included that have to be waited for.
    package func completeSnapshot(in locale: Locale) async throws -> EntityValue {
        var values = propertyValues(in: locale)
        for named in namedProperties where named.property.isDeferred {
            values[named.name] = try await named.property.deferredValue(of: self, in: locale)
        }
        return snapshot(in: locale, properties: values)
    }
}
