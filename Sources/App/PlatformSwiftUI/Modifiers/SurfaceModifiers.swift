import IntentsModel

extension VerticalEdge {
    /// Several edges.
    public struct Set: OptionSet, Sendable {
        /// One bit for each edge.
        public let rawValue: Int8

        /// Makes a set of bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Above.
        public static let top = Set(rawValue: 1)
        /// Below.
        public static let bottom = Set(rawValue: 2)
        /// Both.
        public static let all: Set = [.top, .bottom]
    }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
    let name: String

    /// As usual.
    public static let `default` = ListSectionSpacing(name: "default")
    /// Little.
    public static let compact = ListSectionSpacing(name: "compact")

    /// Some points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(name: "\(Double(spacing))")
    }
}

/// Whether marks show how far content is scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    let rawValue: String

    /// As the surface chooses.
    public static let automatic = ScrollIndicatorVisibility(rawValue: "automatic")
    /// They do.
    public static let visible = ScrollIndicatorVisibility(rawValue: "visible")
    /// They do not.
    public static let hidden = ScrollIndicatorVisibility(rawValue: "hidden")
    /// They never do.
    public static let never = ScrollIndicatorVisibility(rawValue: "never")
}

extension View {
    /// Marks content to be made unreadable.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        modified("redacted", .array(reason.names.map { .string($0) }), .inherited)
    }

    /// Makes content readable again.
    nonisolated public func unredacted() -> some View {
        modified("redacted", .array([]), .inherited)
    }

    /// Sets light or dark surroundings for what presents the view.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modified("preferredColorScheme", colorScheme.map { .string("\($0)") } ?? .null, .inherited)
    }

    /// Hides the status bar.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        modified("statusBarHidden", .bool(hidden), .inherited)
    }

    /// Turns the view around in languages from right to left.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modified("flipsForRightToLeftLayoutDirection", .bool(enabled), .inherited)
    }

    /// Says whether touches reach the view.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modified("allowsHitTesting", .bool(enabled), .inherited)
    }

    /// Sets the size of controls.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        modified("controlSize", .string(controlSize.rawValue), .inherited)
    }

    /// Hides the labels of controls.
    nonisolated public func labelsHidden() -> some View {
        modified("labelsHidden", .bool(true), .inherited)
    }

    /// Sets how much headers stand out.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        modified("headerProminence", .string(prominence.rawValue), .inherited)
    }

    /// Fills the ground of rows.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        modified("listRowBackground", .bool(view != nil), .inherited)
    }

    /// Sets the room around rows.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modified("listRowInsets", insets?.attribute ?? .null, .inherited)
    }

    /// Says whether there are lines between rows.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modified("listRowSeparator", .string(visibility.rawValue), .inherited)
    }

    /// Sets the distance between rows.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        modified("listRowSpacing", spacing.map { .double(Double($0)) } ?? .null, .inherited)
    }

    /// Sets the distance between sections.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        modified("listSectionSpacing", .double(Double(spacing)), .inherited)
    }

    /// Sets the distance between sections by name.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        modified("listSectionSpacing", .string(spacing.name), .inherited)
    }

    /// Says whether there are lines around sections.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { modified("listSectionSeparator", .string(visibility.rawValue), .inherited) }

    /// Sets the accent of rows.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        modified("listItemTint", tint?.styleAttribute ?? .null, .inherited)
    }

    /// Says whether scrolling content has its usual ground.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        modified("scrollContentBackground", .string(visibility.rawValue), .inherited)
    }

    /// Says whether marks at the side show how far content is scrolled.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modified("scrollIndicators", .string(visibility.rawValue), .inherited)
    }

    /// Says whether content can be scrolled.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        modified("scrollDisabled", .bool(disabled), .inherited)
    }

    /// Lets scrolling content go beyond its frame.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        modified("scrollClipDisabled", .bool(disabled), .inherited)
    }

    /// Lets scrolling stop at views.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modified("scrollTargetLayout", .bool(isEnabled), .inherited)
    }

    /// Sets a remark that is shown beside the pointer.
    nonisolated public func help(_ text: Text) -> some View {
        TextAttributeView(content: self, name: "help", text: text)
    }

    /// Sets a localised remark that is shown beside the pointer.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Sets a localised remark that is shown beside the pointer.
    @_disfavoredOverload
    nonisolated public func help(_ textResource: LocalizedStringResource) -> some View { help(Text(textResource)) }

    /// Sets a remark that is shown beside the pointer, as it is.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

    /// Sets a number or text beside the view.
    nonisolated public func badge(_ count: Int) -> some View { modified("badge", .int(count), .inherited) }

    /// Sets a text beside the view.
    nonisolated public func badge(_ label: Text?) -> some View {
        TextAttributeView(content: self, name: "badge", text: label ?? Text(verbatim: ""))
    }

    /// Sets a localised text beside the view.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Sets a text beside the view, as it is.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

    /// Adds controls that come with a long press: a node `contextMenu` with the view first.
    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View {
        DecoratedView(kind: "contextMenu", alignment: .center, content: self, decoration: menuItems())
    }

    /// Adds controls that come with a long press, beside a preview: a node `contextMenu` with the view first. The preview is
    /// not in the tree.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View { contextMenu(menuItems: menuItems) }

    /// Adds controls that come when a row is pushed aside: a node `swipeActions` with the row first.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { DecoratedView(kind: "swipeActions", alignment: .center, content: self, decoration: content()) }

    /// Loads content anew when the person asks for it.
    nonisolated public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        EnvironmentView(content: modified("refreshable", .bool(true), .inherited)) {
            $0.refresh = RefreshAction(action: action)
        }
    }
}
