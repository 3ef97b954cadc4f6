import PlatformSwiftData
import Testing

@Model final class Plant {
    @Attribute(.unique) var name: String
    var height: Double
    var potted: Date?
    @Relationship(deleteRule: .cascade, inverse: \Leaf.plant) var leaves: [Leaf] = []
    @Transient var isWatered = false

    var isTall: Bool { height > 100 }

    init(name: String, height: Double, potted: Date? = nil) {
        self.name = name
        self.height = height
        self.potted = potted
    }
}

@Model final class Leaf {
    var plant: Plant?

    init(plant: Plant? = nil) { self.plant = plant }
}

struct ModelContextTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try ModelContainer(
            for: Plant.self, Leaf.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        context = ModelContext(container)
    }

    @Test("An inserted object is seen by its own context, and by others when it is saved")
    func insertion() throws {
        let fern = Plant(name: "Fern", height: 40)
        context.insert(fern)
        let other = ModelContext(container)
        #expect(try context.fetch(FetchDescriptor<Plant>()) == [fern])
        #expect(try other.fetch(FetchDescriptor<Plant>()).isEmpty)
        #expect(context.hasChanges)
        #expect(fern.modelContext == context)
        try context.save()
        #expect(try other.fetch(FetchDescriptor<Plant>()) == [fern])
        #expect(!context.hasChanges)
    }

    @Test("A fetch chooses with a predicate, sorts, skips and stops")
    func fetching() throws {
        for (name, height) in [("Fern", 40.0), ("Palm", 180), ("Moss", 2), ("Oak", 900)] {
            context.insert(Plant(name: name, height: height))
        }
        let least = 10.0
        var descriptor = FetchDescriptor<Plant>(
            predicate: #Predicate { $0.height > least }, sortBy: [SortDescriptor(\.height, order: .reverse)])
        #expect(try context.fetch(descriptor).map(\.name) == ["Oak", "Palm", "Fern"])
        #expect(try context.fetchCount(descriptor) == 3)
        descriptor.fetchOffset = 1
        descriptor.fetchLimit = 1
        #expect(try context.fetch(descriptor).map(\.name) == ["Palm"])
        descriptor.includePendingChanges = false
        #expect(try context.fetch(descriptor).isEmpty)
    }

    @Test("A deleted object is gone at once for its own context, and for others when it is saved")
    func deletion() throws {
        let fern = Plant(name: "Fern", height: 40)
        context.insert(fern)
        try context.save()
        context.delete(fern)
        let other = ModelContext(container)
        #expect(fern.isDeleted)
        #expect(try context.fetch(FetchDescriptor<Plant>()).isEmpty)
        #expect(try other.fetch(FetchDescriptor<Plant>()) == [fern])
        try context.save()
        #expect(try other.fetch(FetchDescriptor<Plant>()).isEmpty)
        #expect(fern.modelContext == nil)
    }

    @Test("Objects of a model are deleted by a predicate")
    func deletionOfMany() throws {
        context.insert(Plant(name: "Fern", height: 40))
        context.insert(Plant(name: "Palm", height: 180))
        try context.delete(model: Plant.self, where: #Predicate { $0.name == "Palm" })
        #expect(try context.fetch(FetchDescriptor<Plant>()).map(\.name) == ["Fern"])
    }

    @Test("A rollback forgets insertions and deletions")
    func rollback() throws {
        let fern = Plant(name: "Fern", height: 40)
        context.insert(fern)
        try context.save()
        context.delete(fern)
        context.insert(Plant(name: "Palm", height: 180))
        context.rollback()
        #expect(try context.fetch(FetchDescriptor<Plant>()) == [fern])
    }

    @Test("An object is found by its identifier, in its own model alone")
    func identifiers() throws {
        let fern = Plant(name: "Fern", height: 40)
        context.insert(fern)
        try context.save()
        let found: Plant? = context.registeredModel(for: fern.persistentModelID)
        let wrong: Leaf? = context.registeredModel(for: fern.persistentModelID)
        #expect(found === fern)
        #expect(wrong == nil)
        #expect(fern.id == fern.persistentModelID)
    }

    @Test("The main context saves on its own")
    @MainActor func automatic() throws {
        container.mainContext.insert(Plant(name: "Fern", height: 40))
        #expect(!container.mainContext.hasChanges)
        #expect(try context.fetchCount(FetchDescriptor<Plant>()) == 1)
    }

    @Test("A model's properties are observed")
    func observation() async {
        let fern = Plant(name: "Fern", height: 40)
        await confirmation { changed in
            withObservationTracking {
                _ = fern.height
            } onChange: {
                changed()
            }
            fern.height = 41
        }
    }

    @Test("A model actor has a context of its own for its container")
    func actors() async throws {
        let nursery = Nursery(modelContainer: container)
        let identifier = try await nursery.plant("Palm")
        #expect(await nursery.name(of: identifier) == "Palm")
        #expect(try context.fetch(FetchDescriptor<Plant>()).map(\.name) == ["Palm"])
    }
}

@ModelActor actor Nursery {
    func plant(_ name: String) throws -> PersistentIdentifier {
        let plant = Plant(name: name, height: 1)
        modelContext.insert(plant)
        try modelContext.save()
        return plant.persistentModelID
    }

    func name(of identifier: PersistentIdentifier) -> String? { self[identifier, as: Plant.self]?.name }
}
