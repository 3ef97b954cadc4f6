import IntentsModel

/// The types of all modules that belong to one bundle, by their qualified names.
package struct TypeTable: Hashable, Sendable {
    package let modules: [ModuleRecords]
    private let records: [String: TypeRecord]

    /// - Parameter modules: each once; their order has no influence.
    package init(_ modules: [ModuleRecords]) {
        self.modules = modules.sorted { $0.name < $1.name }
        records = Dictionary(
            self.modules.flatMap(\.types).map { ($0.name.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    package subscript(name: String) -> TypeRecord? { records[name] }

    package var types: [TypeRecord] { modules.flatMap(\.types) }

    /// The types that conform to a protocol of `AppIntents`; generic ones stand for no single type and are left out.
    package func types(conformingTo name: String) -> [TypeRecord] {
        types.filter { $0.conforms(to: name) && !$0.isGeneric }
    }

    /// The identifier that requests and metadata use: the explicit one, else the unqualified name.
    package func identifier(of record: TypeRecord) -> String {
        record.staticProperty("persistentIdentifier")?.value.text ?? record.unqualifiedName
    }

    /// The type of a value, and whether it may be absent; nothing for a type that values cannot have.
    package func valueType(of type: SwiftTypeName) -> (type: ValueType, isOptional: Bool)? {
        if let wrapped = type.wrapped { return valueType(of: wrapped).map { ($0.type, true) } }
        if ["Swift.Array", "Swift.Set", Self.entityCollection].contains(type.name), let member = type.arguments.first {
            return valueType(of: member).map { (.array($0.type), false) }
        }
        if type.name.hasSuffix("Foundation.Measurement"), let unit = type.arguments.first,
            let dimension = MeasurementDimension(unitType: unit.name)
        {
            return (.measurement(dimension), false)
        }
        if let primitive = Self.primitives[type.name] { return (.primitive(primitive), false) }
        guard let record = records[type.name] else { return nil }
        if record.conforms(to: "AppEntity") { return (.entity(identifier(of: record)), false) }
        if record.conforms(to: "AppEnum") { return (.linkEnumeration(identifier(of: record)), false) }
        if record.conforms(to: "AppUnionValue") { return union(record).map { ($0, false) } }
        return nil
    }

    /// The types of the cases; nothing when values cannot have one of them.
    private func union(_ record: TypeRecord) -> ValueType? {
        let members = record.cases.map { enumCase in
            enumCase.payload.count == 1 ? valueType(of: enumCase.payload[0])?.type : nil
        }
        guard !members.contains(nil) else { return nil }
        return .union(record.unqualifiedName, members.compactMap(\.self), cases: record.cases.map(\.name))
    }

    /// The type whose values are entities by their identifiers alone.
    static let entityCollection = "AppIntents.EntityCollection"

    private static let primitives: [String: PrimitiveType] = {
        var types: [String: PrimitiveType] = [
            "Swift.String": .string, "Swift.Bool": .bool, "Swift.Int": .int, "Swift.Double": .double,
            "Swift.Duration": .duration, "AppIntents.IntentFile": .file, "AppIntents.IntentPerson": .person,
            "AppIntents.IntentCurrencyAmount": .currencyAmount, "AppIntents.IntentPaymentMethod": .paymentMethod,
            "AppIntents.StringSearchCriteria": .searchCriteria, "PlatformCoreLocation.CLPlacemark": .placemark,
            "PlatformGeoToolbox.PlaceDescriptor": .place, "AppIntents.EntityIdentifier": .entityIdentifier,
            "AppIntents.SystemShortcut": .shortcut,
        ]
        // Foundation declares its types in one module and exports them from another.
        for module in ["Foundation", "FoundationEssentials"] {
            types["\(module).Date"] = .date
            types["\(module).URL"] = .url
            types["\(module).DateComponents"] = .dateComponents
            types["\(module).AttributedString"] = .attributedString
            types["\(module).PersonNameComponents"] = .personName
            types["\(module).Calendar.RecurrenceRule"] = .recurrenceRule
        }
        return types
    }()
}

extension TypeRecord {
    /// Whether it is a generic type, or nested in one.
    package var isGeneric: Bool { kind.hasPrefix("generic") || typeName.contains("<") }
}

extension MeasurementDimension {
    /// The dimension of one of Foundation's classes of units: `Foundation.UnitLength`.
    fileprivate init?(unitType: String) {
        guard let mark = unitType.firstRange(of: "Unit") else { return nil }
        let name = unitType[mark.upperBound...]
        self.init(rawValue: name.prefix(1).lowercased() + name.dropFirst())
    }
}
