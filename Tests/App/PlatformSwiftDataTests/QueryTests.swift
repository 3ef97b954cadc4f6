import PlatformSwiftData
import PlatformSwiftUI
import Testing

private struct Shelf: View {
    @Query(sort: \Plant.name) private var plants: [Plant]
    @Environment(\.modelContext) private var context

    var body: some View { Text(verbatim: plants.map(\.name).joined(separator: " ") + " \(context.hasChanges)") }
}

@MainActor struct QueryTests {
    @Test("A view's query reads the container that a view above it gave")
    func query() throws {
        let container = try ModelContainer(
            for: Plant.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        container.mainContext.insert(Plant(name: "Palm", height: 180))
        container.mainContext.insert(Plant(name: "Fern", height: 40))
        let tree = try viewTree(of: Shelf().modelContainer(container))
        #expect("\(tree)".contains("Fern Palm false"))
    }

    @Test("Without a container a query is empty")
    func noContainer() throws {
        #expect("\(try viewTree(of: Shelf()))".contains(" false"))
    }
}
