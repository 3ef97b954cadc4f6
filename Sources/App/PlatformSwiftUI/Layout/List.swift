import IntentsModel

/// Rows that can be scrolled.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: _PrimitiveView, ContainerView {
    package static var kind: String { "list" }
    package let content: Content

    /// Makes rows of the views of `content`; the person selects one.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Makes rows of the views of `content`; the person selects several.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension List where SelectionValue == Never {
    /// Makes rows of the views of `content`.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Makes a row for each identifiable element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    /// Makes a row for each element, told apart by the value at `id`.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        content = ForEach(data, id: id, content: rowContent)
    }
}

/// Controls in the order of a form.
nonisolated public struct Form<Content: View>: _PrimitiveView, ContainerView {
    package static var kind: String { "form" }
    package let content: Content

    /// Makes a form of the views of `content`.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
