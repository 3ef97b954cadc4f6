import IntentsModel
import PlatformCoreSpotlight
import PlatformUniformTypeIdentifiers

/// An entity that the app gives to the search index (inventory §2.8).
public protocol IndexedEntity: AppEntity {
    /// What the index knows of the entity; ``defaultAttributeSet`` unless the type says otherwise.
    var attributeSet: CSSearchableItemAttributeSet { get }
    /// Whether the entity only helps to understand requests and is not found by people.
    var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
    /// The default.
    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

    /// Found by people.
    public var hideInSpotlight: Bool { false }

    /// The attributes that follow from the display representation and from the properties' indexing keys.
    public var defaultAttributeSet: CSSearchableItemAttributeSet {
        let locale = LocalizationScope.current
        let attributes = CSSearchableItemAttributeSet(contentType: Self.indexedContentType)
        describe(displayRepresentation.value(in: locale), in: attributes)
        for named in namedProperties {
            guard let indexing = named.property.facts.indexing,
                let value = named.property.intentValue(of: self, in: locale)
            else { continue }
            // A value that does not fit its attribute is left out: the declaration was checked when the app was built.
            _ = indexing.write(value, to: attributes, in: locale)
        }
        return attributes
    }

    /// A file's is what the type says that it is.
    private static var indexedContentType: UTType {
        (Self.self as? any FileEntity.Type)?.supportedContentTypes.first ?? .content
    }

    /// Loads the attributes that deferred properties feed; nil when there are none.
    var deferredAttributes: (@Sendable () async -> [String: AttributeValue])? {
        let deferred = namedProperties.filter { $0.property.isDeferred && $0.property.facts.indexing != nil }
        guard !deferred.isEmpty else { return nil }
        let locale = LocalizationScope.current
        return {
            let attributes = CSSearchableItemAttributeSet(itemContentType: "")
            attributes.contentType = nil
            for named in deferred {
                // A value that cannot be loaded now is not known of the entity; the others are.
                guard let indexing = named.property.facts.indexing,
                    let value = try? await named.property.deferredValue(of: self, in: locale)
                else { continue }
                _ = indexing.write(value, to: attributes, in: locale)
            }
            return attributes.values
        }
    }

    private func describe(_ display: DisplayValue, in attributes: CSSearchableItemAttributeSet) {
        attributes.title = display.title
        attributes.displayName = display.title
        attributes.contentDescription = display.subtitle
        attributes.alternateNames = display.synonyms.isEmpty ? nil : display.synonyms
        switch display.image {
        case .url(let url): attributes.thumbnailURL = url
        case .data(let data): attributes.thumbnailData = data
        case .systemName, .named, nil: break
        }
    }
}
