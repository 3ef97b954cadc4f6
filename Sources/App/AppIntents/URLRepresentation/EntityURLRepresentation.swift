/// An entity that a URL leads to (inventory §2.9b).
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible {
    /// How the URL is written.
    typealias URLRepresentation = EntityURLRepresentation<Self>
    /// The URL of every entity of the type: `"https://example.com/plants/\(.id)"`.
    static var urlRepresentation: URLRepresentation { get }
    /// The URL of this entity; nil when it has none.
    var urlRepresentation: URL? { get async }
}

extension URLRepresentableEntity {
    /// The URL that the type's representation yields.
    public var urlRepresentation: URL? { get async { await Self.urlRepresentation.template.url(of: self) } }

    /// The entity's identifier.
    public var urlRepresentationParameter: String? { get async { id.entityIdentifierString } }
}

/// The URL of the entities of a type, with their identifiers and properties in it (inventory §2.9b).
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
    let template: URLTemplate<Entity>

    /// The same URL for every entity.
    public init(stringLiteral value: String) {
        var template = URLTemplate<Entity>()
        template.append(text: value)
        self.template = template
    }

    /// A URL with values in it.
    public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }

    /// What stands in the URL besides properties.
    public enum Token: Sendable {
        /// The entity's identifier.
        case id
    }

    /// Collects the pieces of the URL.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var template = URLTemplate<Entity>()

        /// Starts an empty URL.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds text.
        public mutating func appendLiteral(_ literal: String) { template.append(text: literal) }

        /// Adds the identifier.
        public mutating func appendInterpolation(_ token: Token) {
            template.append { $0.id.entityIdentifierString }
        }

        /// Adds the value of a property.
        public mutating func appendInterpolation<Value: CustomURLRepresentationParameterConvertible>(
            _ keyPath: KeyPath<Entity, EntityProperty<Value>>
        ) {
            template.append { await $0[keyPath: keyPath].storedValue?.urlRepresentationParameter }
        }

        /// Adds the value of a property that may be unset; without one the entity has no URL.
        public mutating func appendInterpolation<Value: CustomURLRepresentationParameterConvertible>(
            _ keyPath: KeyPath<Entity, EntityProperty<Value?>>
        ) {
            template.append { await $0[keyPath: keyPath].wrappedValue?.urlRepresentationParameter }
        }
    }
}
