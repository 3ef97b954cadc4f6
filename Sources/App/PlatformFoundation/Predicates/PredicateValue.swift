/// A wrapper whose content a predicate reads in its place, for example an entity's property.
package protocol PredicateWrapper {
    /// The wrapped value; nil when there is none.
    var predicateValue: Any? { get }
}

/// Reads values for predicates: bare of optionals and wrappers, and by key.
enum PredicateValue {
    /// The value without optionals, wrappers and `NSNull`.
    static func plain(_ value: Any?) -> Any? {
        var current = value
        while let content = current {
            if content is NSNull { return nil }
            if let wrapper = content as? any PredicateWrapper {
                current = wrapper.predicateValue
            } else if let optional = content as? any OptionalValue {
                current = optional.anyValue
            } else {
                return content
            }
        }
        return nil
    }

    /// The text of a value that is one; an enum's raw text counts.
    static func text(_ value: Any?) -> String? {
        switch plain(value) {
        case let text as String: text
        case let text as Substring: String(text)
        case let text as NSString: text.description
        case let character as Character: String(character)
        case let raw as any RawRepresentable: raw.rawValue as? String
        default: nil
        }
    }

    /// The number of a value that is one; true is 1, an enum's raw number counts.
    static func number(_ value: Any?) -> NSNumber? {
        switch plain(value) {
        case let number as any BinaryInteger: NSNumber(value: Int64(clamping: number))
        case let number as Bool: NSNumber(value: number)
        case let number as any BinaryFloatingPoint: NSNumber(value: Double(number))
        case let number as Decimal: NSDecimalNumber(decimal: number)
        case let number as NSNumber: number
        case let raw as any RawRepresentable: raw.rawValue is String ? nil : number(raw.rawValue)
        default: nil
        }
    }

    /// The elements of a value that is a collection; a dictionary's values.
    static func elements(_ value: Any?) -> [Any?]? {
        switch plain(value) {
        case is String, is Data: nil
        case let list as [Any]: list
        case let list as NSArray: list.map(\.self)
        case let set as NSSet: set.map(\.self)
        case let dictionary as [AnyHashable: Any]: Array(dictionary.values)
        case let collection as any Collection: anyElements(collection)
        default: nil
        }
    }

    private static func anyElements(_ collection: some Collection) -> [Any?] { collection.map { $0 } }

    /// The value of a key: of a dictionary, of each element of a collection, or of a stored property.
    static func value(of key: String, in object: Any?) throws(PredicateFormatError) -> Any? {
        guard let object = plain(object) else { return nil }
        if key.lowercased() == "self" { return object }
        if let dictionary = object as? [AnyHashable: Any] { return plain(dictionary[key]) }
        if let dictionary = object as? NSDictionary { return plain(dictionary.object(forKey: key)) }
        if key == "length", let text = text(object) { return text.utf16.count }
        if let elements = elements(object) {
            if key.hasPrefix("@") { return try PredicateFunctions.collectionOperator(key, elements) }
            var values: [Any?] = []
            for element in elements { values.append(try value(of: key, in: element)) }
            return values
        }
        return try property(key, of: object)
    }

    private static func property(_ key: String, of object: Any) throws(PredicateFormatError) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            // The storage of a property wrapper has the property's name with an underscore before it.
            if let child = current.children.first(where: { $0.label == key || $0.label == "_" + key }) {
                return plain(child.value)
            }
            mirror = current.superclassMirror
        }
        throw .unknownKey(key, in: object)
    }
}

/// Any optional, whatever it wraps.
private protocol OptionalValue {
    var anyValue: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var anyValue: Any? { map { $0 } }
}
