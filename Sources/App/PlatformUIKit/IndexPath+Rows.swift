extension IndexPath {
    /// The place of a row in a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The place of an item in a collection.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section.
    public var section: Int { self[0] }

    /// The row in its section.
    public var row: Int { self[1] }

    /// The item in its section.
    public var item: Int { self[1] }
}
