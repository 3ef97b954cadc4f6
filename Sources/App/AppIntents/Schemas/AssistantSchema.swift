/// The schema that a type follows, as the type itself states it.
///
/// The macros write it into the type; code that describes the app reads it from there.
public struct AssistantSchema: Hashable, Sendable {
    /// Domain and name: `photos.openAsset`.
    public let name: String

    /// Names a schema.
    /// - Parameter name: domain and name, with a point between them.
    public init(_ name: String) { self.name = name }

    /// The schema that an intent follows.
    public struct IntentSchema: AppSchemaIntent, Hashable {
        /// Domain and name: `photos.openAsset`.
        public let name: String

        /// Names a schema.
        /// - Parameter name: domain and name, with a point between them.
        public init(_ name: String) { self.name = name }
    }

    /// The schema that an entity follows.
    public struct EntitySchema: AppSchemaEntity, Hashable {
        /// Domain and name: `photos.asset`.
        public let name: String

        /// Names a schema.
        /// - Parameter name: domain and name, with a point between them.
        public init(_ name: String) { self.name = name }
    }

    /// The schema that an enum follows.
    public struct EnumSchema: AppSchemaEnum, Hashable {
        /// Domain and name: `photos.assetType`.
        public let name: String

        /// Names a schema.
        /// - Parameter name: domain and name, with a point between them.
        public init(_ name: String) { self.name = name }
    }
}
