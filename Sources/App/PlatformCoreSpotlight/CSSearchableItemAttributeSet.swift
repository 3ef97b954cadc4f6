import IntentsModel

/// What is known about a searchable item (inventory §2.14).
///
/// Each attribute is a property by Apple's name, so that key paths such as `\.displayName` can serve as indexing keys.
open class CSSearchableItemAttributeSet {
    /// All attributes that are set, by name.
    package private(set) var values: [String: AttributeValue] = [:]
    /// The entity that the item stands for.
    package private(set) var entity: SearchableEntity?
    /// Loads the attributes of the entity that have to be waited for.
    package private(set) var deferredAttributes: (@Sendable () async -> [String: AttributeValue])?

    /// Makes an empty set for items of any content.
    public init() { contentType = UTType.content.identifier }

    /// Makes an empty set for items of a content type.
    public init(contentType: UTType) { self.contentType = contentType.identifier }

    /// Makes an empty set for items of a content type, given by its identifier.
    public init(itemContentType: String) { contentType = itemContentType }

    /// The attribute of the property that calls this.
    func read<Value: _AttributeConvertible>(_ name: String = #function) -> Value? {
        values[name].flatMap { Value._value(of: _StoredAttribute(value: $0)) }
    }

    /// Sets the attribute of the property that calls this; nil removes it.
    func write<Value: _AttributeConvertible>(_ value: Value?, _ name: String = #function) {
        values[name] = value?._attribute.value
    }

    /// Sets an attribute of the app's own; nil removes it.
    public func setValue<Value: _AttributeConvertible>(_ value: Value?, forCustomKey key: CSCustomAttributeKey) {
        write(value, key.keyName)
    }

    /// The value of an attribute of the app's own; nil when it is not set or has another type.
    public func value<Value: _AttributeConvertible>(
        forCustomKey key: CSCustomAttributeKey, as type: Value.Type = Value.self
    ) -> Value? { read(key.keyName) }

    /// Makes the item stand for an entity: what is known of the entity is added, and what is set already stays.
    package func associate(
        _ entity: SearchableEntity, attributes: CSSearchableItemAttributeSet,
        deferred: (@Sendable () async -> [String: AttributeValue])? = nil
    ) {
        self.entity = entity
        deferredAttributes = deferred
        values.merge(attributes.values) { mine, _ in mine }
    }

    /// Sets the attribute that an indexing key names.
    ///
    /// - Returns: false when the attribute cannot hold such a value.
    package func setValue(_ value: some _AttributeConvertible, for key: AnyKeyPath) -> Bool {
        func set<Value: _AttributeConvertible>(_ type: Value.Type) -> Bool {
            guard
                let path = key as? ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Value?>,
                let converted = Value._value(of: value._attribute)
            else { return false }
            self[keyPath: path] = converted
            return true
        }
        return set(String.self) || set([String].self) || set(NSNumber.self) || set(Date.self) || set(Data.self)
            || set(URL.self)
    }
}
