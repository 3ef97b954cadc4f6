import IntentsModel

/// What the compiler wrote down about one type: its conformances and the constant values of its members.
package struct TypeRecord: Hashable, Sendable {
    /// Qualified by module and nesting, for example `Garden.Bed.Query`.
    package var typeName: String
    /// Without the `$s`.
    package var mangledTypeName: String
    package var kind: String
    package var location: SourceLocation
    /// Qualified names, inherited protocols included.
    package var conformances: Set<String>
    package var aliases: [AssociatedType]
    package var properties: [PropertyRecord]
    package var cases: [CaseRecord]
    package var availability: [AvailabilityDescription]

    package var name: SwiftTypeName { SwiftTypeName(typeName) }
    package var module: String { name.module }
    /// The last component of the name, generic parameters left out.
    package var unqualifiedName: String {
        name.name.split(separator: ".").last.map(String.init) ?? typeName
    }

    /// Whether it conforms to a protocol that `AppIntents` declares.
    package func conforms(to name: String) -> Bool { conforms(to: name, of: "AppIntents") }

    /// Whether it conforms to a protocol that a module declares.
    package func conforms(to name: String, of module: String) -> Bool { conformances.contains("\(module).\(name)") }

    package func staticProperty(_ label: String) -> PropertyRecord? {
        properties.first { $0.label == label && $0.isStatic }
    }

    package func instanceProperty(_ label: String) -> PropertyRecord? {
        properties.first { $0.label == label && !$0.isStatic }
    }

    package func alias(_ name: String) -> AssociatedType? { aliases.first { $0.name == name } }

    /// Adds what another entry says about the same type: each file writes one for a type that it declares or extends.
    mutating func merge(_ other: TypeRecord) {
        conformances.formUnion(other.conformances)
        aliases += other.aliases.filter { !aliases.contains($0) }
        properties += other.properties.filter { candidate in
            !properties.contains { $0.label == candidate.label && $0.isStatic == candidate.isStatic }
        }
        cases += other.cases.filter { !cases.contains($0) }
        availability += other.availability.filter { !availability.contains($0) }
    }
}

/// A property and its value.
package struct PropertyRecord: Hashable, Sendable {
    package var label: String
    package var type: SwiftTypeName
    package var isStatic: Bool
    package var isComputed: Bool
    /// Absent for members that the compiler made.
    package var location: SourceLocation?
    package var value: ConstantValue
    /// The qualified names of the property's wrappers, generic arguments left out.
    package var wrappers: [String]
}

/// A case of an enum.
package struct CaseRecord: Hashable, Sendable, Decodable {
    package var name: String
    package var rawValue: String?
    /// The types of the values that it holds.
    package var payload: [SwiftTypeName]

    private enum Keys: String, CodingKey { case name, rawValue, parameters }
    private struct Parameter: Decodable { var type: String }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        name = try container.decode(String.self, forKey: .name)
        rawValue = try container.decodeIfPresent(String.self, forKey: .rawValue)
        payload = (try container.decodeIfPresent([Parameter].self, forKey: .parameters) ?? [])
            .map { SwiftTypeName($0.type) }
    }
}

/// An associated type with the type that stands for it.
package struct AssociatedType: Hashable, Sendable {
    package var name: String
    package var type: String
    /// For an opaque type, the protocols it promises.
    package var requirements: [String]
    /// For an opaque type, the associated types it promises, for example `AppIntents.IntentResult.Value`.
    package var sameTypes: [String: String]
}
