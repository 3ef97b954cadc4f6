/// An intent that is run by opening a URL (inventory §2.9b).
///
/// The system opens the URL instead of calling `perform()`; an intent with a `perform()` of its own is run by that.
public protocol URLRepresentableIntent: AppIntent {
    /// How the URL is written.
    typealias URLRepresentation = IntentURLRepresentation<Self>
    /// The URL of every run: `"https://example.com/search/\(\.$term)"`.
    static var urlRepresentation: URLRepresentation { get }
    /// The URL of this run; nil when a value is missing.
    var urlRepresentation: URL? { get async }
}

extension URLRepresentableIntent {
    /// The URL that the type's representation yields.
    public var urlRepresentation: URL? { get async { await Self.urlRepresentation.template.url(of: self) } }
}

extension URLRepresentableIntent {
    /// Cannot be performed by the app: the system opens the URL instead.
    /// - Throws: always, with the way to open it.
    public func perform() async throws -> Never { throw URLIsOpenedInstead(Self.self) }
}

extension URLRepresentableIntent where Self: OpenIntent {
    /// Cannot be performed by the app: the system opens the URL instead.
    /// - Throws: always, with the way to open it.
    public func perform() async throws -> Never { throw URLIsOpenedInstead(Self.self) }
}

/// An intent that is run by opening a URL was asked to run in the app.
struct URLIsOpenedInstead: Error, CustomLocalizedStringResourceConvertible {
    private let name: String

    init(_ type: any AppIntent.Type) { name = "\(type)" }

    var localizedStringResource: LocalizedStringResource {
        "\(name) is run by opening its URL; return it with .result(opensIntent:) instead of performing it."
    }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
    /// The URL of what is opened.
    public static var urlRepresentation: URLRepresentation {
        URLRepresentation(whole: { await $0.target.urlRepresentation })
    }
    /// The URL of what is opened.
    public var urlRepresentation: URL? { get async { await target.urlRepresentation } }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEnum {
    /// The URL of what is opened.
    public static var urlRepresentation: URLRepresentation {
        URLRepresentation(whole: { $0.target.urlRepresentation })
    }
    /// The URL of what is opened.
    public var urlRepresentation: URL? { get async { target.urlRepresentation } }
}

/// The URL of the runs of an intent, with parameters in it (inventory §2.9b).
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    let template: URLTemplate<Intent>

    /// The same URL for every run.
    public init(stringLiteral value: String) {
        var template = URLTemplate<Intent>()
        template.append(text: value)
        self.template = template
    }

    /// A URL with values in it.
    public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }

    /// The URL of something that the intent holds, which is complete already.
    fileprivate init(whole: @escaping (Intent) async -> URL?) {
        template = URLTemplate(pieces: [.whole(whole)])
    }

    /// Collects the pieces of the URL.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var template = URLTemplate<Intent>()

        /// Starts an empty URL.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds text.
        public mutating func appendLiteral(_ literal: String) { template.append(text: literal) }

        /// Adds the value of a parameter, or else its default; without either the run has no URL.
        public mutating func appendInterpolation<Value: CustomURLRepresentationParameterConvertible>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) {
            template.append { await $0[keyPath: keyPath].valueOrDefault?.urlRepresentationParameter }
        }

        /// Adds the value of a parameter that may be unset; without one the run has no URL.
        public mutating func appendInterpolation<Value: CustomURLRepresentationParameterConvertible>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value?>>
        ) {
            template.append { await $0[keyPath: keyPath].wrappedValue?.urlRepresentationParameter }
        }
    }
}

extension IntentParameter {
    /// The value, or the default that stands in for it.
    fileprivate var valueOrDefault: Value? {
        if case .set(let value) = valueState { return value }
        return defaultValue as? Value
    }
}
