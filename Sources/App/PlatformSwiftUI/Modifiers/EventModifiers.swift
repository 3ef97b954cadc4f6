import IntentsModel

/// Modifiers whose closures need a window: the tree records that the view asks for the event. A snippet has no window,
/// so none of these closures runs in one; the app's own windows hand on URLs.
extension View {
    /// Acts when the view appears in a window.
    nonisolated public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        modified("onAppear", .bool(action != nil), .inherited)
    }

    /// Acts when the view leaves its window.
    nonisolated public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        modified("onDisappear", .bool(action != nil), .inherited)
    }

    /// Runs work as long as the view is in a window.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { modified("task", .bool(true), .inherited) }

    /// Runs work as long as the view is in a window, anew whenever `value` changes.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { modified("task", .bool(true), .inherited) }

    /// Acts when a value changes.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ old: V, _ new: V) -> Void
    ) -> some View { modified("onChange", .bool(true), .inherited) }

    /// Acts when a value changes.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> some View { modified("onChange", .bool(true), .inherited) }

    /// Acts when the view is tapped.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
        modified("onTapGesture", .int(count), .inherited)
    }

    /// Acts when the app is asked to open a URL.
    nonisolated public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
        handlingSceneEvents { event in
            guard case .url(let url) = event else { return false }
            action(url)
            return true
        }
        .modified("onOpenURL", .bool(true), .inherited)
    }

    /// Acts when a value changes, in the older form.
    @_disfavoredOverload
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping @MainActor (_ newValue: V) -> Void
    ) -> some View { modified("onChange", .bool(true), .inherited) }

    /// Acts when a publisher delivers.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
    ) -> some View where P.Failure == Never { modified("onReceive", .bool(true), .inherited) }

    /// Acts when the person has entered a text.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
    ) -> some View { modified("onSubmit", .bool(true), .inherited) }

    /// Sets the word on the key that enters a text.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        modified("submitLabel", .string(submitLabel.name), .inherited)
    }

    /// Keeps the person's texts as they are written.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        modified("autocorrectionDisabled", .bool(disable), .inherited)
    }

    /// Sets the key that acts as this control.
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        modified("keyboardShortcut", KeyboardShortcut(key, modifiers: modifiers).attribute, .inherited)
    }

    /// Sets the key that acts as this control; none when nil.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modified("keyboardShortcut", shortcut?.attribute ?? .null, .inherited)
    }
}

/// What counts as entering a text.
public struct SubmitTriggers: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a field for text.
    public static let text = SubmitTriggers(rawValue: 1)
    /// In a field for a search.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The word on the key that enters a text.
public struct SubmitLabel: Hashable, Sendable {
    let name: String

    /// Done.
    public static let done = SubmitLabel(name: "done")
    /// Go.
    public static let go = SubmitLabel(name: "go")
    /// Send.
    public static let send = SubmitLabel(name: "send")
    /// Join.
    public static let join = SubmitLabel(name: "join")
    /// Route.
    public static let route = SubmitLabel(name: "route")
    /// Search.
    public static let search = SubmitLabel(name: "search")
    /// Return.
    public static let `return` = SubmitLabel(name: "return")
    /// Next.
    public static let next = SubmitLabel(name: "next")
    /// Continue.
    public static let `continue` = SubmitLabel(name: "continue")
}
