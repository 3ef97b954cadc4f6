import Foundation

/// Where and when something runs.
public protocol Scheduler {
    /// Runs something as soon as the scheduler can.
    func _schedule(_ action: @escaping () -> Void)

    /// Runs something after some seconds.
    func _schedule(after seconds: TimeInterval, _ action: @escaping () -> Void)
}

/// What a scheduler is told about an action. Schedulers here are told nothing.
public struct SchedulerOptions: Hashable, Sendable {}

/// A span of time on a scheduler.
public struct SchedulerTimeInterval: Hashable, Sendable {
    /// The span in seconds.
    public let seconds: TimeInterval

    /// Some seconds.
    public static func seconds(_ seconds: Int) -> SchedulerTimeInterval { .seconds(Double(seconds)) }
    /// Some seconds.
    public static func seconds(_ seconds: Double) -> SchedulerTimeInterval { SchedulerTimeInterval(seconds: seconds) }
    /// Some thousandths of a second.
    public static func milliseconds(_ count: Int) -> SchedulerTimeInterval { .seconds(Double(count) / 1e3) }
    /// Some millionths of a second.
    public static func microseconds(_ count: Int) -> SchedulerTimeInterval { .seconds(Double(count) / 1e6) }
    /// Some thousand-millionths of a second.
    public static func nanoseconds(_ count: Int) -> SchedulerTimeInterval { .seconds(Double(count) / 1e9) }
}

extension SchedulerTimeInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A number of seconds.
    public init(floatLiteral value: Double) { self.init(seconds: value) }
    /// A number of seconds.
    public init(integerLiteral value: Int) { self.init(seconds: Double(value)) }
}

/// An action on its way to another thread.
// Unchecked, as Combine's closures need not be Sendable: whoever chooses a scheduler says where they may run.
private struct ScheduledAction: @unchecked Sendable {
    let run: () -> Void
}

extension DispatchQueue: Scheduler {
    /// Runs something on the queue.
    public func _schedule(_ action: @escaping () -> Void) {
        let action = ScheduledAction(run: action)
        async { action.run() }
    }

    /// Runs something on the queue, later.
    public func _schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) {
        let action = ScheduledAction(run: action)
        asyncAfter(deadline: .now() + seconds) { action.run() }
    }
}

extension RunLoop: Scheduler {
    /// Runs something on the run loop's thread.
    public func _schedule(_ action: @escaping () -> Void) {
        let action = ScheduledAction(run: action)
        perform { action.run() }
    }

    /// Runs something on the run loop's thread, later.
    public func _schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) {
        let action = ScheduledAction(run: action)
        add(Timer(timeInterval: seconds, repeats: false) { _ in action.run() }, forMode: .common)
    }
}

extension OperationQueue: Scheduler {
    /// Runs something as an operation of the queue.
    public func _schedule(_ action: @escaping () -> Void) {
        let action = ScheduledAction(run: action)
        addOperation { action.run() }
    }

    /// Runs something as an operation of the queue, later.
    public func _schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) {
        let action = ScheduledAction(run: action)
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { self.addOperation { action.run() } }
    }
}

/// Runs everything at once, where it is asked.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The scheduler.
    public static let shared = ImmediateScheduler()

    /// Runs something now.
    public func _schedule(_ action: @escaping () -> Void) { action() }

    /// Runs something now: this scheduler knows no later.
    public func _schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) { action() }
}
