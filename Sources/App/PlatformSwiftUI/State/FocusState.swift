import IntentsModel

/// Which control of a view has the focus.
///
/// Nothing here has a focus yet: the value is what code sets.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A way for controls to read and set the focus.
    @propertyWrapper public struct Binding {
        let value: PlatformSwiftUI.Binding<Value>

        /// The value.
        public var wrappedValue: Value {
            get { value.wrappedValue }
            nonmutating set { value.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let state: State<Value>

    /// Whether the control has the focus.
    public init() where Value == Bool { state = State(wrappedValue: false) }

    /// Which control has the focus; nil when none has.
    public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

    /// The value.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A way for controls to read and set the focus.
    public var projectedValue: Binding { Binding(value: state.projectedValue) }
}

extension FocusState: Sendable where Value: Sendable {}

extension View {
    /// Binds the focus of this view to one value of a state.
    nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
        -> some View
    {
        FocusedView(content: self) { binding.wrappedValue == value }
    }

    /// Binds the focus of this view to a state.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        FocusedView(content: self) { condition.wrappedValue }
    }

    /// Says whether the view can have the focus.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modified("focusable", .bool(isFocusable), .inherited)
    }
}

/// A view that tells whether it has the focus.
nonisolated struct FocusedView<Content: View>: _PrimitiveView, NodeView {
    let content: Content
    let isFocused: () -> Bool

    @MainActor func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        ViewRenderer.nodes(of: content.modified("focused", .bool(isFocused()), .inherited), in: environment)
    }
}
