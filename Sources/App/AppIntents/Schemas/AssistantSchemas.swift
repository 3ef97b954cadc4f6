/// The schemas that types can follow, by domain: what `@AppIntent(schema:)` and its siblings take (inventory §2.13).
///
/// A schema is a name that an assistant knows the meaning of: `.photos.openAsset` is the action that opens a photo. The
/// domains are members of the three kinds: `AssistantSchemas.IntentSchema.photos`.
public enum AssistantSchemas {
    /// What `@AppIntent(schema:)` takes.
    public struct IntentSchema: AppSchemaIntent, Hashable {
        /// Domain and name: `photos.openAsset`.
        public let name: String

        /// Names a schema.
        /// - Parameter name: domain and name, with a point between them.
        public init(_ name: String) { self.name = name }
    }

    /// What `@AppEntity(schema:)` takes.
    public struct EntitySchema: AppSchemaEntity, Hashable {
        /// Domain and name: `photos.asset`.
        public let name: String

        /// Names a schema.
        /// - Parameter name: domain and name, with a point between them.
        public init(_ name: String) { self.name = name }
    }

    /// What `@AppEnum(schema:)` takes.
    public struct EnumSchema: AppSchemaEnum, Hashable {
        /// Domain and name: `photos.assetType`.
        public let name: String

        /// Names a schema.
        /// - Parameter name: domain and name, with a point between them.
        public init(_ name: String) { self.name = name }
    }
}

/// The present name of ``AssistantSchemas``.
public struct AppSchema: Sendable {
    /// What `@AppIntent(schema:)` takes.
    public typealias Intent = AssistantSchemas.IntentSchema
    /// What `@AppEntity(schema:)` takes.
    public typealias Entity = AssistantSchemas.EntitySchema
    /// What `@AppEnum(schema:)` takes.
    public typealias Enum = AssistantSchemas.EnumSchema
}
