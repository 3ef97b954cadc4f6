/// Writes an amount of time: "2 hours, 30 minutes", "2h 30m" or "2:30:00".
///
/// Days, hours, minutes and seconds are named in the reader's language; months and years are days by the calendar's own
/// count from `referenceDate`, as Linux has no names for amounts of them.
open class DateComponentsFormatter: Formatter {
    /// How long unit names are.
    public enum UnitsStyle: Int, Sendable {
        /// "2:30:00"
        case positional = 0
        /// "2h 30m"
        case abbreviated
        /// "2 hr, 30 min"
        case short
        /// "2 hours, 30 minutes"
        case full
        /// As `full`.
        case spellOut
        /// As `short`.
        case brief
    }

    /// Where units that are zero are left out.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The options' bits.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// As the style has it.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Before the first unit that is not zero.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Between others.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// After the last unit that is not zero.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// Everywhere.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Nowhere; numbers have two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How long unit names are.
    open var unitsStyle = UnitsStyle.positional
    /// The units to use; days to seconds when empty.
    open var allowedUnits: NSCalendar.Unit = []
    /// Where units that are zero are left out.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// How many units are shown; 0 for all.
    open var maximumUnitCount = 0
    /// Whose days and months count, and whose locale is used.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// From when months and years are counted; now when nil.
    open var referenceDate: Date?
    /// Whether the last unit may have a fraction. Not used: whole units are shown.
    open var allowsFractionalUnits = false

    /// An amount of seconds as text.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e15 else { return nil }
        return unitsStyle == .positional ? clock(ti) : words(ti)
    }

    /// An amount of calendar units as text.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date()
        return (calendar ?? .autoupdatingCurrent).date(byAdding: components, to: start).flatMap {
            string(from: start, to: $0)
        }
    }

    /// The time between two dates as text.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: endDate.timeIntervalSince(startDate))
    }

    /// Calendar units as text; nil for anything else.
    override open func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap(string(from:)) }

    /// Calendar units as text in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    // MARK: Parts

    private static let units: [(unit: NSCalendar.Unit, seconds: Double, duration: Duration.UnitsFormatStyle.Unit)] = [
        (.weekOfMonth, 604_800, .weeks), (.day, 86_400, .days), (.hour, 3600, .hours), (.minute, 60, .minutes),
        (.second, 1, .seconds),
    ]

    private var used: [(unit: NSCalendar.Unit, seconds: Double, duration: Duration.UnitsFormatStyle.Unit)] {
        let units = Self.units.filter {
            allowedUnits.isEmpty ? $0.unit != .weekOfMonth : allowedUnits.contains($0.unit)
        }
        return units.isEmpty ? Self.units.filter { $0.unit == .day } : units
    }

    private func words(_ interval: TimeInterval) -> String {
        let width: Duration.UnitsFormatStyle.UnitWidth =
            switch unitsStyle {
            case .positional, .abbreviated: .narrow
            case .short, .brief: .abbreviated
            case .full, .spellOut: .wide
            }
        let showsZeros = zeroFormattingBehavior.contains(.pad)
        let style = Duration.UnitsFormatStyle(
            allowedUnits: Set(used.map(\.duration)), width: width,
            maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil,
            zeroValueUnits: showsZeros ? .show(length: 1) : .hide,
            fractionalPart: .hide(rounded: .towardZero))
        return Duration.seconds(interval).formatted(style.locale(LocalizationScope.current))
    }

    private func clock(_ interval: TimeInterval) -> String {
        var rest = abs(interval)
        var numbers = used.map { part in
            let count = (rest / part.seconds).rounded(.down)
            rest -= count * part.seconds
            return Int(count)
        }
        if !zeroFormattingBehavior.contains(.pad) {
            // A clock keeps at least one colon where it has minutes: "0:30".
            let least = used.count > 1 && used.last?.unit == .second ? 2 : 1
            while numbers.count > least, numbers.first == 0 { numbers.removeFirst() }
        }
        let texts = numbers.enumerated().map { index, number in
            index > 0 || zeroFormattingBehavior.contains(.pad) ? String(format: "%02ld", number) : "\(number)"
        }
        return (interval < 0 ? "-" : "") + texts.joined(separator: ":")
    }
}
