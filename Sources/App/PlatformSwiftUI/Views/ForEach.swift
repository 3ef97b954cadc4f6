import IntentsModel

/// A view for each element of a collection.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    private let identity: (Data.Element) -> ID

    init(elements: Data, identity: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        data = elements
        self.content = content
        self.identity = identity
    }
}

extension ForEach: View, _PrimitiveView, NodeView where Content: View {
    /// Made of nothing else.
    public typealias Body = Never

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        var nodes: [ViewNode] = []
        for element in data {
            let rows = ViewRenderer.nodes(of: content(element), in: environment)
            nodes += environment.rowModification?(identity(element)).map { rows.map($0.applied) } ?? rows
            // A collection may be far larger than what can be shown.
            if RenderPass.current.error != nil { break }
        }
        return nodes
    }
}

extension ForEach where Content: View {
    /// Makes a view for each element, told apart by the value at `id`.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(elements: data, identity: { $0[keyPath: id] }, content: content) }

    /// Makes a view for each identifiable element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID { self.init(data, id: \.id, content: content) }

    /// Makes a view for a binding to each identifiable element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
        C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Makes a view for a binding to each element, told apart by the value at `id`.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let elements = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0][keyPath: id]) }
        self.init(elements: elements, identity: \.1) { content(data[$0.0]) }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Makes a view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(elements: data, identity: { $0 }, content: content)
    }
}

/// Rows that can be changed by the person: the tree records which changes the app takes.
public protocol DynamicViewContent: View {
    /// The elements.
    associatedtype Data: Collection

    /// The elements.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
    /// Takes the person's wish to delete rows.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        RecordingRows(content: self, name: "onDelete", value: action != nil)
    }

    /// Takes the person's wish to move rows.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        RecordingRows(content: self, name: "onMove", value: action != nil)
    }
}

/// Rows with a change that the app takes.
nonisolated struct RecordingRows<Content: DynamicViewContent>: _PrimitiveView, NodeView, DynamicViewContent {
    let content: Content
    let name: String
    let value: Bool

    @MainActor var data: Content.Data { content.data }

    @MainActor func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        ViewRenderer.nodes(of: content.modified(name, .bool(value), .inherited), in: environment)
    }
}
