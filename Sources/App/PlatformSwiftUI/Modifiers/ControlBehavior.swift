import IntentsModel

/// How controls and rows behave: the tree records it.
extension View {
    /// Keeps rows from being deleted.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modified("deleteDisabled", .bool(isDisabled), .inherited)
    }

    /// Keeps rows where they are.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modified("moveDisabled", .bool(isDisabled), .inherited)
    }

    /// Keeps rows from being selected.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modified("selectionDisabled", .bool(isDisabled), .inherited)
    }

    /// Sets the colour of the lines between rows.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modified("listRowSeparatorTint", color?.styleAttribute ?? .null, .inherited)
    }

    /// Says whether a menu looks like one.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        modified("menuIndicator", .string(visibility.rawValue), .inherited)
    }

    /// Says whether a menu goes when something in it is chosen.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        modified("menuActionDismissBehavior", .string(behavior.name), .inherited)
    }

    /// Says whether controls show their labels.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        modified("labelsVisibility", .string(visibility.rawValue), .inherited)
    }

    /// Says whether a button acts again while it is held.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        modified("buttonRepeatBehavior", .string(behavior.name), .inherited)
    }

    /// Says how large buttons are.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        modified("buttonSizing", .string(sizing.name), .inherited)
    }

    /// Says how much badges stand out.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        modified("badgeProminence", .string(prominence.name), .inherited)
    }

    /// Sets the control that has the focus at first.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { modified("defaultFocus", .bool(true), .inherited) }

    /// Keeps the focus inside.
    nonisolated public func focusSection() -> some View { modified("focusSection", .bool(true), .inherited) }

    /// Keeps the focus inside a name space.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
        modified("focusScope", .bool(true), .inherited)
    }

    /// Says whether the focus is seen.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        modified("focusEffectDisabled", .bool(disabled), .inherited)
    }

    /// Says whether the pointer changes the view.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        modified("hoverEffectDisabled", .bool(disabled), .inherited)
    }

    /// Acts when the pointer moves over the view.
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { modified("onContinuousHover", .bool(true), .inherited) }

    /// Acts when people want to leave.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        modified("onExitCommand", .bool(action != nil), .inherited)
    }

    /// Acts when people play or pause with a key.
    nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
        modified("onPlayPauseCommand", .bool(action != nil), .inherited)
    }

    /// Acts when people move with keys.
    nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        modified("onMoveCommand", .bool(action != nil), .inherited)
    }

    /// Lets people copy items.
    nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        modified("copyable", .bool(true), .inherited)
    }

    /// Acts when people give the view another name.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        modified("renameAction", .bool(true), .inherited)
    }

    /// Acts when the crown of a watch is turned. Nothing here has one.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }

    /// Acts when the crown of a watch is turned. Nothing here has one.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View where V.Stride: BinaryFloatingPoint { self }

    /// Lets the gesture of a watch act as this control. Nothing here has it.
    nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
        self
    }
}

/// Whether a menu goes when something in it is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    let name: String

    /// As the surface chooses.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// It does.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// It stays.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// Whether a button acts again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    let name: String

    /// As the surface chooses.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// It does.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// It does not.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// How large a button is.
public struct ButtonSizing: Hashable, Sendable {
    let name: String

    /// As the surface chooses.
    public static let automatic = ButtonSizing(name: "automatic")
    /// As its label.
    public static let fitted = ButtonSizing(name: "fitted")
    /// As there is room.
    public static let flexible = ButtonSizing(name: "flexible")
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
    let name: String

    /// Little.
    public static let decreased = BadgeProminence(name: "decreased")
    /// As usual.
    public static let standard = BadgeProminence(name: "standard")
    /// Much.
    public static let increased = BadgeProminence(name: "increased")
}

/// When a first focus counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let isUserInitiated: Bool

    /// Where nobody chose another.
    public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
    /// Also where people went.
    public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

/// Where the pointer is over a view.
public enum HoverPhase: Hashable, Sendable {
    /// At a point.
    case active(CGPoint)
    /// Elsewhere.
    case ended
}

/// Which way people move with keys.
public enum MoveCommandDirection: Hashable, Sendable {
    /// Up.
    case up
    /// Down.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
}

/// How far a crown has to be turned.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
    /// Far.
    case low
    /// In between.
    case medium
    /// A little.
    case high
}

/// A gesture of a hand with a watch.
public struct HandGestureShortcut: Hashable, Sendable {
    /// The one that acts as the first control.
    public static let primaryAction = HandGestureShortcut()
}
