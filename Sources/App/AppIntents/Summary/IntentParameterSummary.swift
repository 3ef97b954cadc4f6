import IntentsModel
import PlatformFoundation

/// A sentence with parameters in it, and the parameters that are shown below it (inventory §2.6).
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    private let sentence: ParameterSummaryString<Intent>
    private let table: String?
    private let others: [PartialKeyPath<Intent>]

    /// Makes a sentence.
    /// - Parameters:
    ///   - string: the sentence.
    ///   - table: the string table that translates it.
    public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
        sentence = string
        self.table = table
        others = []
    }

    /// Makes a sentence with more parameters below it.
    /// - Parameters:
    ///   - string: the sentence.
    ///   - table: the string table that translates it.
    ///   - parameterKeyPaths: the parameters below it.
    public init(
        _ string: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
    ) {
        sentence = string
        self.table = table
        others = parameterKeyPaths()
    }

    /// Lists parameters without a sentence.
    /// - Parameter parameterKeyPaths: the parameters.
    public init(@ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]) {
        self.init("", table: nil, parameterKeyPaths)
    }

    /// Shows the title alone.
    public init() { self.init("") }
}

extension IntentParameterSummary: DescribedSummary {
    package func description(_ names: ParameterNames) -> SummaryDescription {
        .sentence(
            SummarySentence(
                format: LocalizedText(sentence.format(names), table: table),
                parameters: sentence.keyPaths.map(names.name(of:)), otherParameters: others.map(names.name(of:))))
    }
}

/// Collects key paths to parameters.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
    /// One parameter.
    public static func buildExpression<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { keyPath }

    /// All parameters, in order.
    public static func buildBlock(_ keyPaths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { keyPaths }
}

/// The sentence of a summary: literal text and key paths to parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    enum Segment {
        case text(String)
        case parameter(PartialKeyPath<Intent>)
    }

    private let segments: [Segment]

    /// Makes a sentence without parameters.
    public init(stringLiteral value: String) { segments = value.isEmpty ? [] : [.text(value)] }

    /// Makes a sentence with parameters.
    public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

    /// Collects the pieces of a sentence.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var segments: [Segment] = []

        /// Starts an empty sentence.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds text.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { segments.append(.text(literal)) }
        }

        /// Adds a parameter.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            segments.append(.parameter(keyPath))
        }

        /// Adds one half of a parameter whose value is of one of several types: `\(\.$found.type)`.
        public mutating func appendInterpolation<Value: _IntentValue>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>.AppUnionValueComponent>
        ) where Value.ValueType: AppUnionValue {
            segments.append(.parameter(keyPath))
        }
    }

    var keyPaths: [PartialKeyPath<Intent>] {
        segments.compactMap { if case .parameter(let keyPath) = $0 { keyPath } else { nil } }
    }

    /// The sentence with `${name}` for each parameter.
    func format(_ names: ParameterNames) -> String {
        segments.map { segment in
            switch segment {
            case .text(let text): text
            case .parameter(let keyPath): "${\(names.name(of: keyPath))}"
            }
        }.joined()
    }
}
