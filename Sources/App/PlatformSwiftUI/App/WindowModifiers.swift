// How windows are opened and look. No window is shown here yet: surfaces choose, so these are type-checked and change nothing.

extension Scene {
    /// Sets the size of a new window. No window is shown here yet.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

    /// Sets the size of a new window. No window is shown here yet.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

    /// Sets the place of a new window. No window is shown here yet.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

    /// Sets how large a window can be. No window is shown here yet.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

    /// Sets how windows look. No window is shown here yet.
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

    /// Sets how toolbars of windows look. No window is shown here yet.
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

    /// Sets how the app's item in the menu bar works. No menu bar is shown here yet.
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }

    /// Sets the key that opens the scene. No window is shown here yet.
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene {
        self
    }
}

/// How large a window can be.
public struct WindowResizability: Hashable, Sendable {
    private init() {}

    /// As the surface chooses.
    public static let automatic = WindowResizability()
    /// As large as its content.
    public static let contentSize = WindowResizability()
    /// At least as large as its content.
    public static let contentMinSize = WindowResizability()
}

/// How windows look.
public protocol WindowStyle: Sendable {}

/// A look of windows that the surface knows.
public struct NamedWindowStyle: WindowStyle, Hashable {
    let name: String
}

extension WindowStyle where Self == NamedWindowStyle {
    /// As the surface chooses.
    public static var automatic: NamedWindowStyle { NamedWindowStyle(name: "automatic") }
    /// With a title bar.
    public static var titleBar: NamedWindowStyle { NamedWindowStyle(name: "titleBar") }
    /// Without a title bar.
    public static var hiddenTitleBar: NamedWindowStyle { NamedWindowStyle(name: "hiddenTitleBar") }
    /// Without a frame.
    public static var plain: NamedWindowStyle { NamedWindowStyle(name: "plain") }
}

/// How toolbars of windows look.
public protocol WindowToolbarStyle: Sendable {}

/// A look of toolbars that the surface knows.
public struct NamedWindowToolbarStyle: WindowToolbarStyle, Hashable {
    let name: String
}

extension WindowToolbarStyle where Self == NamedWindowToolbarStyle {
    /// As the surface chooses.
    public static var automatic: NamedWindowToolbarStyle { NamedWindowToolbarStyle(name: "automatic") }
    /// Below the title.
    public static var expanded: NamedWindowToolbarStyle { NamedWindowToolbarStyle(name: "expanded") }
    /// Beside the title.
    public static var unified: NamedWindowToolbarStyle { NamedWindowToolbarStyle(name: "unified") }
    /// Beside the title, with little room.
    public static var unifiedCompact: NamedWindowToolbarStyle { NamedWindowToolbarStyle(name: "unifiedCompact") }
}

/// How an app's item in the menu bar works.
public protocol MenuBarExtraStyle: Sendable {}

/// A way that the surface knows.
public struct NamedMenuBarExtraStyle: MenuBarExtraStyle, Hashable {
    let name: String
}

extension MenuBarExtraStyle where Self == NamedMenuBarExtraStyle {
    /// As the surface chooses.
    public static var automatic: NamedMenuBarExtraStyle { NamedMenuBarExtraStyle(name: "automatic") }
    /// With a menu.
    public static var menu: NamedMenuBarExtraStyle { NamedMenuBarExtraStyle(name: "menu") }
    /// With a window.
    public static var window: NamedMenuBarExtraStyle { NamedMenuBarExtraStyle(name: "window") }
}
