import PlatformFoundation

/// What a widget shows from a moment on (inventory §2.18).
public protocol TimelineEntry {
    /// When the widget shows the entry.
    var date: Date { get }
    /// How much the entry matters beside other widgets'; not known when nil.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// Not known.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters, and for how long.
public struct TimelineEntryRelevance: Hashable, Sendable, Codable {
    /// How much, in relation to the widget's other entries; zero or less means not at all.
    public var score: Float
    /// How long; until the next entry with a relevance when zero.
    public var duration: TimeInterval

    /// Makes a relevance.
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}
