/// Asks where to keep a file. Nothing on Linux shows the question: nobody answers it.
@MainActor @preconcurrency open class NSSavePanel: NSPanel {
    /// The chosen place; nil, as nobody chose.
    open var url: URL? { nil }
    /// The text above.
    open var message: String! = ""
    /// The word on the button.
    open var prompt: String! = ""
    /// The name that is offered.
    open var nameFieldStringValue = ""
    /// Where the search begins.
    open var directoryURL: URL?
    /// Whether people can make folders.
    open var canCreateDirectories = true

    /// Asks. Nobody can answer here, so it is as if people had gone away.
    open func runModal() -> NSApplication.ModalResponse { .cancel }

    /// Asks, and tells a closure. Nobody can answer here, so it is as if people had gone away.
    open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) { handler(.cancel) }
}

/// Asks for a file to open. Nothing on Linux shows the question: nobody answers it.
@MainActor @preconcurrency open class NSOpenPanel: NSSavePanel {
    /// The chosen files; none, as nobody chose.
    open var urls: [URL] { [] }
    /// Whether files can be chosen.
    open var canChooseFiles = true
    /// Whether folders can be chosen.
    open var canChooseDirectories = false
    /// Whether several can be chosen.
    open var allowsMultipleSelection = false
}

/// Where apps show what they do. Nothing on Linux shows it.
@MainActor @preconcurrency public final class NSStatusBar: NSObject {
    /// The system's.
    public static let system = NSStatusBar()

    /// A place for an app.
    public func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem(length: length) }

    /// Gives a place back.
    public func removeStatusItem(_ item: NSStatusItem) {}
}

/// A place of an app among those of others. It keeps what code sets.
@MainActor @preconcurrency public final class NSStatusItem: NSObject {
    /// As wide as high.
    nonisolated public static let squareLength: CGFloat = -2
    /// As wide as what is in it.
    nonisolated public static let variableLength: CGFloat = -1

    /// How wide it is.
    public var length: CGFloat
    /// The commands behind it.
    public var menu: NSMenu?
    /// Whether it is seen.
    public var isVisible = true

    init(length: CGFloat) { self.length = length }
}
