/// Writes a message in the older form, with a format and its values.
///
/// - Parameters:
///   - message: The format: `%@`, `%d`, `%{public}s` and so on stand for the values, in order.
///   - log: Where it goes.
///   - type: How much the message matters.
///   - args: The values. Nothing is hidden from the reader: who can read the standard error may read them.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType, _ args: Any...) {
    Logger(log).log(level: type, "\(LogFormat.text("\(message)", args))")
}

/// Writes a message of the usual level in the older form, with a format and its values.
///
/// - Parameters:
///   - message: The format: `%@`, `%d`, `%{public}s` and so on stand for the values, in order.
///   - log: Where it goes.
///   - args: The values.
public func os_log(_ message: StaticString, log: OSLog, _ args: Any...) {
    Logger(log).log("\(LogFormat.text("\(message)", args))")
}

/// Writes a message of a level in the older form, with a format and its values.
///
/// - Parameters:
///   - type: Its level.
///   - log: Where it goes.
///   - message: The format: `%@`, `%d`, `%{public}s` and so on stand for the values, in order.
///   - first: The first value; a message without values has a form of its own.
///   - others: The other values.
public func os_log(
    _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ first: Any, _ others: Any...
) { Logger(log).log(level: type, "\(LogFormat.text("\(message)", [first] + others))") }

/// Formats of the older form of messages. They are followed loosely: each placeholder becomes the text of its value, without
/// widths and digits.
enum LogFormat {
    /// The text of a format; a placeholder without a value stays as it is.
    static func text(_ format: String, _ values: [Any]) -> String {
        var text = ""
        var values = values[...]
        var rest = format[...]
        while let mark = rest.firstIndex(of: "%") {
            text += rest[..<mark]
            let end = self.end(of: rest[mark...])
            let placeholder = rest[mark..<end]
            rest = rest[end...]
            text += placeholder == "%%" ? "%" : values.popFirst().map { "\($0)" } ?? String(placeholder)
        }
        return text + rest
    }

    /// Where a placeholder ends: behind its letter, which may come after options in braces and a width.
    private static func end(of placeholder: Substring) -> Substring.Index {
        var rest = placeholder.dropFirst()
        if rest.first == "{", let brace = rest.firstIndex(of: "}") { rest = rest[rest.index(after: brace)...] }
        rest = rest.drop { "-+ #0123456789.*lhqzjtL".contains($0) }
        return rest.dropFirst().startIndex
    }
}
