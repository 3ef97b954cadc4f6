import Foundation

/// The places in the app that a link leads to; intents use the same links as web pages and messages do.
enum DeepLink: Hashable, Sendable {
    /// The page on which a transfer is put together.
    case create
    /// A transfer.
    case transfer(Transfer.ID)

    private static let scheme = "filetransfer"

    /// Reads `filetransfer://create` and `filetransfer://transfer/CODE`; nil for all else.
    init?(_ url: URL) {
        guard url.scheme == Self.scheme else { return nil }
        switch (url.host, url.pathComponents.dropFirst().first) {
        case ("create", nil): self = .create
        case ("transfer", let code?): self = .transfer(code)
        default: return nil
        }
    }

    var url: URL {
        var parts = URLComponents()
        parts.scheme = Self.scheme
        switch self {
        case .create:
            parts.host = "create"
        case .transfer(let code):
            parts.host = "transfer"
            parts.path = "/\(code)"
        }
        // Nothing can be missing from a URL of a scheme, a host and an absolute path.
        return parts.url ?? URL(filePath: "/")
    }
}
