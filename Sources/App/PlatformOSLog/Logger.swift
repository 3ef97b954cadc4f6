/// Writes messages to the standard error, where `intents log` and the journal find them.
///
/// A line reads `[subsystem:category] level: message`. When the standard error is the journal's own stream, the line begins
/// with the level in the journal's form (`<3>`) instead of a word. Messages of the levels `debug` and `trace` are written only when the environment says
/// `OS_ACTIVITY_MODE=debug`, as they are kept nowhere on Apple's platforms either.
public struct Logger: Sendable {
    private let subsystem: String
    private let category: String
    private let output: LogOutput

    /// Writes for a part of an app.
    ///
    /// - Parameters:
    ///   - subsystem: The app or library, usually in reverse-DNS form.
    ///   - category: The part of it.
    public init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, output: .standard)
    }

    /// Writes for nobody in particular.
    public init() { self.init(subsystem: "", category: "") }

    /// Writes where `logger` does.
    public init(_ logger: OSLog) { self.init(subsystem: logger.subsystem, category: logger.category) }

    init(subsystem: String, category: String, output: LogOutput) {
        self.subsystem = subsystem
        self.category = category
        self.output = output
    }

    /// Writes a message of the usual level.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }

    /// Writes a message.
    public func log(level: OSLogType, _ message: OSLogMessage) {
        let name = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        output.write(message.text, level: level, name: name)
    }

    /// Writes what only a developer wants to know.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes what only a developer wants to know.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes what helps.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// Writes what happened.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes what may become an error.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes what failed.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes what must never happen.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// Writes what is wrong in the program itself.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// Where messages go.
public final class OSLog: Sendable {
    /// The app or library.
    let subsystem: String
    /// The part of it.
    let category: String

    /// Where messages of nobody in particular go.
    public static let `default` = OSLog(subsystem: "", category: "")

    /// Names a part of an app.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }
}

/// Writes a message.
///
/// - Parameters:
///   - type: How much the message matters.
///   - log: Where it goes.
///   - message: The message.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    Logger(log).log(level: type, message)
}

/// Writes a message of the usual level.
public func os_log(_ message: OSLogMessage) { Logger().log(message) }
