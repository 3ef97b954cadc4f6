import IntentsModel

extension Extractor {
    /// A query; nothing for one whose entity is not known, which another rule reports.
    mutating func query(_ record: TypeRecord) -> QueryDescription? {
        guard let entity = record.alias("Entity").map({ SwiftTypeName($0.type) }),
            case .entity(let entityType)? = types.valueType(of: entity)?.type
        else { return nil }
        let isDefault =
            types[entity.name]?.alias("DefaultQuery").map { SwiftTypeName($0.type).name } == record.name.name
        return QueryDescription(
            identifier: record.name.name, mangledTypeName: record.mangledTypeName, entityType: entityType,
            capabilities: capabilities(of: record), isDefaultForEntity: isDefault,
            properties: comparedProperties(of: record), sortingOptions: sortingOptions(of: record),
            findIntentDescription: record.staticProperty("findIntentDescription").flatMap { Self.text($0.value) },
            location: place(of: record), executionTargets: executionTargets(of: record))
    }

    private func capabilities(of record: TypeRecord) -> QueryCapabilities {
        var capabilities: QueryCapabilities = .identifiers
        if record.conforms(to: "EntityStringQuery") { capabilities.insert(.string) }
        if record.conforms(to: "EnumerableEntityQuery") { capabilities.insert(.enumerable) }
        if record.conforms(to: "EntityPropertyQuery") { capabilities.insert(.property) }
        return capabilities
    }

    /// `QueryProperties { Property(\.$name) { EqualToComparator { … } } }`.
    private mutating func comparedProperties(of record: TypeRecord) -> [QueryPropertyDescription] {
        block("properties", of: record).compactMap { expression in
            guard let call = expression.call, let name = call.arguments.lazy.compactMap(\.value.keyPathName).first
            else {
                return nil
            }
            let comparators = call.arguments.reversed().first { $0.value.isBlock }?.value.expressions ?? []
            return QueryPropertyDescription(name: name, comparators: comparators.compactMap(Self.comparator))
        }
    }

    private mutating func sortingOptions(of record: TypeRecord) -> [String] {
        block("sortingOptions", of: record).compactMap { expression in
            expression.call?.arguments.lazy.compactMap(\.value.keyPathName).first
        }
    }

    private mutating func block(_ label: String, of record: TypeRecord) -> [ConstantValue] {
        guard record.conforms(to: "EntityPropertyQuery"), let property = record.staticProperty(label) else { return [] }
        guard let call = property.value.call, let block = call.arguments.last?.value, block.isBlock else {
            note(.query, "\(label) of \(record.name.nameInModule)", at: place(of: property, in: record))
            return []
        }
        return block.expressions
    }

    /// `EqualToComparator<…>` is `equalTo`.
    private static func comparator(_ value: ConstantValue) -> String? {
        guard let call = value.call else { return nil }
        let type = SwiftTypeName(call.type).name
        guard let name = type.split(separator: ".").last, name.hasSuffix("Comparator") else { return nil }
        let stem = name.dropLast("Comparator".count)
        return stem.prefix(1).lowercased() + stem.dropFirst()
    }
}

extension ConstantValue {
    /// Whether it is a builder's block.
    var isBlock: Bool {
        if case .builder = self { return true }
        return false
    }
}
