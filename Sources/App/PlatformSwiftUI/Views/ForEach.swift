import IntentsModel

/// A view for each element of a collection.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: _PrimitiveView, NodeView
where Content: View {
    /// The elements.
    public let data: Data
    /// Makes the view of an element.
    public let content: (Data.Element) -> Content

    private init(elements: Data, content: @escaping (Data.Element) -> Content) {
        data = elements
        self.content = content
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        data.flatMap { ViewRenderer.nodes(of: content($0), in: environment) }
    }
}

extension ForEach {
    /// Makes a view for each element, told apart by the value at `id`.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(elements: data, content: content) }

    /// Makes a view for each identifiable element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID { self.init(elements: data, content: content) }
}

extension ForEach where Data == Range<Int>, ID == Int {
    /// Makes a view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(elements: data, content: content)
    }
}
