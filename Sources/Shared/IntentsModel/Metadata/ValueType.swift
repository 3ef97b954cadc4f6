/// The type of a parameter, property or result.
public indirect enum ValueType: Hashable, Sendable {
    case primitive(PrimitiveType)
    /// An entity, by its identifier in the metadata.
    case entity(String)
    /// An app enum, by its identifier in the metadata.
    case linkEnumeration(String)
    /// A measurement of something.
    case measurement(MeasurementDimension)
    /// A value of one of several types; with the identifier of the union and the names of its cases, in the same order.
    case union(String, [ValueType], cases: [String] = [])
    case array(ValueType)

    /// The element type of an array, otherwise the type itself.
    public var element: ValueType {
        if case .array(let member) = self { return member }
        return self
    }

    /// The type as people read it: `Int`, `Landmark`, `[Landmark]`.
    package var displayName: String {
        switch self {
        case .primitive(let type): type.swiftName
        case .entity(let name), .linkEnumeration(let name), .union(let name, _, _): name
        case .measurement(let dimension):
            "Measurement of \(LocalizedText(swiftName: dimension.rawValue).key.lowercased())"
        case .array(let member): "[\(member.displayName)]"
        }
    }

    /// Whether several values are taken.
    public var isArray: Bool {
        if case .array = self { return true }
        return false
    }
}

extension ValueType {
    /// Whether a value says itself that it is of this type.
    package func isNamed(by value: IntentValue) -> Bool {
        switch (value, self) {
        case (.entity(let entity), .entity(let name)): entity.typeName == name
        case (.enumCase(let value), .linkEnumeration(let name)): value.typeName == name
        case (.string, .primitive(.string)), (.int, .primitive(.int)), (.double, .primitive(.double)): true
        case (.bool, .primitive(.bool)), (.date, .primitive(.date)), (.url, .primitive(.url)): true
        case (.file, .primitive(.file)): true
        case (.structured(let value), .primitive(let kind)): value.typeName == kind.swiftName
        case (.structured(let value), .measurement(let dimension)): value.isMeasurement(of: dimension)
        default: false
        }
    }

    /// The case of a union that a value belongs to: the first whose type it says to have.
    package func unionCase(of value: IntentValue) -> String? {
        guard case .union(_, let members, let cases) = self else { return nil }
        return zip(members, cases).first { member, _ in member.isNamed(by: value) }?.1
    }
}

extension StructuredValue {
    /// Whether it is a measurement in a unit of the dimension.
    fileprivate func isMeasurement(of dimension: MeasurementDimension) -> Bool {
        typeName == "Measurement" && dimension.units.contains { .string($0.name) == self["unit"] }
    }
}

/// The value types that the framework itself brings.
///
/// Raw values are the `typeIdentifier` numbers of the metadata: 0, 1 and 2 as inventory §5 reports them, the rest our
/// own documented choice (`docs/metadata-format.md`).
public enum PrimitiveType: Int, Hashable, Sendable, Codable, CaseIterable {
    case string = 0
    case bool = 1
    case int = 2
    case attributedString = 3
    case duration = 4
    case double = 7
    case date = 8
    case dateComponents = 9
    case placemark = 10
    case currencyAmount = 11
    case url = 12
    case file = 13
    case person = 14
    case paymentMethod = 15
    case recurrenceRule = 16
    case personName = 17
    case searchCriteria = 18
    case place = 19
    case entityIdentifier = 20
    case shortcut = 21

    /// The name of the Swift type.
    public var swiftName: String {
        switch self {
        case .string: "String"
        case .bool: "Bool"
        case .int: "Int"
        case .attributedString: "AttributedString"
        case .duration: "Duration"
        case .double: "Double"
        case .date: "Date"
        case .dateComponents: "DateComponents"
        case .placemark: "CLPlacemark"
        case .currencyAmount: "IntentCurrencyAmount"
        case .url: "URL"
        case .file: "IntentFile"
        case .person: "IntentPerson"
        case .paymentMethod: "IntentPaymentMethod"
        case .recurrenceRule: "Calendar.RecurrenceRule"
        case .personName: "PersonNameComponents"
        case .searchCriteria: "StringSearchCriteria"
        case .place: "PlaceDescriptor"
        case .entityIdentifier: "EntityIdentifier"
        case .shortcut: "SystemShortcut"
        }
    }
}
