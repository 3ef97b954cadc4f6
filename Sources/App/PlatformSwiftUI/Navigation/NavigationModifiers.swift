extension View {
    /// Sets the title above this view.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        TextAttributeView(content: self, name: "navigationTitle", text: title)
    }

    /// Sets the localised title above this view.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the localised title above this view.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// Sets the title above this view, as it is.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Says what a navigation stack shows for values of a type.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { modified("navigationDestination", .string("\(D.self)"), .layered) }
}
