extension ModelContext {
    /// The objects that a descriptor describes: saved ones, and this context's own changes.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        let saved = container.store.objects(of: T.self)
        guard descriptor.includePendingChanges else { return try descriptor.chosen(from: saved) }
        let fresh = insertedModelsArray.compactMap { $0 as? T }
        return try descriptor.chosen(from: saved.filter { !isDeleting($0) } + fresh)
    }

    /// How many objects a descriptor describes.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    /// The identifiers of the objects that a descriptor describes.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>
    ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

    /// Calls `block` with each object that a descriptor describes.
    public func enumerate<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (T) throws -> Void
    ) throws { try fetch(descriptor).forEach(block) }

    /// The object with an identifier.
    ///
    /// A program that asks for one that was never kept is wrong and stops with a message.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let model = object(persistentModelID) else {
            preconditionFailure(
                "There is no \(persistentModelID.entityName) with this identifier. Use registeredModel(for:), which may be nil."
            )
        }
        return model
    }

    /// The object with an identifier; nil when there is none of this model.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        object(persistentModelID) as? T
    }

    private func object(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
        insertedModelsArray.first { $0.persistentModelID == identifier } ?? container.store.object(identifier)
    }
}
