/// A parameter of any type.
public protocol AnyIntentValue: AnyObject, Sendable {
    /// The parameter's name for people; empty when it has none of its own and is not part of an intent yet.
    var title: LocalizedStringResource { get }
    /// Whether nil is a value of the parameter.
    var isOptional: Bool { get }
}
