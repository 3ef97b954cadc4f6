/// A window. Nothing on Linux shows it; it keeps what code sets.
@MainActor @preconcurrency open class NSWindow: NSObject {
    /// What people call the window.
    open var title = ""
    /// What code calls the window.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// Where the window is on its screen.
    open private(set) var frame = CGRect.zero
    /// How high the window is among others.
    open var level = Level.normal
    /// Whether the window is shown.
    open private(set) var isVisible = false
    /// What manages the window.
    open weak var windowController: NSWindowController?
    /// What manages the window's content.
    open var contentViewController: NSViewController? {
        didSet { contentView = contentViewController?.view }
    }
    /// The window's content.
    open var contentView: NSView? {
        didSet {
            oldValue?.window = nil
            contentView?.window = self
        }
    }

    /// Makes a window.
    public override init() { super.init() }

    /// How a window looks and what people can do with it.
    public struct StyleMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Without a frame.
        public static let borderless: StyleMask = []
        /// With a title.
        public static let titled = StyleMask(rawValue: 1)
        /// It can be closed.
        public static let closable = StyleMask(rawValue: 2)
        /// It can be put away.
        public static let miniaturizable = StyleMask(rawValue: 4)
        /// Its size can be changed.
        public static let resizable = StyleMask(rawValue: 8)
        /// Its content lies below its title, too.
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
        /// It does not bring its app to the front.
        public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
    }

    /// How high a window is among others.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The height.
        public let rawValue: Int
        /// Sets a height.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// As others.
        public static let normal = Level(rawValue: 0)
        /// Above others.
        public static let floating = Level(rawValue: 3)
        /// Above what shows the state of the machine.
        public static let statusBar = Level(rawValue: 25)
    }

    /// How content is kept before it is shown.
    public enum BackingStoreType: UInt, Sendable {
        /// As a whole.
        case buffered = 2
    }

    /// Makes a window with a place and a look.
    public init(
        contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
    ) {
        frame = contentRect
        super.init()
    }

    /// Moves the window, and changes its size.
    open func setFrame(_ frameRect: CGRect, display flag: Bool) { frame = frameRect }

    /// Would put the window into the middle of a screen.
    open func center() {}

    /// Shows the window, as far as something shows windows.
    open func makeKeyAndOrderFront(_ sender: Any?) { isVisible = true }

    /// Shows the window, as far as something shows windows.
    open func orderFrontRegardless() { isVisible = true }

    /// Hides the window.
    open func orderOut(_ sender: Any?) { isVisible = false }

    /// Hides the window.
    open func close() { isVisible = false }
}

/// A window beside an app's other windows.
@MainActor @preconcurrency open class NSPanel: NSWindow {
    /// Whether the panel is above other windows.
    open var isFloatingPanel = false
    /// Whether the panel goes while the app is behind.
    open var hidesOnDeactivate = true
}

/// What code calls a part of the interface.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String
    /// Names a part.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Names a part.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Names a part.
    public init(stringLiteral value: String) { rawValue = value }
}
