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
        LocalizedStringResource(stringLiteral: LocalizedText(schemaName: name).key)
    }
}
