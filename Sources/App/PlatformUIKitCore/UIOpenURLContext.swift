/// A URL that a scene is to open.
@MainActor @preconcurrency public final class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL

    package init(url: URL) { self.url = url }
}
