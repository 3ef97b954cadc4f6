/// Windows with the same content. Their views are made when a window is shown, never in a background launch.
nonisolated public struct WindowGroup<Content: View>: _PrimitiveScene {
    let content: () -> Content

    private init(making content: @escaping () -> Content) { self.content = content }

    /// Shows the views of `content` in each window.
    public init(@ViewBuilder content: @escaping () -> Content) { self.init(making: content) }

    /// Shows the views of `content` in each window of the group `id`.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.init(making: content) }

    /// Shows the views of `content` in each window, under a localised title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(making: content)
    }

    /// Shows the views of `content` in each window of the group `id`, under a localised title.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(making: content)
    }

    /// Shows the views of `content` in each window, under a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(making: content)
    }

    /// Shows the views of `content` for each presented value.
    public init<D: Codable & Hashable>(
        id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.init(making: { content(.constant(nil)) }) }

    /// Shows the views of `content` for each presented value, under a localised title.
    public init<D: Codable & Hashable>(
        _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.init(making: { content(.constant(nil)) }) }

    /// Shows the views of `content` in each window of the group `id`, under a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(making: content)
    }

    /// Shows the views of `content` in each window, under a text as title.
    public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) { self.init(making: content) }

    /// Shows the views of `content` in each window of the group `id`, under a text as title.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) { self.init(making: content) }

    /// Shows the views of `content` for each presented value, or for `defaultValue`.
    public init<D: Codable & Hashable>(
        id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content,
        defaultValue: @escaping () -> D
    ) { self.init(making: { content(.constant(defaultValue())) }) }
}
