/// A text that a view looks up in the app's string tables when it is shown.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
    let value: String.LocalizationValue

    /// Makes a key of a text.
    public init(_ value: String) { self.value = String.LocalizationValue(value) }

    /// Makes a key of a string literal.
    public init(stringLiteral value: String) { self.value = String.LocalizationValue(stringLiteral: value) }

    /// Makes a key of an interpolated literal; formats stand for the values, for example `%lld trails`.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        value = String.LocalizationValue(stringInterpolation: stringInterpolation)
    }

    /// The text to look up.
    package func resource(table: String? = nil, bundle: Bundle? = nil) -> LocalizedStringResource {
        LocalizedStringResource(value, table: table, bundle: .init(bundle))
    }
}
