// Public as a kit's types are; only the types are of interest here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppIntents
import Foundation

// Bare declarations: everything that an intent, entity or enum needs beyond its own members comes from the schema.

@AppEnum(schema: .photos.assetType)
enum ShotKind: String {
    case photo
    case video

    static let caseDisplayRepresentations: [ShotKind: DisplayRepresentation] = [
        .photo: "Photo",
        .video: "Video",
    ]
}

@AppEntity(schema: .photos.asset)
struct ShotEntity {
    static let defaultQuery = ShotQuery()

    let id: String
    var title: String?
    var creationDate: Date?
    var assetType: ShotKind?
    var isFavorite: Bool
    private var cache: [String: Int] = [:]

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

    init(id: String) {
        self.id = id
        isFavorite = false
    }
}

struct ShotQuery: EntityQuery {
    func entities(for identifiers: [ShotEntity.ID]) async throws -> [ShotEntity] {
        identifiers.map { ShotEntity(id: $0) }
    }
}

@AppIntent(schema: .photos.openAsset)
struct OpenShotIntent {
    var target: ShotEntity
}

@AppIntent(schema: .photos.deleteAssets)
struct DeleteShotsIntent {
    var entities: [ShotEntity]

    func perform() async throws -> some IntentResult { .result() }
}

// Everything written by hand beside the macro: nothing may be declared twice.

@AppIntent(schema: .photos.updateAsset)
/// Changes pictures.
public struct UpdateShotIntent: AppIntent {
    public static let title: LocalizedStringResource = "Change a Shot"
    public static let isAssistantOnly: Bool = true

    @Parameter(title: "Shots") var target: [ShotEntity]
    var name: String?

    public init() {}

    @MainActor
    public func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
        .result(value: name == nil)
    }
}

@AppEntity(schema: .books.book)
struct StoryEntity: AppEntity, Sendable {
    struct StoryQuery: EntityQuery {
        func entities(for identifiers: [StoryEntity.ID]) async throws -> [StoryEntity] { [] }
    }

    static let defaultQuery = StoryQuery()
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Story"

    let id: UUID
    @Property(title: "Title") var title: String
    var displayRepresentation: DisplayRepresentation { "Story" }
}

// The older names, in a nested type.

enum Shelf {
    @AssistantEnum(schema: .books.contentType)
    enum Kind: String, AppEnum {
        case book
        case audiobook

        static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.book: "Book", .audiobook: "Audiobook"]
    }

    @AssistantEntity(schema: .journal.entry)
    struct Entry {
        static let defaultQuery = EntryQuery()
        let id: Int
        var title: String?
        var displayRepresentation: DisplayRepresentation { "Entry" }
    }

    struct EntryQuery: EntityQuery {
        func entities(for identifiers: [Entry.ID]) async throws -> [Entry] { [] }
    }

    @AssistantIntent(schema: .journal.createEntry)
    struct CreateEntry {
        var title: String?
        var message: String

        func perform() async throws -> some ReturnsValue<Entry?> { .result(value: nil) }
    }
}

// The schema values and the protocols by name.

let openingASong: AppSchema.Intent = .photos.openAsset
let aSong: AppSchema.Entity = .audio.song
let aMood: AppSchema.Enum = .audio.affinityState
let older: [AssistantSchemas.IntentSchema] = [.clock.createTimer, .reminders.createReminder, .calendar.createEvent]
let olderEntities: [AssistantSchemas.EntitySchema] = [.maps.place, .notes.note, .phone.phonePerson]
let olderEnums: [AssistantSchemas.EnumSchema] = [.messages.messageType, .camera.captureMode]
let stated: AssistantSchema = AssistantSchema("photos.openAsset")
let statedKinds = (
    AssistantSchema.IntentSchema("a.b"), AssistantSchema.EntitySchema("a.b"), AssistantSchema.EnumSchema("a.b")
)

func namesOfSchemas(_ intent: some AppSchemaIntent, _ entity: some AppSchemaEntity, _ value: some AppSchemaEnum) {
    _ = (intent.name, entity.name, value.name)
}

func schemas(
    _ intent: (some AssistantSchemaIntent).Type, _ entity: (some AssistantSchemaEntity).Type,
    _ value: (some AssistantSchemaEnum).Type
) -> [Bool] {
    [intent.isAssistantOnly, entity.isAssistantOnly, value.isAssistantOnly]
}

struct SpokenIntent: AssistantIntent {
    static let title: LocalizedStringResource = "Spoken"
    func perform() async throws -> some IntentResult { .result() }
}

enum SpokenTone: String, AssistantEnum {
    case kind
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tone"
    static let caseDisplayRepresentations: [SpokenTone: DisplayRepresentation] = [.kind: "Kind"]
}

func isSpoken<Entity: AssistantEntity>(_ entity: Entity.Type) -> Bool { true }

let askedForMusic = AudioSearch(criteria: .searchQuery("rainy jazz"))

struct DelegatingIntent: _ModelDelegationIntent {
    static let title: LocalizedStringResource = "Delegate"
    func perform() async throws -> some IntentResult { .result() }
}
