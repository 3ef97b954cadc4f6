import IntentsModel

/// A fixed set of values that people choose from (inventory §2.7).
///
/// Stored requests hold the raw value: it must not change, titles may. Every case needs an entry in
/// `caseDisplayRepresentations`, written with constants, as it is read at compile time.
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
    /// No resolvers: the system knows the cases.
    public static var defaultResolverSpecification: EmptyResolverSpecification<UnwrappedType> {
        EmptyResolverSpecification()
    }

    /// An enum of the app.
    public static var __valueType: IntentsModel.ValueType? { .linkEnumeration(persistentIdentifier) }

    /// Takes a case by its raw value.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> Self {
        guard let text = rawText(of: value) else { throw RunError.mismatch(value, needed: "A case of \(Self.self)") }
        guard let raw = RawValue(text), let found = Self(rawValue: raw) else {
            let known = allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
            throw RunError(.invalidValue, "“\(text)” is no case of \(persistentIdentifier); its cases are \(known).")
        }
        return found
    }

    /// The case by its raw value, with its display.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue {
        .enumCase(
            EnumValue(
                typeName: Self.persistentIdentifier, rawValue: "\(rawValue)",
                display: Self.caseDisplayRepresentations[self]?.value(in: locale)))
    }

    private static func rawText(of value: IntentsModel.IntentValue) -> String? {
        switch value {
        case .enumCase(let value) where value.typeName == persistentIdentifier: value.rawValue
        case .string(let text): text
        case .int(let number): "\(number)"
        default: nil
        }
    }
}
