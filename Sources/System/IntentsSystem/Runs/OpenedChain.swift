import IntentsModel

/// What a run has opened so far, one intent after the other.
struct OpenedChain: Hashable, Sendable {
    /// An intent with the values that it got.
    private struct Link: Hashable, Sendable {
        var action: String
        var values: [String: IntentValue]
    }

    /// How many intents one run may open.
    static let maximumLength = 10

    private var links: [Link]

    init(_ action: String, _ values: [String: IntentValue]) { links = [Self.link(action, values)] }

    /// The place of the intent that is opened next, from 1.
    var count: Int { links.count }

    private static func link(_ action: String, _ values: [String: IntentValue]) -> Link {
        Link(action: action, values: values.mapValues(\.outline))
    }

    /// Takes in the next one.
    /// - Throws: when it was opened before with the same values, or when there are too many.
    mutating func open(_ action: String, _ values: [String: IntentValue]) throws(RunError) {
        let next = Self.link(action, values)
        let isCycle = links.contains(next)
        links.append(next)
        let names = links.map(\.action).joined(separator: " → ")
        if isCycle { throw RunError(.openedTooMany, "it opens the same again: \(names).") }
        guard links.count <= Self.maximumLength + 1 else {
            throw RunError(.openedTooMany, "a run opens at most \(Self.maximumLength) others: \(names).")
        }
    }
}
