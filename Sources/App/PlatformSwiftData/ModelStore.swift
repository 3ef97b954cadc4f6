import IntentsModel

/// The saved objects of a container, by model, in the order in which they were saved.
final class ModelStore: Sendable {
    // Unchecked, as objects of models are used by one task at a time, by the rule of SwiftData: here they are only kept.
    private struct Objects: @unchecked Sendable {
        var ofModel: [ObjectIdentifier: [any PersistentModel]] = [:]
    }

    private let objects = Lock(Objects())

    func objects<Model: PersistentModel>(of model: Model.Type) -> [Model] {
        let all = objects.withLock { $0 }
        return (all.ofModel[ObjectIdentifier(model)] ?? []).compactMap { $0 as? Model }
    }

    func object(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
        let all = objects.withLock { $0 }
        return all.ofModel.values.lazy.joined().first { $0.persistentModelID == identifier }
    }

    func save(inserted: [any PersistentModel], deleted: Set<PersistentIdentifier>) {
        var change = Objects()
        for object in inserted { change.ofModel[ObjectIdentifier(type(of: object)), default: []].append(object) }
        let added = change
        objects.withLock { objects in
            objects.ofModel = objects.ofModel.mapValues { $0.filter { !deleted.contains($0.persistentModelID) } }
            objects.ofModel.merge(added.ofModel) { $0 + $1 }
        }
    }

    func removeAll() { objects.withLock { $0 = Objects() } }
}
