import Foundation
import IntentsModel

/// What a person asked to hear: the input of the value queries of apps that follow the `.audio` schemas
/// (inventory §2.13).
///
/// An assistant makes it of what was said; nothing on this system makes one yet. On Apple's platforms it comes with
/// MediaIntents, whose import works here too.
public struct AudioSearch: Hashable, Codable, Sendable {
    /// How the audio was described.
    public enum Criteria: Hashable, Codable, Sendable {
        /// In words.
        case searchQuery(String)
        /// By addresses of what is meant.
        case url([URL])
        /// Not at all, as in "play something".
        case unspecified
    }

    /// How the audio was described.
    public var criteria: Criteria

    /// Describes what to look for.
    /// - Parameter criteria: how the audio was described.
    public init(criteria: Criteria) { self.criteria = criteria }
}

extension AudioSearch: _SystemIntentValue {
    /// Nothing but searches.
    public static var defaultResolverSpecification: some ResolverSpecification {
        EmptyResolverSpecification<AudioSearch>()
    }

    /// Words or addresses: that is what crosses between system and app.
    public static var __valueType: IntentsModel.ValueType? { .array(.primitive(.string)) }

    /// Takes addresses or words; nothing stands for a search without criteria.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> AudioSearch {
        let parts = try await [String].__value(from: value, query: nil)
        guard !parts.isEmpty else { return AudioSearch(criteria: .unspecified) }
        let addresses = parts.compactMap(URL.init(string:)).filter { $0.scheme != nil }
        let words = parts.joined(separator: " ")
        return AudioSearch(criteria: addresses.count == parts.count ? .url(addresses) : .searchQuery(words))
    }

    /// The words or addresses.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue {
        switch criteria {
        case .searchQuery(let words): .array([.string(words)])
        case .url(let addresses): .array(addresses.map { .string($0.absoluteString) })
        case .unspecified: .array([])
        }
    }
}
