/// A stored property of a view whose value lives outside the view.
public protocol DynamicProperty {
    /// Called before the view's body is read.
    mutating func update()
}

extension DynamicProperty {
    /// Nothing to prepare.
    public mutating func update() {}
}
