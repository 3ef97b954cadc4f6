/// How a property can be used.
public struct EntityPropertyModifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The property cannot be assigned.
    public static let readOnly = EntityPropertyModifiers(rawValue: 1)
    /// The property has to be waited for.
    public static let async = EntityPropertyModifiers(rawValue: 2)
}
