import IntentsModel

/// Views on top of each other, of which the person sees the last one.
nonisolated public struct NavigationStack<Data, Root: View>: _PrimitiveView, ContainerView {
    package static var kind: String { "navigationStack" }
    package let content: Root

    /// Starts with `root` and shows what is appended to `path`.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        content = root()
    }
}

extension NavigationStack where Data == NavigationPath {
    /// Starts with `root`.
    public init(@ViewBuilder root: () -> Root) { content = root() }

    /// Starts with `root` and shows what is appended to `path`.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { content = root() }
}

/// The values that a navigation stack shows, of any types.
public struct NavigationPath: Equatable {
    private var elements: [AnyHashable] = []

    /// Makes an empty path.
    public init() {}

    /// Makes a path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// How many values there are.
    public var count: Int { elements.count }

    /// Whether only the root is shown.
    public var isEmpty: Bool { elements.isEmpty }

    /// Shows one more value.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// Goes back by `k` values.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
