/// Where something of a toolbar is.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let name: String

    /// As the surface chooses.
    public static let automatic = ToolbarItemPlacement(name: "automatic")
    /// The main action.
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    /// Further actions.
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    /// Confirms.
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    /// Cancels.
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    /// Deletes or loses something.
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    /// Tells a state.
    public static let status = ToolbarItemPlacement(name: "status")
    /// In the middle, as a title.
    public static let principal = ToolbarItemPlacement(name: "principal")
    /// Leads elsewhere.
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    /// Above the keyboard.
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    /// In the upper bar, where lines start.
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    /// In the upper bar, where lines end.
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    /// In the lower bar.
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    /// In the upper bar, where lines start, in the older form.
    public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    /// In the upper bar, where lines end, in the older form.
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    let name: String

    /// As the surface chooses.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// Above a view of a navigation.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// Below a view.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// Below tabs.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// Above a window's content.
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// How the title in a toolbar is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let name: String

    /// As the surface chooses.
    public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
    /// Large, below the bar.
    public static let large = ToolbarTitleDisplayMode(name: "large")
    /// Large, in the bar.
    public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
    /// In the bar.
    public static let inline = ToolbarTitleDisplayMode(name: "inline")
}

/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
    let name: String

    /// As the surface chooses.
    public static let automatic = ToolbarRole(name: "automatic")
    /// Finding something.
    public static let browser = ToolbarRole(name: "browser")
    /// Working on something.
    public static let editor = ToolbarRole(name: "editor")
    /// A stack of views.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// Whether something is shown.
public enum Visibility: String, Hashable, Sendable, CaseIterable {
    /// As the surface chooses.
    case automatic
    /// It is.
    case visible
    /// It is not.
    case hidden
}
