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
        if ["Swift.Array", "Swift.Set"].contains(type.name), let member = type.arguments.first {
            return valueType(of: member).map { (.array($0.type), false) }
        }
        if let primitive = Self.primitives[type.name] { return (.primitive(primitive), false) }
        guard let record = records[type.name] else { return nil }
        if record.conforms(to: "AppEntity") { return (.entity(identifier(of: record)), false) }
        if record.conforms(to: "AppEnum") { return (.linkEnumeration(identifier(of: record)), false) }
        return nil
    }

    /// `Date` and `URL` are declared in one module and exported by another.
    private static let primitives: [String: PrimitiveType] = [
        "Swift.String": .string, "Swift.Bool": .bool, "Swift.Int": .int, "Swift.Double": .double,
        "Foundation.Date": .date, "FoundationEssentials.Date": .date, "Foundation.URL": .url,
        "FoundationEssentials.URL": .url,
    ]
}

extension TypeRecord {
    /// Whether it is a generic type, or nested in one.
    package var isGeneric: Bool { kind.hasPrefix("generic") || typeName.contains("<") }
}
