import AppIntents
import IntentsModel

/// A case of an app enum whose type the test does not know (inventory §2.21).
public struct AnyAppEnum: IntentValueConvertible, Hashable, CustomStringConvertible {
    /// The enum, as the app's metadata names it.
    public let typeIdentifier: String
    /// The case's raw value, as text.
    public let caseIdentifier: String

    /// Enum and case.
    public var description: String { "\(typeIdentifier).\(caseIdentifier)" }

    /// The case as it crosses to an app.
    public func __expression(in locale: Locale) -> IntentsModel.IntentValue {
        .enumCase(EnumValue(typeName: typeIdentifier, rawValue: caseIdentifier))
    }

    /// Takes a case of an enum.
    public static func __converted(from value: IntentsModel.IntentValue) -> AnyAppEnum? {
        guard case .enumCase(let value) = value else { return nil }
        return AnyAppEnum(typeIdentifier: value.typeName, caseIdentifier: value.rawValue)
    }
}
