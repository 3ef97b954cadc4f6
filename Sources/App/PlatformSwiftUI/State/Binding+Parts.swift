// Bindings to parts of a value.

extension Binding {
    /// Reads and sets the value inside an optional.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { value in value.map { base.wrappedValue = $0 } })
    }

    /// Reads and sets what is inside an optional; nil when there is nothing now.
    public init?(_ base: Binding<Value?>) {
        guard let now = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? now }, set: { base.wrappedValue = $0 })
    }

    /// Reads and sets a hashable value with its type hidden.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { value in (value.base as? V).map { base.wrappedValue = $0 } })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The value's identity.
    public var id: Value.ID { wrappedValue.id }
}

// A collection of bindings, so that `ForEach($items) { $item in … }` works.
extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// Goes through the bindings.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// The bindings to a part of the elements.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The collection's indices.
    public typealias Index = Value.Index
    /// The collection's indices in order.
    public typealias Indices = Value.Indices

    /// The first index.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// The index after the last one.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// All indices.
    public var indices: Value.Indices { wrappedValue.indices }

    /// The next index.
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

    /// Moves an index to the next one.
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to the element at an index.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// The index before.
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }

    /// Moves an index to the one before.
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
