import PlatformFoundation

/// How the values of a parameter are grouped where parameterised shortcuts are shown (inventory §2.10).
public struct AppShortcutParameterPresentation<
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
> {
    package let description: ParameterPresentationDescription

    /// Groups the values of a parameter.
    /// - Parameters:
    ///   - keyPath: the parameter.
    ///   - summary: a sentence about one value.
    ///   - optionsCollections: the groups.
    public init(
        for keyPath: ParameterKeyPath,
        summary: AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>,
        @AppShortcutOptionsCollectionSpecificationBuilder<Value.UnwrappedType>
        optionsCollections: () -> some AppShortcutOptionsCollectionSpecification<Value.UnwrappedType>
    ) {
        let names = ParameterNames(Intent())
        description = ParameterPresentationDescription(
            parameter: names.name(of: keyPath), summary: summary.format(names),
            summaryTable: summary.table, collections: Array(optionsCollections()))
    }
}

/// A presentation without its generic arguments.
package struct ParameterPresentationDescription: Sendable {
    package let parameter: String
    /// The sentence, with `${parameter}` slots.
    package let summary: String
    package let summaryTable: String?
    // A provider need not be Sendable; nothing but the tasks that ask it for values reads it, one after the other.
    nonisolated(unsafe) package let collections: [any AppShortcutOptionsCollectionProtocol]
}

/// A sentence about one value of a parameter.
public struct AppShortcutParameterPresentationSummary<
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
> {
    private let sentence: AppShortcutParameterPresentationSummaryString<Intent, Value, Parameter, ParameterKeyPath>
    let table: String?

    /// Makes a sentence.
    /// - Parameters:
    ///   - string: the sentence; the parameter stands in it.
    ///   - table: the string table that translates it.
    public init(
        _ string: AppShortcutParameterPresentationSummaryString<Intent, Value, Parameter, ParameterKeyPath>,
        table: StaticString? = nil
    ) {
        sentence = string
        self.table = table.map { "\($0)" }
    }

    func format(_ names: ParameterNames) -> String { sentence.text.format(names) }
}

/// The sentence of a presentation: text and the parameter, as in `"Water \(\.$plant)"`.
public struct AppShortcutParameterPresentationSummaryString<
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
>: ExpressibleByStringInterpolation {
    let text: ParameterText<Intent>

    /// Makes a sentence without a parameter.
    public init(_ value: String) { text = ParameterText(value) }

    /// Makes a sentence without a parameter.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a sentence with a parameter.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Collects the pieces of a sentence.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ParameterText<Intent>()

        /// Starts an empty sentence.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds text.
        public mutating func appendLiteral(_ literal: String) { text.append(literal) }

        /// Adds the parameter.
        public mutating func appendInterpolation(_ keyPath: ParameterKeyPath) {
            text.append(keyPath)
        }
    }
}
