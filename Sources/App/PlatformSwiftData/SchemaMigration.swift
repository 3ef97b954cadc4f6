/// The models of one version of an app.
public protocol VersionedSchema {
    /// The models' classes.
    static var models: [any PersistentModel.Type] { get }
    /// The version.
    static var versionIdentifier: Schema.Version { get }
}

/// How a store of an older version becomes one of today. Objects are kept in memory, so there is no older store: no stage
/// ever runs.
public protocol SchemaMigrationPlan {
    /// The versions, oldest first.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The steps between them.
    static var stages: [MigrationStage] { get }
}

/// A step from one version to the next.
public enum MigrationStage {
    /// The store finds out itself what to do.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// The app has something to do.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

// Unchecked, as the closures of a stage are never called here.
extension MigrationStage: @unchecked Sendable {}
