import AppIntents
import CoreTransferable
import SwiftUI

/// The places of an app and how it goes there.
@MainActor
final class Guide {
    static let shared = Guide()
    var room: Room?
    func walk(to room: Room) { self.room = room }
}

enum Room: String, AppEnum {
    case entrance
    case paintings
    case garden

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"

    static let caseDisplayRepresentations: [Room: DisplayRepresentation] = [
        .entrance: "Entrance",
        .paintings: "Paintings",
        .garden: "Garden",
    ]
}

enum Floor: String, AppEnum {
    case ground
    case upper

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Floor"

    // The dictionary's type is inferred from its keys and values.
    static let caseDisplayRepresentations = [
        Floor.ground: DisplayRepresentation(
            title: "Ground",
            image: .init(systemName: "square")
        ),
        Floor.upper: DisplayRepresentation(
            title: "Upper",
            image: .init(systemName: "square.stack")
        ),
    ]
}

struct WalkToEntrance: AppIntent {
    static let title: LocalizedStringResource = "Walk to the Entrance"

    static let supportedModes: IntentModes = .foreground

    @MainActor
    func perform() async throws -> some IntentResult {
        Guide.shared.walk(to: .entrance)
        return .result()
    }
}

struct WalkToRoom: AppIntent {
    static let title: LocalizedStringResource = "Walk to a Room"
    static let supportedModes: IntentModes = .foreground

    static var parameterSummary: some ParameterSummary {
        Summary("Walk to \(\.$room)")
    }

    @Parameter(
        title: "Room",
        requestValueDialog: "Which room?"
    )
    var room: Room

    @MainActor
    func perform() async throws -> some IntentResult {
        Guide.shared.walk(to: room)
        return .result()
    }
}

struct WalkToFloor: AppIntent {
    static let title: LocalizedStringResource = "Walk to a Floor"

    @Parameter var floor: Floor

    func perform() async throws -> some IntentResult {
        .result()
    }
}

struct MuseumShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: WalkToRoom(),
            phrases: [
                "Walk through \(.applicationName)",
                "Walk to \(\.$room) in \(.applicationName)",
            ],
            shortTitle: "Walk",
            systemImageName: "figure.walk"
        )
    }
}

struct Painting: Identifiable, Sendable {
    var id: Int
    var name: String
    var story: String
    var picture: Data
}

@MainActor
final class Collection {
    var paintings: [Painting] = []
    nonisolated init() {}
    func nearest() async throws -> Painting { paintings[0] }
    func loved() -> [Painting] { paintings.filter { $0.story.isEmpty } }
}

/// Values are kept beside the model.
struct CopiedPaintingEntity: AppEntity {
    var id: Int

    @Property
    var name: String

    @Property
    var story: String

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Copied Painting")

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)")
    }

    static let defaultQuery = CopiedPaintingQuery()
}

struct CopiedPaintingQuery: EntityQuery {
    func entities(for identifiers: [CopiedPaintingEntity.ID]) async throws -> [CopiedPaintingEntity] { [] }
}

/// Values are computed from the model.
struct PaintingEntity: AppEntity {
    var id: Int { painting.id }

    @ComputedProperty
    var name: String { painting.name }

    @ComputedProperty
    var story: String { painting.story }

    let painting: Painting

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Painting")

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)")
    }

    static let defaultQuery = PaintingQuery()

    var pictureData: Data {
        get throws { painting.picture }
    }
}

struct PaintingQuery: EntityQuery {
    @Dependency var collection: Collection

    @MainActor
    func entities(for identifiers: [PaintingEntity.ID]) async throws -> [PaintingEntity] {
        collection.paintings.filter { identifiers.contains($0.id) }.map(PaintingEntity.init)
    }

    @MainActor
    func suggestedEntities() async throws -> [PaintingEntity] {
        collection
            .loved()
            .map(PaintingEntity.init)
    }
}

extension PaintingQuery: EntityStringQuery {
    @MainActor
    func entities(matching: String) async throws -> [PaintingEntity] {
        collection
            .paintings
            .filter { $0.name.contains(matching) || $0.story.contains(matching) }
            .map(PaintingEntity.init)
    }
}

struct MuseumApp: App {
    init() {
        AppDependencyManager.shared.add { Collection() }
        MuseumShortcuts.updateAppShortcutParameters()
    }

    var body: some Scene {
        WindowGroup { PaintingStack() }
    }
}

struct PaintingCard: View {
    let painting: Painting

    var body: some View { Text(painting.name) }
}

struct FindNearestPainting: AppIntent {
    static let title: LocalizedStringResource = "Find Nearest Painting"

    @Dependency var collection: Collection

    @MainActor
    func perform() async throws -> some ReturnsValue<PaintingEntity> & ProvidesDialog & ShowsSnippetView {
        let painting = try await collection.nearest()

        return .result(
            value: PaintingEntity(painting: painting),
            dialog: "The nearest painting is \(painting.name)",
            view: PaintingCard(painting: painting)
        )
    }
}

extension PaintingEntity: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .image) {
            return try $0.pictureData
        }
    }
}

struct ListedPaintingEntity: IndexedEntity {
    let id: Int

    @Property(
        indexingKey: \.displayName
    )
    var name: String

    @Property(
        indexingKey: \.contentDescription
    )
    var story: String

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Listed Painting"
    static let defaultQuery = ListedPaintingQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct ListedPaintingQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [ListedPaintingEntity] { [] }
}

struct OpenPainting: OpenIntent, TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Open Painting"

    @Parameter(title: "Painting", requestValueDialog: "Which painting?")
    var target: PaintingEntity
}

struct PaintingStack: View {
    @State var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {}
            .onAppIntentExecution(OpenPainting.self) { intent in
                path.append(intent.target.painting.id)
            }
    }
}

/// What the museum shares with its app.
public struct MuseumKitPackage: AppIntentsPackage {}

struct MuseumPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] {
        [MuseumKitPackage.self]
    }
}
