/// An enum whose cases URLs lead to (inventory §2.9b).
public protocol URLRepresentableEnum: AppEnum, CustomURLRepresentationParameterConvertible {
    /// How the URLs are written.
    typealias URLRepresentation = EnumURLRepresentation<Self>
    /// The URLs of the cases: `"https://example.com/\(.rawValue)"`, or a dictionary.
    static var urlRepresentation: URLRepresentation { get }
    /// The URL of this case; nil when it has none.
    var urlRepresentation: URL? { get }
}

extension URLRepresentableEnum {
    /// The URL that the type's representation yields.
    public var urlRepresentation: URL? { Self.urlRepresentation.url(of: self) }

    /// The raw value.
    public var urlRepresentationParameter: String? { get async { "\(rawValue)" } }
}

/// The URLs of the cases of an enum (inventory §2.9b).
public struct EnumURLRepresentation<Enumeration: AppEnum>: ExpressibleByStringInterpolation, Sendable {
    private enum Source: Sendable {
        case pattern([StringInterpolation.Piece])
        case cases([Enumeration: EnumSingleURLRepresentation])
    }

    private let source: Source

    /// The same URL for every case.
    public init(stringLiteral value: String) { source = .pattern([.text(value)]) }

    /// A URL with the raw value in it.
    public init(stringInterpolation: StringInterpolation) { source = .pattern(stringInterpolation.pieces) }

    /// A URL for each case; cases that are left out have none.
    public init(_ urls: [Enumeration: EnumSingleURLRepresentation]) { source = .cases(urls) }

    func url(of value: Enumeration) -> URL? {
        switch source {
        case .cases(let urls): return urls[value].flatMap { completeURL($0.text) }
        case .pattern(let pieces):
            let parts = pieces.map { piece in
                switch piece {
                case .text(let text): text
                case .rawValue: urlPart("\(value.rawValue)")
                }
            }
            return parts.contains(nil) ? nil : completeURL(parts.compactMap { $0 }.joined())
        }
    }

    /// The URL of one case.
    public struct EnumSingleURLRepresentation: ExpressibleByStringLiteral, Hashable, Sendable {
        fileprivate let text: String

        /// The URL as text.
        public init(stringLiteral value: String) { text = value }
    }

    /// What stands in the URL.
    public enum Token: Sendable {
        /// The raw value of the case.
        case rawValue
    }

    /// Collects the pieces of the URL.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate enum Piece: Sendable {
            case text(String)
            case rawValue
        }

        fileprivate var pieces: [Piece] = []

        /// Starts an empty URL.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds text.
        public mutating func appendLiteral(_ literal: String) { pieces.append(.text(literal)) }

        /// Adds the raw value.
        public mutating func appendInterpolation(_ token: Token) { pieces.append(.rawValue) }
    }
}
