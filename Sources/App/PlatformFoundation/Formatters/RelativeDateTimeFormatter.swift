/// Writes how far a date is from another one: "in 2 days", "yesterday".
open class RelativeDateTimeFormatter: Formatter {
    /// How much is said with numbers.
    public enum DateTimeStyle: Int, Sendable {
        /// Always numbers.
        case numeric = 0
        /// Words where the language has them.
        case named
    }

    /// How long unit names are.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago"
        case full = 0
        /// "two months ago"
        case spellOut
        /// "2 mo. ago"
        case short
        /// "2mo ago"
        case abbreviated
    }

    /// How much is said with numbers.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How long unit names are.
    open var unitsStyle = UnitsStyle.full
    /// Whose days and months count.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The language; the reader's when nil.
    open var locale: Locale! = nil

    /// How far `date` is from `referenceDate`.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
            locale: locale ?? LocalizationScope.current, calendar: calendar ?? .autoupdatingCurrent)
        return style.format(referenceDate)
    }

    /// How far a moment is that is some seconds from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// How far the moment is that lies some calendar units from now.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        let calendar = calendar ?? .autoupdatingCurrent
        return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
    }

    /// How far a date is from now; nil for anything else.
    override open func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var width: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}
