/// Where an intent may run (inventory §2.2).
public struct IntentModes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Never shows the app.
    public static let background = IntentModes(rawValue: 1)
    /// The app is in front before `perform()` starts.
    public static let foreground = IntentModes(rawValue: 2)

    /// When the app comes to the front.
    public struct ForegroundMode: Hashable, Sendable {
        fileprivate let bit: Int

        /// Before `perform()` starts.
        public static let immediate = ForegroundMode(bit: 2)
        /// When the code asks for it.
        public static let dynamic = ForegroundMode(bit: 4)
        /// After `perform()` has started and before the run ends.
        public static let deferred = ForegroundMode(bit: 8)
    }

    /// The app comes to the front at the time that `mode` names.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes { IntentModes(rawValue: mode.bit) }
}

extension IntentModes {
    /// The mode a run has now.
    public struct Current: Hashable, Sendable, CustomDebugStringConvertible {
        private let isForeground: Bool
        /// Whether `continueInForeground()` may succeed.
        public let canContinueInForeground: Bool

        package init(isForeground: Bool, canContinueInForeground: Bool) {
            self.isForeground = isForeground
            self.canContinueInForeground = canContinueInForeground
        }

        /// The app is behind and stays there.
        public static let background = Current(isForeground: false, canContinueInForeground: false)
        /// The app is in front.
        public static let foreground = Current(isForeground: true, canContinueInForeground: true)

        /// Modes are equal when both are in front or both behind.
        public static func == (one: Current, other: Current) -> Bool { one.isForeground == other.isForeground }

        /// Hashes what `==` compares.
        public func hash(into hasher: inout Hasher) { hasher.combine(isForeground) }

        /// `background` or `foreground`.
        public var debugDescription: String { isForeground ? "foreground" : "background" }
    }
}
