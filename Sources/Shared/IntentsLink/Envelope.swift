import FoundationEssentials
import IntentsModel

/// The members of a JSON-RPC object.
enum EnvelopeKey: String, CodingKey {
    case jsonrpc, id, method, params, result, error
}

typealias EnvelopeContainer = KeyedDecodingContainer<EnvelopeKey>

/// A request's id. We send numbers; a peer may send texts too.
enum MessageID: Hashable, Sendable, Codable {
    case number(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }
}

/// An outgoing JSON-RPC object; what is absent is left out.
struct Envelope<Payload: Encodable>: Encodable {
    enum Content {
        case request(id: Int, method: String, Payload)
        case notification(method: String, Payload)
        case result(id: MessageID, Payload)
        /// Without an id when the message it is about could not be read.
        case error(id: MessageID?, ErrorObject)
    }

    let content: Content

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: EnvelopeKey.self)
        try container.encode("2.0", forKey: .jsonrpc)
        switch content {
        case .request(let id, let method, let params):
            try container.encode(id, forKey: .id)
            try container.encode(method, forKey: .method)
            try container.encode(params, forKey: .params)
        case .notification(let method, let params):
            try container.encode(method, forKey: .method)
            try container.encode(params, forKey: .params)
        case .result(let id, let result):
            try container.encode(id, forKey: .id)
            try container.encode(result, forKey: .result)
        case .error(let id, let error):
            try container.encode(id, forKey: .id)
            try container.encode(error, forKey: .error)
        }
    }
}

/// Turns messages into frames and back; both coders are safe to share, as their options never change.
enum LinkCoding {
    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return encoder
    }()

    static func frame<Payload>(_ content: Envelope<Payload>.Content, limits: LinkLimits) throws -> Data {
        let json = try encoder.encode(Envelope(content: content))
        try limits.check(json.bytes)
        return Frame.data(of: json)
    }

    /// The frame of an error, whose texts are small and always encodable but for the limits of a strange peer.
    static func errorFrame(id: MessageID?, _ error: ErrorObject, limits: LinkLimits) -> Data? {
        try? frame(Envelope<Done>.Content.error(id: id, error), limits: limits)
    }

    /// Says where in a message the wrong part is, and what is wrong.
    static func explain(_ error: any Error) -> String {
        guard let error = error as? DecodingError else { return "\(error)" }
        switch error {
        case .typeMismatch(_, let context), .dataCorrupted(let context), .valueNotFound(_, let context):
            return place(context.codingPath) + context.debugDescription
        case .keyNotFound(let key, let context):
            return place(context.codingPath) + "“\(key.stringValue)” is missing."
        @unknown default:
            return "\(error)"
        }
    }

    private static func place(_ path: [any CodingKey]) -> String {
        path.isEmpty ? "" : path.map(\.stringValue).joined(separator: ".") + ": "
    }
}
