import PlatformFoundation

/// The title of a presentation, for a known value and for any (inventory §2.10).
///
/// A presentation has a summary in its place now, and nothing takes a title any more: it keeps what it was made of.
@available(*, deprecated, message: "Use AppShortcutParameterPresentation.init(for:summary:optionsCollections:).")
public struct AppShortcutParameterPresentationTitle<
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
> {
    package let specific: AppShortcutParameterPresentationTitleString<Intent, Value, Parameter, ParameterKeyPath>
    package let generic: String
    package let table: String?

    /// Makes a title.
    /// - Parameters:
    ///   - specific: the title for a known value; the parameter stands in it.
    ///   - generic: the title for any value.
    ///   - table: the string table that translates both.
    public init(
        specific: AppShortcutParameterPresentationTitleString<Intent, Value, Parameter, ParameterKeyPath>,
        generic: StaticString, table: StaticString? = nil
    ) {
        self.specific = specific
        self.generic = "\(generic)"
        self.table = table.map { "\($0)" }
    }
}

/// The title of a presentation for a known value: text and the parameter, as in `"Water \(\.$plant)"`.
@available(*, deprecated, message: "Use AppShortcutParameterPresentation.init(for:summary:optionsCollections:).")
public struct AppShortcutParameterPresentationTitleString<
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
>: ExpressibleByStringInterpolation {
    private let text: ParameterText<Intent>

    /// Makes a title without a parameter.
    public init(_ value: String) { text = ParameterText(value) }

    /// Makes a title without a parameter.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a title with a parameter.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// The title with `${parameter}` slots.
    package var format: String { text.format(ParameterNames(Intent())) }

    /// Collects the pieces of a title.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ParameterText<Intent>()

        /// Starts an empty title.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds text.
        public mutating func appendLiteral(_ literal: String) { text.append(literal) }

        /// Adds the parameter.
        public mutating func appendInterpolation(_ keyPath: ParameterKeyPath) {
            text.append(keyPath)
        }
    }
}
