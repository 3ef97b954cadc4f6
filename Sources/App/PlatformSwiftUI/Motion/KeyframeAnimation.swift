/// A view that passes keyframes. It shows the value it starts with: nothing animates here.
nonisolated public struct KeyframeAnimator<Value, Path: Keyframes, Content: View>: View where Path.Value == Value {
    private let value: Value
    private let content: (Value) -> Content

    /// Passes the keyframes again and again.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
    ) {
        value = initialValue
        self.content = content
    }

    /// Passes the keyframes whenever `trigger` changes.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
    ) {
        value = initialValue
        self.content = content
    }

    /// The view of the value it starts with.
    @MainActor public var body: some View { content(value) }
}

extension View {
    /// Passes keyframes again and again. The tree shows the value they start with: nothing animates here.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View { content(PlaceholderContentView(content: self), initialValue) }

    /// Passes keyframes whenever `trigger` changes. The tree shows the value they start with: nothing animates here.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View { content(PlaceholderContentView(content: self), initialValue) }
}
