/// Keeps the objects of an app's models, in memory: they are gone when the process ends. A container that was not asked to
/// stay in memory says so on the standard error.
public final class ModelContainer: @unchecked Sendable {
    // Unchecked, as the plan's class is named and never called from here; everything else is Sendable.

    /// The container's models.
    public let schema: Schema
    /// What the app said about the place.
    public let configurations: Set<ModelConfiguration>
    /// The steps from older versions, which never run here.
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    let store = ModelStore()
    @MainActor private var madeMainContext: ModelContext?

    /// Makes a container for a schema.
    ///
    /// - Parameters:
    ///   - givenSchema: The models.
    ///   - migrationPlan: The steps from older versions, which never run here.
    ///   - configurations: What the app says about the place.
    public init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        schema = givenSchema
        self.migrationPlan = migrationPlan
        self.configurations = Set(configurations)
        if configurations.isEmpty || configurations.contains(where: { !$0.isStoredInMemoryOnly }) { warn() }
    }

    /// Makes a container for a schema.
    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws { try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations) }

    /// Makes a container for models.
    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws { try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations) }

    /// An empty container in memory.
    init(inMemory schema: Schema) {
        self.schema = schema
        migrationPlan = nil
        configurations = [ModelConfiguration(isStoredInMemoryOnly: true)]
    }

    /// The context of the main actor, which saves on its own.
    @MainActor public var mainContext: ModelContext {
        if let madeMainContext { return madeMainContext }
        let context = ModelContext(self)
        context.autosaveEnabled = true
        madeMainContext = context
        return context
    }

    /// Forgets every saved object.
    public func deleteAllData() { store.removeAll() }

    /// Forgets every saved object.
    public func erase() throws { store.removeAll() }

    private func warn() {
        let models = schema.models.map { "\($0)" }.joined(separator: ", ")
        let text =
            "SwiftData keeps \(models) in memory: on Linux nothing is written, and the objects end with the process.\n"
        FileHandle.standardError.write(Data(text.utf8))
    }
}
