import IntentsModel
import PlatformCoreSpotlight

/// Which attribute of the search index a property feeds.
package enum PropertyIndexing {
    /// A known attribute.
    case attribute(PartialKeyPath<CSSearchableItemAttributeSet>)
    /// An attribute of the app's own.
    case custom(CSCustomAttributeKey)

    init?(_ key: PartialKeyPath<CSSearchableItemAttributeSet>?, _ customKey: CSCustomAttributeKey?) {
        if let key {
            self = .attribute(key)
        } else if let customKey {
            self = .custom(customKey)
        } else {
            return nil
        }
    }

    /// The attribute's name.
    package var name: String? {
        switch self {
        case .attribute(let key): Self.name(of: key)
        case .custom(let key): key.keyName
        }
    }

    /// A key path holds no name, but what is written through it does.
    private static func name(of key: AnyKeyPath) -> String? {
        let samples: [any _AttributeConvertible] = [
            "", [String](), NSNumber(value: 0), Date.distantPast, Data(), URL(filePath: "/"),
        ]
        let known = CSSearchableItemAttributeSet(itemContentType: "")
        known.contentType = nil
        for sample in samples where known.setValue(sample, for: key) { return known.values.keys.first }
        return nil
    }

    /// Writes a value to the attribute.
    /// - Returns: false when the attribute cannot hold such a value.
    func write(_ value: IntentsModel.IntentValue, to attributes: CSSearchableItemAttributeSet, in locale: Locale)
        -> Bool
    {
        switch self {
        case .attribute(let key):
            return value.attributes(in: locale).contains { attributes.setValue($0, for: key) }
        case .custom(let key):
            guard let first = value.attributes(in: locale).first else { return false }
            attributes.setValue(first, forCustomKey: key)
            return true
        }
    }
}

extension IntentsModel.IntentValue {
    /// The value in the forms that an attribute may have, the most exact first.
    fileprivate func attributes(in locale: Locale) -> [any _AttributeConvertible] {
        let text = display(in: locale).title
        switch self {
        case .null: return []
        case .bool(let value): return [NSNumber(value: value)]
        case .int(let value): return [NSNumber(value: value), text]
        case .double(let value): return [NSNumber(value: value), text]
        case .date(let value): return [value, text]
        case .url(let value): return [value, text]
        case .string, .enumCase, .entity, .structured, .file: return [text, [text]]
        case .array(let values): return [values.map { $0.display(in: locale).title }, text]
        }
    }
}
