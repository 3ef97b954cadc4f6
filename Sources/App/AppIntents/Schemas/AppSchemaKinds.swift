import IntentsModel
import PlatformFoundation

/// A schema of an intent, an entity or an enum.
public protocol _AppSchema: Sendable {
    /// Domain and name, with a point between them: `photos.openAsset`.
    var name: String { get }
}

/// A schema that an intent can follow (inventory §2.13).
public protocol AppSchemaIntent: _AppSchema {}

/// A schema that an entity can follow (inventory §2.13).
public protocol AppSchemaEntity: _AppSchema {}

/// A schema that an enum can follow (inventory §2.13).
public protocol AppSchemaEnum: _AppSchema {}

extension _AppSchema {
    /// The name without its domain, as a title that people read: `Open Asset`.
    var title: LocalizedStringResource {
        LocalizedStringResource(stringLiteral: reference?.title.key ?? name)
    }

    /// Domain and name apart; nil when the name is not made of both.
    var reference: SchemaReference? { SchemaReference(name) }
}
