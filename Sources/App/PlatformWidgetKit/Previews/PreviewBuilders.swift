import PlatformActivityKit
import PlatformSwiftUI

/// Collects the entries of a preview (inventory §2.18).
@resultBuilder public enum PreviewTimelineBuilder {
    /// An entry.
    public static func buildExpression<Entry: TimelineEntry>(_ entry: Entry) -> [any TimelineEntry] { [entry] }
    /// Several entries.
    public static func buildExpression<Entry: TimelineEntry>(_ entries: [Entry]) -> [any TimelineEntry] { entries }
    /// The entries in their order.
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
    /// An `if` without `else`.
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
    /// The first branch of a choice.
    public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
    /// The second branch of a choice.
    public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
    /// The entries of a loop.
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
}

/// Collects the contents of a live activity's preview (inventory §2.18).
@resultBuilder public enum PreviewActivityBuilder<Attributes: ActivityAttributes> {
    /// Contents.
    public static func buildExpression(_ state: Attributes.ContentState) -> [Attributes.ContentState] { [state] }
    /// Several contents.
    public static func buildExpression(_ states: [Attributes.ContentState]) -> [Attributes.ContentState] { states }
    /// The contents in their order.
    public static func buildBlock(_ states: [Attributes.ContentState]...) -> [Attributes.ContentState] {
        states.flatMap { $0 }
    }
    /// The contents of a loop.
    public static func buildArray(_ states: [[Attributes.ContentState]]) -> [Attributes.ContentState] {
        states.flatMap { $0 }
    }
}

/// Collects the entries of a relevance widget's preview (inventory §2.18).
@resultBuilder public enum PreviewRelevanceEntryBuilder {
    /// An entry.
    public static func buildExpression<Entry: RelevanceEntry>(_ entry: Entry) -> [any RelevanceEntry] { [entry] }
    /// Several entries.
    public static func buildExpression<Entry: RelevanceEntry>(_ entries: [Entry]) -> [any RelevanceEntry] { entries }
    /// The entries in their order.
    public static func buildBlock(_ entries: [any RelevanceEntry]...) -> [any RelevanceEntry] {
        entries.flatMap { $0 }
    }
    /// The entries of a loop.
    public static func buildArray(_ entries: [[any RelevanceEntry]]) -> [any RelevanceEntry] { entries.flatMap { $0 } }
}
