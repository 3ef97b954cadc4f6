import IntentsModel

/// More of what assistive surfaces learn of a view: the tree records it.
extension View {
    /// Adds actions.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        DecoratedView(kind: "accessibilityActions", alignment: .center, content: self, decoration: content())
    }

    /// Replaces the view for assistive surfaces: a node `accessibilityRepresentation` with the view first.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        DecoratedView(
            kind: "accessibilityRepresentation", alignment: .center, content: self, decoration: representation())
    }

    /// Replaces the views inside for assistive surfaces: a node `accessibilityChildren` with the view first.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        DecoratedView(kind: "accessibilityChildren", alignment: .center, content: self, decoration: children())
    }

    /// Sets the names by which people call the view.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        modified("accessibilityInputLabels", .array(inputLabels.map { .string(String($0)) }), .inherited)
    }

    /// Sets the names by which people call the view.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        modified("accessibilityInputLabels", .int(inputLabels.count), .inherited)
    }

    /// Adds a fact that people hear when they ask for more.
    nonisolated public func accessibilityCustomContent(
        _ label: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { modified("accessibilityCustomContent", .bool(true), .layered) }

    /// Adds a fact that people hear when they ask for more.
    nonisolated public func accessibilityCustomContent(
        _ label: LocalizedStringKey, _ value: LocalizedStringKey, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(label, Text(value), importance: importance) }

    /// Adds a fact that people hear when they ask for more.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ label: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(label, Text(value), importance: importance) }

    /// Sets the view's level among headings.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        modified("accessibilityHeading", .int(level.rawValue), .inherited)
    }

    /// Says whether people act on the view.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View { modified("accessibilityRespondsToUserInteraction", .bool(respondsToUserInteraction), .inherited) }

    /// Shows the view large while it is touched.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
        modified("accessibilityShowsLargeContentViewer", .bool(true), .inherited)
    }

    /// Shows another view large while this one is touched.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { accessibilityShowsLargeContentViewer() }

    /// Sets where the view is touched for people.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        modified(
            "accessibilityActivationPoint", .array([.double(activationPoint.x), .double(activationPoint.y)]), .inherited
        )
    }

    /// Keeps the view's colours where others are inverted.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        modified("accessibilityIgnoresInvertColors", .bool(active), .inherited)
    }

    /// Sets the pitch in which the view is read.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
        modified("speechAdjustedPitch", .double(value), .inherited)
    }

    /// Reads the view letter by letter.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        modified("speechSpellsOutCharacters", .bool(value), .inherited)
    }

    /// Binds the focus of assistive surfaces on this view to a state.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modified("accessibilityFocused", .bool(condition.wrappedValue), .inherited)
    }

    /// Binds the focus of assistive surfaces on this view to one value of a state.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { modified("accessibilityFocused", .bool(binding.wrappedValue == value), .inherited) }
}

/// A level among headings.
public enum AccessibilityHeadingLevel: Int, Sendable {
    /// No level.
    case unspecified
    /// The highest.
    case h1
    /// The second.
    case h2
    /// The third.
    case h3
    /// The fourth.
    case h4
    /// The fifth.
    case h5
    /// The lowest.
    case h6
}

/// A fact of a view.
public enum AXCustomContent {
    /// How much a fact matters.
    public enum Importance: UInt, Sendable {
        /// It is heard on request.
        case `default`
        /// It is always heard.
        case high
    }
}

/// Which view has the focus of assistive surfaces. None has here: the value is what code sets.
public typealias AccessibilityFocusState = FocusState

/// Something that assistive surfaces say. Nothing here says it.
public enum AccessibilityNotification {
    /// A sentence.
    public struct Announcement: Sendable {
        /// Prepares a sentence.
        public init(_ announcement: String) {}

        /// Prepares a sentence.
        public init(_ announcement: LocalizedStringResource) {}

        /// Would say it: nothing here speaks.
        public func post() {}
    }

    /// Another screen.
    public struct ScreenChanged: Sendable {
        /// Prepares it.
        public init(_ element: String? = nil) {}

        /// Would tell of it: nothing here speaks.
        public func post() {}
    }
}
