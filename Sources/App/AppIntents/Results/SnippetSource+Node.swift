import Foundation
import IntentsModel

extension SnippetSource {
    /// The tree of what is shown; a snippet intent is performed for it.
    package func node(in locale: Locale) async throws -> ViewNode? {
        switch self {
        case .view(let view):
            return try await view.node(in: locale)
        case .intent(let intent):
            try await loadDependencies(of: intent)
            return try await Self.drawn(by: intent)?.node(in: locale)
        }
    }

    private static func drawn(by intent: some SnippetIntent) async throws -> SnippetSource? {
        let result = try await intent.perform()
        return (result as? any ResultPartsProviding)?.parts.snippet
    }
}
