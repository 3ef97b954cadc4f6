/// How tab views look; the surface draws them.
public protocol TabViewStyle: Sendable {}

/// A look that the surface knows by name.
public struct NamedTabViewStyle: TabViewStyle, NamedControlStyle, Hashable {
    package let styleName: String
}

extension TabViewStyle where Self == NamedTabViewStyle {
    /// The look `automatic`.
    public static var automatic: NamedTabViewStyle { NamedTabViewStyle(styleName: "automatic") }
    /// The look `page`.
    public static var page: NamedTabViewStyle { NamedTabViewStyle(styleName: "page") }
    /// The look `sidebarAdaptable`.
    public static var sidebarAdaptable: NamedTabViewStyle { NamedTabViewStyle(styleName: "sidebarAdaptable") }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages, with or without a row of dots.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// Pages that are turned.
public struct PageTabViewStyle: TabViewStyle, NamedControlStyle, Hashable {
    /// Whether a row of dots tells the page.
    public enum IndexDisplayMode: Hashable, Sendable {
        /// When there are several pages.
        case automatic
        /// Always.
        case always
        /// Never.
        case never
    }

    private let indexDisplayMode: IndexDisplayMode

    /// Makes the style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

    package var styleName: String { indexDisplayMode == .never ? "pageWithoutIndex" : "page" }
}

/// How the row of dots looks that tells the page.
public struct PageIndexViewStyle: Sendable {
    /// Whether there is a ground behind the dots.
    public enum BackgroundDisplayMode: String, Hashable, Sendable {
        /// As the surface chooses.
        case automatic
        /// While the person acts.
        case interactive
        /// Always.
        case always
        /// Never.
        case never
    }

    let backgroundDisplayMode: BackgroundDisplayMode

    /// Dots, on a ground as the surface chooses.
    public static var page: PageIndexViewStyle { page(backgroundDisplayMode: .automatic) }

    /// Dots, with or without a ground.
    public static func page(backgroundDisplayMode: BackgroundDisplayMode = .automatic) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension View {
    /// Sets how the row of dots looks that tells the page.
    nonisolated public func indexViewStyle(_ style: PageIndexViewStyle) -> some View {
        modified("indexViewStyle", .string(style.backgroundDisplayMode.rawValue), .inherited)
    }

    /// Sets how tab views in this view look.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        modified("tabViewStyle", styleName(of: style), .inherited)
    }
}
