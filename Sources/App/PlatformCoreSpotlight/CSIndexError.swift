/// Why the search index refused a request.
public struct CSIndexError: LocalizedError, Hashable, Sendable {
    /// The kind of a refusal.
    public enum Code: Int, Hashable, Sendable {
        /// Something else went wrong.
        case unknownError = -1
        /// There is no search index.
        case indexUnavailableError = -1000
        /// An item has an attribute that the index does not take.
        case invalidItemError = -1001
        /// What the app says about its state is not true.
        case invalidClientStateError = -1002
        /// The connection to the index broke.
        case remoteConnectionError = -1003
        /// The app has too many items.
        case quotaExceeded = -1004
        /// This machine has no search index.
        case indexingUnsupported = -1005
    }

    /// The kind of the refusal.
    public let code: Code
    /// A sentence that says what happened and what to do.
    public let errorDescription: String?

    package init(_ code: Code, _ description: String) {
        self.code = code
        errorDescription = description
    }
}
