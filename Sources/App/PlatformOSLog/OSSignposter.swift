/// Marks times for Apple's Instruments. Inert: nothing on Linux reads the marks, so none are kept; closures run as they are.
public struct OSSignposter: Sendable {
    /// Marks for a part of an app.
    public init(subsystem: String, category: String) {}
    /// Marks for a part of an app.
    public init(logger: Logger) {}
    /// Marks for nobody in particular.
    public init() {}

    /// False: nothing is recorded.
    public var isEnabled: Bool { false }

    /// A new identity for an interval.
    public func makeSignpostID() -> OSSignpostID { .exclusive }

    /// Begins an interval; nothing is recorded.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }
    /// Begins an interval; nothing is recorded.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

    /// Ends an interval; nothing is recorded.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Ends an interval; nothing is recorded.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {}

    /// Marks a moment; nothing is recorded.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Marks a moment; nothing is recorded.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {}

    /// Runs a closure; nothing is recorded.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
}

/// The identity of an interval. Inert, as nothing is recorded.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
    /// The identity's number.
    public let rawValue: UInt64

    /// Makes an identity of a number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The identity of an interval that never overlaps another one of its name.
    public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
}

/// An interval that has begun. Inert, as nothing is recorded.
public final class OSSignpostIntervalState: Sendable {}
