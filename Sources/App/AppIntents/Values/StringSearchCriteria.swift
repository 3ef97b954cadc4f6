import Foundation
import IntentsModel

/// What is searched for (inventory §2.5).
public protocol SearchCriteria: _IntentValue, Hashable, Sendable {
    /// Where it may be searched for.
    associatedtype SearchScopes = Void
}

/// A text to search for.
public struct StringSearchCriteria: SearchCriteria, Codable {
    /// The scopes of a search in an app.
    public typealias SearchScopes = [StringSearchScope]

    /// The text.
    public var term: String

    /// Searches for a text.
    public init(term: String) { self.term = term }

    /// Makes criteria of text.
    public static var defaultResolverSpecification: some ResolverSpecification {
        ResolverSpecificationBuilder<StringSearchCriteria>.buildBlock(
            StringSearchCriteriaFromStringResolverSpecificification())
    }

    /// A text to search for.
    public static var __valueType: IntentsModel.ValueType? { .primitive(.searchCriteria) }

    /// Takes text.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> StringSearchCriteria {
        switch value {
        case .string(let term): return StringSearchCriteria(term: term)
        case .structured(let structure) where structure.typeName == PrimitiveType.searchCriteria.swiftName:
            return StringSearchCriteria(term: structure["term"]?.text ?? structure.text)
        default: throw RunError.mismatch(value, needed: "A text to search for")
        }
    }

    /// The text.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue {
        .structured(
            StructuredValue(
                typeName: PrimitiveType.searchCriteria.swiftName, fields: .object(["term": .string(term)]), text: term))
    }
}
