/// A stored property of a view whose value lives outside the view.
public protocol DynamicProperty {}
