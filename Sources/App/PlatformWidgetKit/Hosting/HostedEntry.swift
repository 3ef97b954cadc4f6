import IntentsModel
import PlatformFoundation

/// A widget's entry as a host gets it: when to show what.
public struct HostedEntry: Hashable, Sendable {
    /// When to show it.
    public let date: Date
    /// How much it matters; not known when nil.
    public let relevance: TimelineEntryRelevance?
    /// What to show.
    public let node: ViewNode
}

/// A widget's timeline as a host gets it.
public struct HostedTimeline: Hashable, Sendable {
    /// The entries, in the order of their dates.
    public let entries: [HostedEntry]
    /// When to ask for more, as the app said it.
    public let policy: TimelineReloadPolicy

    /// The moment to ask for more; only when the app says so when nil.
    public var reloadDate: Date? { policy.reloadDate(end: entries.last?.date) }
}

/// Why a widget or control could not be asked.
public enum HostedWidgetError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The widget does not come in a size.
    case unsupportedFamily(WidgetFamily, kind: String, supported: [WidgetFamily])
    /// The widget or control is configured by another type.
    case wrongConfiguration(given: String, kind: String, needed: String?)
    /// The control has no button and no toggle.
    case emptyControl(kind: String)

    /// What happened, and what to do.
    public var description: String {
        switch self {
        case .unsupportedFamily(let family, let kind, let supported):
            "The widget “\(kind)” does not come in \(family). Ask for one of: "
                + "\(supported.map(\.name).joined(separator: ", "))."
        case .wrongConfiguration(let given, let kind, let needed?):
            "“\(kind)” is configured by \(needed), but \(given) was given."
        case .wrongConfiguration(let given, let kind, nil):
            "“\(kind)” has nothing to configure, but \(given) was given. Leave the configuration out."
        case .emptyControl(let kind):
            "The control “\(kind)” shows nothing. Return a ControlWidgetButton or a ControlWidgetToggle."
        }
    }

    /// Throws when a configuration is not of the type that is needed.
    static func check(_ configuration: Any?, is needed: Any.Type?, kind: String) throws(HostedWidgetError) {
        guard let configuration, type(of: configuration) != needed else { return }
        throw .wrongConfiguration(
            given: "\(type(of: configuration))", kind: kind, needed: needed.map { "\($0)" })
    }
}
