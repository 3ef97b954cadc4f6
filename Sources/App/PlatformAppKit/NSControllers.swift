/// A thing that events go through; the base of the interface's classes.
@MainActor @preconcurrency open class NSResponder: NSObject {}

/// What manages a window. Nothing on Linux shows it.
@MainActor @preconcurrency open class NSWindowController: NSResponder {
    /// The window.
    open var window: NSWindow? {
        didSet {
            oldValue?.windowController = nil
            window?.windowController = self
        }
    }

    /// Manages a window.
    public init(window: NSWindow?) {
        self.window = window
        super.init()
        window?.windowController = self
    }

    /// Shows the window, as far as something shows windows.
    open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }

    /// Hides the window.
    open func close() { window?.close() }
}

/// What manages a view. Nothing on Linux shows it.
@MainActor @preconcurrency open class NSViewController: NSResponder {
    /// What people call the view.
    open var title: String?
    private var loadedView: NSView?

    /// The view; an empty one is made when it is first asked for.
    open var view: NSView {
        get { loadedView ?? load() }
        set { loadedView = newValue }
    }

    private func load() -> NSView {
        let view = NSView()
        loadedView = view
        viewDidLoad()
        return view
    }

    /// The view has been made.
    open func viewDidLoad() {}
}

/// A screen. No screen on Linux is known to an app, so there is none.
@MainActor @preconcurrency open class NSScreen: NSObject {
    /// The screen with the window that takes input.
    public static var main: NSScreen? { nil }
    /// All screens.
    public static var screens: [NSScreen] { [] }
    /// The screen's rectangle.
    open var frame: CGRect { .zero }
    /// The part of it that windows can use.
    open var visibleFrame: CGRect { .zero }
    /// Pixels for each point.
    open var backingScaleFactor: CGFloat { 1 }
    /// What people call the screen.
    open var localizedName: String { "" }
}

/// Light or dark. Nothing on Linux tells an app.
open class NSAppearance: NSObject, @unchecked Sendable {
    // Unchecked, because the class is open, as on Apple's platforms; its own part never changes.

    /// The name of a look.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name's text.
        public let rawValue: String
        /// Names a look.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Light.
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        /// Dark.
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    }

    /// The look's name.
    public let name: Name

    static let light = NSAppearance(name: .aqua)

    private init(name: Name) { self.name = name }

    /// A look by its name.
    public convenience init?(named name: Name) { self.init(name: name) }

    /// The name in `appearances` that fits this look; nil when none does.
    open func bestMatch(from appearances: [Name]) -> Name? { appearances.first { $0 == name } }
}
