/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// Apple's number of the level.
    public let rawValue: UInt8

    /// Makes a level of a number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Makes a level of a number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// The usual level.
    public static let `default` = OSLogType(rawValue: 0)
    /// Helpful, not needed to understand a failure.
    public static let info = OSLogType(rawValue: 1)
    /// For developers.
    public static let debug = OSLogType(rawValue: 2)
    /// Something failed.
    public static let error = OSLogType(rawValue: 16)
    /// Something is wrong in the program itself.
    public static let fault = OSLogType(rawValue: 17)

    /// The level's word in a line of text.
    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "notice"
        }
    }

    /// The level's number for the journal (RFC 5424).
    var priority: Int {
        switch self {
        case .info: 6
        case .debug: 7
        case .error: 3
        case .fault: 2
        default: 5
        }
    }
}
