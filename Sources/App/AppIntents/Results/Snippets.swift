import Foundation
import IntentsModel
import PlatformSwiftUI

/// Marks a result whose snippet is a view.
public struct _SnippetViewContainer: Sendable {}

/// Marks a result whose snippet another intent draws.
public struct _SnippetIntentContainer: Sendable {}

/// Where the snippet of a result comes from.
package enum SnippetSource: Sendable {
    case view(SnippetView)
    case intent(any SnippetIntent)

    /// The source of a view; none for the empty view, which stands where code gave no view.
    init?<Content: View>(_ content: Content) {
        guard Content.self != EmptyView.self else { return nil }
        self = .view(SnippetView(content))
    }

    /// The source of a snippet intent; none for the empty one.
    init?(_ intent: some SnippetIntent) {
        guard !(intent is EmptySnippetIntent) else { return nil }
        self = .intent(intent)
    }
}

/// A view on its way from `perform()` to the main actor.
package struct SnippetView: @unchecked Sendable {
    // Unchecked, because `any View` does not say that it is Sendable: the view is only taken out on the main actor, to
    // which every view belongs.
    private let content: any View

    init(_ content: any View) { self.content = content }

    /// The view's tree, with texts in the language of `locale`.
    /// - Throws: when the view is too deep or shows too much.
    @MainActor package func node(in locale: Locale) throws -> ViewNode { try viewTree(of: content, locale: locale) }
}
