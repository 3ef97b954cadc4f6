import IntentsModel

/// A value that can be a part of a URL (inventory §2.9b).
public protocol CustomURLRepresentationParameterConvertible {
    /// The value as it stands in a URL, before percent encoding; nil when it cannot be a part of one.
    var urlRepresentationParameter: String? { get async }
}

extension String: CustomURLRepresentationParameterConvertible {
    /// The text itself.
    public var urlRepresentationParameter: String? { get async { self } }
}

extension Int: CustomURLRepresentationParameterConvertible {
    /// The number in digits.
    public var urlRepresentationParameter: String? { get async { String(self) } }
}

extension URL: CustomURLRepresentationParameterConvertible {
    /// The whole URL as text.
    public var urlRepresentationParameter: String? { get async { absoluteString } }
}

/// The pieces of a URL: literal text, and values that are read when the URL is built.
struct URLTemplate<Root> {
    // Read closures capture key paths, which are not Sendable in the compiler's eyes; they are only read.
    enum Piece: @unchecked Sendable {
        case text(String)
        case value((Root) async -> String?)
        /// A URL that is complete already, so that nothing of it is encoded.
        case whole((Root) async -> URL?)
    }

    var pieces: [Piece] = []

    mutating func append(text: String) { if !text.isEmpty { pieces.append(.text(text)) } }

    mutating func append(_ read: @escaping (Root) async -> String?) { pieces.append(.value(read)) }

    /// The URL of a value; nil when a part has no value, or the whole is no URL.
    func url(of root: Root) async -> URL? {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let literal): text += literal
            case .value(let read):
                guard let value = await read(root), let encoded = urlPart(value) else { return nil }
                text += encoded
            case .whole(let read):
                guard let value = await read(root) else { return nil }
                text += value.absoluteString
            }
        }
        return completeURL(text)
    }
}

/// A value with everything encoded that would mean something else in a URL.
func urlPart(_ value: String) -> String? {
    let unreserved = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
    return value.addingPercentEncoding(withAllowedCharacters: unreserved)
}

/// The URL of a text; nil without a scheme, since nothing could open it.
func completeURL(_ text: String) -> URL? { URL(string: text).flatMap { $0.scheme == nil ? nil : $0 } }
