import IntentsModel

extension String: IntentValueConvertible {
    /// Takes text.
    public static func __converted(from value: IntentsModel.IntentValue) -> String? {
        if case .string(let text) = value { text } else { nil }
    }
}

extension Int: IntentValueConvertible {
    /// Takes a whole number.
    public static func __converted(from value: IntentsModel.IntentValue) -> Int? {
        if case .int(let number) = value { number } else { nil }
    }
}

extension Double: IntentValueConvertible {
    /// Takes a number.
    public static func __converted(from value: IntentsModel.IntentValue) -> Double? {
        switch value {
        case .double(let number): number
        // A whole number loses its point on its way through JSON.
        case .int(let number): Double(number)
        default: nil
        }
    }
}

extension Bool: IntentValueConvertible {
    /// Takes a truth value.
    public static func __converted(from value: IntentsModel.IntentValue) -> Bool? {
        if case .bool(let truth) = value { truth } else { nil }
    }
}

extension Date: IntentValueConvertible {
    /// Takes a date.
    public static func __converted(from value: IntentsModel.IntentValue) -> Date? {
        if case .date(let date) = value { date } else { nil }
    }
}

extension URL: IntentValueConvertible {
    /// Takes a URL.
    public static func __converted(from value: IntentsModel.IntentValue) -> URL? {
        if case .url(let url) = value { url } else { nil }
    }
}
