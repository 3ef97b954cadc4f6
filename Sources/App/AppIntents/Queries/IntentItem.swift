/// One value to choose, with what people are shown for it.
public struct IntentItem<Result: _IntentValue>: Sendable {
    /// The value.
    public let value: Result
    /// What is shown; nil when the value shows itself.
    package let display: DisplayRepresentation?

    /// Offers a value with a display of its own.
    /// - Parameters:
    ///   - value: the value.
    ///   - title: its name.
    ///   - subtitle: a line below the name.
    ///   - image: a picture beside it.
    public init(
        _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        display = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    }

    /// Offers a value that shows itself.
    public init(_ value: Result) {
        self.value = value
        display = nil
    }
}

extension IntentItem: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
    ExpressibleByStringLiteral
where Result == String {
    /// Offers a text.
    public init(stringLiteral value: String) { self.init(value) }
}

extension IntentItem: ExpressibleByIntegerLiteral where Result == Int {
    /// Offers a whole number.
    public init(integerLiteral value: Int) { self.init(value) }
}

extension IntentItem: ExpressibleByFloatLiteral where Result == Double {
    /// Offers a number.
    public init(floatLiteral value: Double) { self.init(value) }
}
