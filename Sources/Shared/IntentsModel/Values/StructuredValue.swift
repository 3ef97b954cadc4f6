import FoundationEssentials

/// A value with parts, such as a measurement, a person or an amount of money.
public struct StructuredValue: Hashable, Sendable, Codable {
    /// The Swift type: `Measurement`, `IntentPerson`, or an app's own `Codable` type.
    public var typeName: String
    /// The parts, in the form that the type itself encodes.
    public var fields: JSONValue
    /// What people are shown.
    public var text: String

    /// Describes a value of the type `typeName` by its parts.
    public init(typeName: String, fields: JSONValue, text: String) {
        self.typeName = typeName
        self.fields = fields
        self.text = text
    }

    /// The part with a name, when the value has named parts.
    package subscript(_ field: String) -> JSONValue? {
        if case .object(let fields) = fields { fields[field] } else { nil }
    }
}

extension StructuredValue {
    /// A measurement.
    package init(measuring number: Double, in unit: MeasurementUnit) {
        self.init(
            typeName: "Measurement", fields: .object(["value": .double(number), "unit": .string(unit.name)]),
            text: "\(number.plainText) \(unit.symbol)")
    }
}

extension Double {
    /// `5` for 5.0.
    package var plainText: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
