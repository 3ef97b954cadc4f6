import PlatformFoundation
import PlatformSwiftUI

/// An intent that draws a snippet; it may run at any time and must not change anything (inventory §2.3).
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
    /// Asks for the snippet to be drawn anew where it is shown. A snippet is drawn once here, when its run ends, so there
    /// is nothing to draw anew.
    public static func reload() {}
}

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
