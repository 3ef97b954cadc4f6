import IntentsModel

/// Rows that can be scrolled.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: _PrimitiveView, NodeView {
    private let selection: () -> [String]
    private let content: Content

    private init(content: Content, selection: @escaping () -> [String] = { [] }) {
        self.content = content
        self.selection = selection
    }

    /// Makes rows of the views of `content`; the person selects one.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content: content()) { selection?.wrappedValue.map { [tagText($0)] } ?? [] }
    }

    /// Makes rows of the views of `content`; the person selects several.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content: content()) { (selection?.wrappedValue.map { tagText($0) } ?? []).sorted() }
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let selected = selection()
        let attributes: [String: JSONValue] =
            selected.isEmpty ? [:] : ["selection": .array(selected.map { .string($0) })]
        return [ViewNode("list", attributes: attributes, children: ViewRenderer.nodes(of: content, in: environment))]
    }
}

extension List {
    /// Makes a row for each identifiable element; the person selects one.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Makes a row for each identifiable element; the person selects several.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Makes a row for each element, told apart by the value at `id`; the person selects one.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}

extension List where SelectionValue == Never {
    /// Makes rows of the views of `content`.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    /// Makes a row for each identifiable element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent))
    }

    /// Makes a row for each element, told apart by the value at `id`.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }

    /// Makes a row for a binding to each identifiable element.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    { self.init(content: ForEach(data, content: rowContent)) }

    /// Makes a row for each number of a range.
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(content: ForEach(data, content: rowContent))
    }
}
