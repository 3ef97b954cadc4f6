import AppIntents
import SwiftData
import SwiftUI

@Model nonisolated final class Parcel {
    @Attribute(.unique) var code: UUID
    var label: String
    var weight: Double?
    var arrived: Date
    @Relationship(deleteRule: .cascade, inverse: \Stamp.parcel) var stamps: [Stamp]? = []
    @Transient var isOpen = false

    init(label: String) {
        code = UUID()
        self.label = label
        arrived = .now
    }
}

@Model nonisolated final class Stamp {
    var parcel: Parcel?
    var value = 1

    init() {}
}

nonisolated enum PostVersion: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Parcel.self, Stamp.self] }
}

nonisolated enum PostPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [PostVersion.self] }
    static var stages: [MigrationStage] { [.lightweight(fromVersion: PostVersion.self, toVersion: PostVersion.self)] }
}

enum PostOffice {
    nonisolated static let container: ModelContainer = {
        let schema = Schema([Parcel.self, Stamp.self])
        let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: true, cloudKitDatabase: .none)
        do {
            return try ModelContainer(for: schema, migrationPlan: PostPlan.self, configurations: [configuration])
        } catch {
            fatalError("\(error)")
        }
    }()
}

struct CountParcels: AppIntent {
    static let title: LocalizedStringResource = "Count Parcels"

    @Dependency var container: ModelContainer
    @Parameter(title: "Label") var label: String

    @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        let wanted = label
        var descriptor = FetchDescriptor<Parcel>(
            predicate: #Predicate { $0.label == wanted },
            sortBy: [SortDescriptor(\.arrived, order: .reverse), SortDescriptor(\.label)])
        descriptor.fetchLimit = 5
        let found = try container.mainContext.fetch(descriptor)
        if found.isEmpty { container.mainContext.insert(Parcel(label: label)) }
        try container.mainContext.save()
        return .result(value: try container.mainContext.fetchCount(FetchDescriptor<Parcel>()))
    }
}

struct ParcelQuery: EntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [ParcelEntity] {
        let context = ModelContext(PostOffice.container)
        return try identifiers.compactMap { id in
            try context.fetch(FetchDescriptor<Parcel>(predicate: #Predicate { $0.code == id })).first
                .map { ParcelEntity(id: $0.code, label: $0.label) }
        }
    }
}

struct ParcelEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Parcel"
    static let defaultQuery = ParcelQuery()
    let id: UUID
    let label: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(label)") }
}

struct ParcelList: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Parcel.arrived, order: .reverse) private var parcels: [Parcel]
    @Query private var stamps: [Stamp]
    @Query(filter: #Predicate<Parcel> { $0.label == "Air" }, sort: [SortDescriptor(\Parcel.label)])
    private var byAir: [Parcel]

    var body: some View {
        List(parcels) { parcel in
            Button(parcel.label) { context.delete(parcel) }
        }
    }
}

struct PostApp: App {
    var body: some Scene {
        WindowGroup { ParcelList() }
            .modelContainer(for: [Parcel.self, Stamp.self], inMemory: true)
    }
}

#Preview {
    ParcelList().modelContainer(PostOffice.container)
}
