/// What a task changes in a container. Insertions and deletions reach other contexts when they are saved; the objects
/// themselves are the same in every context, so changes of their properties are seen everywhere at once.
public final class ModelContext {
    /// The container.
    public let container: ModelContainer
    /// Whether insertions and deletions are saved at once.
    public var autosaveEnabled = false
    /// Where the app keeps what can be undone. Changes of models are not recorded here.
    public var undoManager: UndoManager?
    /// Who changes something, for the app to read.
    public var author: String?
    /// The objects that were inserted and not yet saved.
    public private(set) var insertedModelsArray: [any PersistentModel] = []
    /// The objects that were deleted and not yet saved.
    public private(set) var deletedModelsArray: [any PersistentModel] = []

    /// Makes a context for a container.
    public init(_ container: ModelContainer) { self.container = container }

    /// Whether something is not yet saved.
    public var hasChanges: Bool { !insertedModelsArray.isEmpty || !deletedModelsArray.isEmpty }

    /// Keeps an object. One that is kept already stays as it is.
    public func insert<T: PersistentModel>(_ model: T) {
        deletedModelsArray.removeAll { $0 === model }
        let isKept =
            insertedModelsArray.contains { $0 === model } || container.store.object(model.persistentModelID) != nil
        guard !isKept else { return }
        insertedModelsArray.append(model)
        model.persistentIdentity.move(to: self)
        saveIfAutomatic()
    }

    /// Keeps an object no longer.
    public func delete<T: PersistentModel>(_ model: T) {
        if insertedModelsArray.contains(where: { $0 === model }) {
            insertedModelsArray.removeAll { $0 === model }
            model.persistentIdentity.move(to: nil)
        } else if !isDeleting(model) {
            deletedModelsArray.append(model)
        }
        saveIfAutomatic()
    }

    /// Keeps the objects of a model no longer that a predicate is true for; all of them without one.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for object in try fetch(FetchDescriptor(predicate: predicate)) { delete(object) }
    }

    /// Makes insertions and deletions known to the container.
    public func save() throws {
        guard hasChanges else { return }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        let deleted = deletedModelsArray
        container.store.save(
            inserted: insertedModelsArray, deleted: Set(deleted.map { $0.persistentModelID }))
        for object in deleted { object.persistentIdentity.move(to: nil) }
        insertedModelsArray = []
        deletedModelsArray = []
        NotificationCenter.default.post(name: Self.didSave, object: self)
    }

    /// Forgets the insertions and deletions since the last save.
    public func rollback() {
        for object in insertedModelsArray { object.persistentIdentity.move(to: nil) }
        insertedModelsArray = []
        deletedModelsArray = []
    }

    /// Calls `block` and saves.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// Nothing waits here: changes count at once.
    public func processPendingChanges() {}

    func isDeleting(_ model: any PersistentModel) -> Bool { deletedModelsArray.contains { $0 === model } }

    private func saveIfAutomatic() {
        // Saving in memory has nothing that could fail.
        if autosaveEnabled { try? save() }
    }
}

extension ModelContext: Equatable {
    /// Posted before a context saves.
    public static let willSave = Notification.Name("SwiftData.ModelContext.willSave")
    /// Posted after a context has saved.
    public static let didSave = Notification.Name("SwiftData.ModelContext.didSave")

    /// Equal when it is the same context.
    public static func == (one: ModelContext, other: ModelContext) -> Bool { one === other }
}
