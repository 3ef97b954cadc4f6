/// The `IntentDeprecation` of an intent: what people are told, and what they use instead.
package struct DeprecationDescription: Hashable, Sendable, Codable {
    package var message: LocalizedText?
    /// The identifier of the action that replaces it.
    package var replacedBy: String?

    package init(message: LocalizedText? = nil, replacedBy: String? = nil) {
        self.message = message
        self.replacedBy = replacedBy
    }

    /// A sentence for people: what is deprecated, why, and what to run instead.
    /// - Parameters:
    ///   - action: what is deprecated.
    ///   - message: the message, in the person's language.
    ///   - replacement: how the replacing action is named.
    package static func sentence(of action: String, message: String?, replacement: String?) -> String {
        let ends = message.map { ".!?…".contains($0.last ?? " ") } ?? false
        let told = message.map { ": \($0)\(ends ? "" : ".")" } ?? "."
        return "\(action) is deprecated\(told)" + (replacement.map { " Use \($0) instead." } ?? "")
    }
}

extension ActionDescription {
    /// Whether it is a `DeprecatedAppIntent`, which is kept for saved requests alone.
    package var isDeprecated: Bool { systemProtocols.contains("Deprecated") }
}
