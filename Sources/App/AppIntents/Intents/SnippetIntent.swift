import PlatformFoundation
import PlatformSwiftUI

/// An intent that draws a snippet; it may run at any time and must not change anything (inventory §2.3).
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

/// The snippet intent of results without one.
public struct EmptySnippetIntent: SnippetIntent {
    /// The action's name.
    public static let title: LocalizedStringResource = "Empty Snippet"
    /// Never offered.
    public static var isDiscoverable: Bool { false }

    /// Makes the intent.
    public init() {}

    /// Draws nothing.
    public func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: EmptyView()) }
}
