import IntentsHost
import IntentsModel

/// Takes an app's requests to the search index.
package protocol SearchIndexSink: Sendable {
    /// Carries out a request, or throws a `CSIndexError`.
    func perform(_ request: SearchIndexRequest) async throws
}

/// The process's way to the search index: the system's, unless a test puts another in its place.
package enum SearchIndexConnection {
    private static let other = Lock<(any SearchIndexSink)?>(nil)

    /// Puts another index in the place of the system's; nil takes it away again.
    package static func connect(_ sink: (any SearchIndexSink)?) { other.withLock { $0 = sink } }

    static var current: any SearchIndexSink { other.withLock { $0 } ?? SystemIndex() }

    /// Whether there is any.
    static var isAvailable: Bool { other.withLock { $0 } != nil || AppIntentsHost.belongsToApp }
}
