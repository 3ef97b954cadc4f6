import Foundation
import Observation

/// The one way into the app's pages, for intents and for links from elsewhere.
@MainActor @Observable
final class LinkRouter {
    /// The page that the app shows; the list of transfers when nil.
    private(set) var page: DeepLink?

    nonisolated init() {}

    /// Shows the page that a link leads to; a link that leads nowhere changes nothing.
    func open(_ url: URL) {
        if let link = DeepLink(url) { page = link }
    }
}
