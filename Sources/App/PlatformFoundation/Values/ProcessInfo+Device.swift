extension ProcessInfo {
    /// How warm the machine is.
    public enum ThermalState: Int, Sendable {
        /// As usual.
        case nominal
        /// A little warm.
        case fair
        /// Warm: work is slower.
        case serious
        /// Hot: work should stop.
        case critical
    }

    /// Whether the person asked for little use of power: nothing on Linux tells.
    public var isLowPowerModeEnabled: Bool { false }
    /// How warm the machine is: nothing tells.
    public var thermalState: ThermalState { .nominal }
    /// Whether the app is one of a telephone on a computer: never here.
    public var isiOSAppOnMac: Bool { false }
    /// Whether the app is one of a tablet on a computer: never here.
    public var isMacCatalystApp: Bool { false }

    /// Does work that should not be interrupted. Nothing on Linux stops an app behind, so the work is never told to end.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { block(false) }
    }
}

/// A number of seconds, as functions of CoreFoundation give it.
public typealias CFTimeInterval = Double

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// The seconds since the reference date of Foundation, 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
