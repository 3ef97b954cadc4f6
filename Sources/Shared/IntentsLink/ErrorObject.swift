import IntentsModel

/// The `error` of a JSON-RPC reply; a `RunError` crosses whole as its `data`.
struct ErrorObject: Codable, Hashable, Sendable {
    var code: Int
    var message: String
    var data: RunError?

    /// The codes of JSON-RPC 2.0, and ours for a `RunError`.
    enum Code {
        static let invalidRequest = -32600
        static let methodNotFound = -32601
        static let invalidParams = -32602
        static let internalError = -32603
        static let runError = -32000
        static let tooManyRequests = -32001
    }

    init(code: Int, message: String, data: RunError? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }

    /// What a handler threw.
    init(_ error: any Error, method: String) {
        switch error {
        case let error as RunError:
            self.init(code: Code.runError, message: error.message, data: error)
        case is CancellationError:
            self.init(RunError(.cancelled, "The request “\(method)” was cancelled."), method: method)
        case let error as LinkError:
            self.init(code: Code.internalError, message: error.message)
        default:
            self.init(code: Code.internalError, message: "The request “\(method)” failed: \(error)")
        }
    }

    /// For a request beyond the limit of those that may be answered at the same time.
    init(tooManyRequests limit: Int) {
        self.init(
            code: Code.tooManyRequests,
            message: "Too many requests are being answered (the limit is \(limit)): wait for some of them.")
    }

    /// A peer's `data` of any other shape is not ours to understand.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        code = try container.decode(Int.self, forKey: .code)
        message = try container.decode(String.self, forKey: .message)
        data = try? container.decodeIfPresent(RunError.self, forKey: .data)
    }

    /// What `send` throws for it.
    var thrown: any Error { data ?? LinkError(message, code: code) }
}
