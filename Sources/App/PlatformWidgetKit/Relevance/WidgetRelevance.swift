import AppIntents

/// When which configuration of a widget is worth showing (inventory §2.18).
public struct WidgetRelevance<Configuration> {
    let attributes: [WidgetRelevanceAttribute<Configuration>]

    /// Makes a relevance of its parts.
    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

extension WidgetRelevance: Sendable where Configuration: Sendable {}

/// One reason for which a configuration is worth showing.
public struct WidgetRelevanceAttribute<Configuration>: RelevanceAttribute {
    let configuration: Configuration
    let context: RelevantContext?
    let group: WidgetRelevanceGroup

    /// Says when a configuration is worth showing.
    public init(configuration: Configuration, context: RelevantContext) {
        self.configuration = configuration
        self.context = context
        group = .automatic
    }

    /// Says with which others a configuration is shown.
    public init(configuration: Configuration, group: WidgetRelevanceGroup) {
        self.configuration = configuration
        context = nil
        self.group = group
    }

    var anyConfiguration: Any { configuration }
}

extension WidgetRelevanceAttribute where Configuration == Void {
    /// Says when the widget is worth showing.
    public init(context: RelevantContext) { self.init(configuration: (), context: context) }

    /// Says with which others the widget is shown.
    public init(group: WidgetRelevanceGroup) { self.init(configuration: (), group: group) }
}

extension WidgetRelevanceAttribute: Sendable where Configuration: Sendable {}

/// An attribute of any configuration.
protocol RelevanceAttribute {
    var anyConfiguration: Any { get }
    var context: RelevantContext? { get }
    var group: WidgetRelevanceGroup { get }
}

/// Which widgets a stack treats as one.
public struct WidgetRelevanceGroup: Hashable, Sendable {
    private enum Rule: Hashable {
        case automatic
        case ungrouped
        case named(String)
    }

    private let rule: Rule

    /// Those of one kind.
    public static let automatic = WidgetRelevanceGroup(rule: .automatic)
    /// None.
    public static let ungrouped = WidgetRelevanceGroup(rule: .ungrouped)
    /// Those with the same name.
    public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup(rule: .named(name)) }
}
