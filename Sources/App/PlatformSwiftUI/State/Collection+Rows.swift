// What the closures of `onDelete` and `onMove` do with the elements.

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Removes the elements at the offsets.
    public mutating func remove(atOffsets offsets: IndexSet) {
        self = Self(enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
    }
}

extension MutableCollection where Index == Int {
    /// Moves the elements at the offsets in front of the one that is at an offset now.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(enumerated())
        let moved = elements.filter { source.contains($0.offset) }
        let others = elements.filter { !source.contains($0.offset) }
        let ordered = others.filter { $0.offset < destination } + moved + others.filter { $0.offset >= destination }
        for (index, element) in zip(indices, ordered) { self[index] = element.element }
    }
}
