/// What an app asks of the desktop.
open class NSWorkspace: NSObject, @unchecked Sendable {
    // Unchecked, because the class is open, as on Apple's platforms; its own parts never change.

    /// How a URL is opened.
    open class OpenConfiguration: NSObject {
        /// Whether the app that opens the URL comes to the front; the desktop decides.
        open var activates = true
    }

    /// The app's workspace.
    public static let shared = NSWorkspace()

    private let opener: URLOpener

    /// Makes the workspace.
    public override convenience init() { self.init(opener: .desktop) }

    package init(opener: URLOpener) {
        self.opener = opener
        super.init()
    }

    /// Opens a URL as the desktop does.
    /// - Returns: whether the desktop's command could be started.
    @discardableResult
    open func open(_ url: URL) -> Bool { opener.start(url) }

    /// Shows files where people look for files: opens the folders that hold them.
    open func activateFileViewerSelecting(_ fileURLs: [URL]) {
        for folder in Set(fileURLs.map { $0.deletingLastPathComponent() }) { open(folder) }
    }
}
