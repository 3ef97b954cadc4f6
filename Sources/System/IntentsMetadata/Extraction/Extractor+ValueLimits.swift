import IntentsContentTypes
import IntentsModel

extension ValueLimits {
    /// What the arguments of `@Parameter` say of values of one kind.
    init(_ call: ConstantCall?, type: ValueType) {
        self.init()
        contentTypes = Self.contentTypes(call?["supportedContentTypes"]) ?? call?["supportedTypeIdentifiers"]?.texts
        let codes = call?["currencyCodes"]?.texts ?? []
        currencyCodes = codes.isEmpty ? nil : codes
        placeStyle = call?["displayStyle"]?.caseName
        if type.element == .primitive(.person) { personMode = call?["mode"]?.caseName }
        if case .measurement = type.element { readUnits(call) }
        familySizes = Self.familySizes(call?["size"])
    }

    private mutating func readUnits(_ call: ConstantCall?) {
        unit = call?["unit"]?.caseName
        defaultUnit = call?["defaultUnit"]?.caseName
        let adjusts = call?["unitAdjustForLocale"] ?? call?["defaultUnitAdjustForLocale"]
        if adjusts?.bool == true { adjustsUnitForLocale = true }
        if call?["supportsNegativeNumbers"]?.bool == false { refusesNegativeNumbers = true }
    }

    /// Constants, by the identifier that they stand for or, for a constant of the app's own, by their Swift name with its
    /// dot; and types that are made of an identifier.
    private static func contentTypes(_ value: ConstantValue?) -> [String]? {
        value?.elements?.compactMap { element in
            if let name = element.caseName { return ContentTypeTable.bySwiftName[name] ?? ".\(name)" }
            let arguments = element.call?.arguments ?? []
            return arguments.first { ["", "exportedAs", "importedAs"].contains($0.label) }?.value.text
        }
    }

    private static func familySizes(_ value: ConstantValue?) -> [String: CollectionSize]? {
        guard case .dictionary(let pairs)? = value?.unwrapped else { return nil }
        let sizes = pairs.compactMap { pair -> (String, CollectionSize)? in
            guard let family = pair.key.caseName, let size = CollectionSize(pair.value) else { return nil }
            return (family, size)
        }
        return Dictionary(sizes, uniquingKeysWith: { first, _ in first })
    }
}

extension CollectionSize {
    /// Reads `3`, `IntentCollectionSize(exactly: 3)` or `IntentCollectionSize(min: 1, max: 3)`.
    init?(_ value: ConstantValue?) {
        if let count = value?.text.flatMap({ Int($0) }) {
            self.init(minimum: count, maximum: count)
            return
        }
        guard let call = value?.call else { return nil }
        if let count = (call["exactly"] ?? call["integerLiteral"])?.text.flatMap({ Int($0) }) {
            self.init(minimum: count, maximum: count)
            return
        }
        guard let minimum = call["min"]?.text.flatMap({ Int($0) }), let maximum = call["max"]?.text.flatMap({ Int($0) })
        else { return nil }
        self.init(minimum: minimum, maximum: maximum)
    }
}

extension ConstantValue {
    /// The texts of an array literal; nothing when one of them is no literal.
    fileprivate var texts: [String]? {
        guard let elements else { return nil }
        let texts = elements.compactMap(\.text)
        return texts.count == elements.count ? texts : nil
    }
}
