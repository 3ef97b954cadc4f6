import AppIntents
import IntentsModel

/// What a person looks at or has selected, as a query for intent values gets it (inventory §2.5).
public struct SemanticContentDescriptor: Hashable, Sendable {
    /// Words for what is seen.
    public let labels: [String]
    /// The picture; nil, as Linux has no shared pixel buffers.
    public let pixelBuffer: CVReadOnlyPixelBuffer?

    /// Makes a descriptor of words and a picture.
    /// - Parameters:
    ///   - labels: Words for what is seen.
    ///   - pixelBuffer: The picture, if there is one.
    public init(labels: [String] = [], pixelBuffer: CVReadOnlyPixelBuffer? = nil) {
        self.labels = labels
        self.pixelBuffer = pixelBuffer
    }
}

extension SemanticContentDescriptor: _SystemIntentValue {
    /// Nothing but descriptors.
    public static var defaultResolverSpecification: some ResolverSpecification {
        EmptyResolverSpecification<SemanticContentDescriptor>()
    }

    /// A list of words: that is what crosses between system and app.
    public static var __valueType: IntentsModel.ValueType? { .array(.primitive(.string)) }

    /// Takes words.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> SemanticContentDescriptor {
        SemanticContentDescriptor(labels: try await [String].__value(from: value, query: nil))
    }

    /// The words.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue {
        .array(labels.map { .string($0) })
    }
}
