import PlatformFoundation

/// A widget's entries, and when to ask for more (inventory §2.18).
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries, in the order of their dates.
    public let entries: [EntryType]
    /// When to ask for more.
    public let policy: TimelineReloadPolicy

    /// Makes a timeline.
    /// - Parameters:
    ///   - entries: The entries, in the order of their dates.
    ///   - policy: When to ask for more.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a widget is asked for a new timeline.
public struct TimelineReloadPolicy: Hashable, Sendable {
    private enum Rule: Hashable {
        case atEnd
        case never
        case after(Date)
    }

    private let rule: Rule

    /// When the last entry's date has come.
    public static let atEnd = TimelineReloadPolicy(rule: .atEnd)
    /// Only when the app says so.
    public static let never = TimelineReloadPolicy(rule: .never)
    /// When a date has come.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(rule: .after(date)) }

    /// The moment to ask again, for a timeline that ends at `end`; never when nil.
    func reloadDate(end: Date?) -> Date? {
        switch rule {
        case .atEnd: end
        case .never: nil
        case .after(let date): date
        }
    }
}
