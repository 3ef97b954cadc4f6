import IntentsModel
import PlatformFoundation
import PlatformUniformTypeIdentifiers
import Testing

@testable import AppIntents

@Suite("The identity of an entity")
struct EntityIdentityTests {
    struct Scan: FileEntity {
        struct Query: EntityQuery {
            func entities(for identifiers: [FileEntityIdentifier]) async throws -> [Scan] { identifiers.map(Scan.init) }
        }

        static let supportedContentTypes: [UTType] = [.pdf]
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Scan"
        static let defaultQuery = Query()
        let id: FileEntityIdentifier
        var displayRepresentation: DisplayRepresentation { "Scan" }
    }

    struct Stop: SyncableEntity {
        struct Query: EntityQuery {
            func entities(for identifiers: [Stop.ID]) async throws -> [Stop] { identifiers.map(Stop.init) }
        }

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stop"
        static let defaultQuery = Query()
        let id: SyncableEntityIdentifier<Int, String>
        var displayRepresentation: DisplayRepresentation { "Stop" }
    }

    struct Attach: AppIntent {
        static let title: LocalizedStringResource = "Attach"
        @Parameter(title: "Scan") var scan: Scan
        @Parameter(title: "Photo", supportedContentTypes: [.png, .jpeg]) var photo: Scan?
        @Parameter(title: "All", supportedContentTypes: nil) var all: [Scan]
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test("of a file is its place: it crosses and comes back, and leads to the file")
    func file() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appending(path: "a b.pdf")
        let scan = Scan(id: try .file(url: url))
        #expect(!scan.id.isDraft && scan.id.draftIdentifier == nil)
        await #expect(throws: CocoaError.self) { try await scan.id.fileURL }

        try Data("%PDF".utf8).write(to: url)
        let crossed = scan.__intentValue(in: Locale(identifier: "en"), properties: false)
        let again = try await Scan.__value(from: crossed, query: nil)
        #expect(again.id == scan.id)
        #expect(try await again.id.fileURL == url.standardizedFileURL)
    }

    @Test("of a draft is its name, and no file")
    func draft() async throws {
        let draft = FileEntityIdentifier.draft(identifier: "new: one")
        #expect(draft.isDraft && draft.draftIdentifier == "new: one")
        #expect(FileEntityIdentifier.entityIdentifier(for: draft.entityIdentifierString) == draft)
        await #expect(throws: CocoaError.self) { try await draft.fileURL }
    }

    @Test("of a file is no other URL")
    func noFile() throws {
        let web = try #require(URL(string: "https://example.com/a.pdf"))
        #expect(throws: CocoaError.self) { try FileEntityIdentifier.file(url: web) }
        #expect(FileEntityIdentifier.entityIdentifier(for: web.absoluteString) == nil)
        #expect(FileEntityIdentifier.entityIdentifier(for: "a.pdf") == nil)
    }

    @Test("a parameter of files says which types it takes: its own, or those of the entity")
    func contentTypes() {
        let parameters = ActionDescription(reflecting: Attach.self).parameters
        #expect(parameters.map(\.valueType) == [.entity("Scan"), .entity("Scan"), .array(.entity("Scan"))])
        #expect(
            parameters.map { $0.limits?.contentTypes } == [nil, ["public.png", "public.jpeg"], ["com.adobe.pdf"]])
    }

    @Test("with a part for all devices keeps both parts, whatever is in them")
    func syncable() async throws {
        let stop = Stop(id: SyncableEntityIdentifier(local: 7, stable: "north/1 %"))
        let crossed = stop.__intentValue(in: Locale(identifier: "en"), properties: false)
        let again = try await Stop.__value(from: crossed, query: nil)
        #expect(again.id == stop.id)
        #expect(again.id.local == 7 && again.id.stable == "north/1 %")
        #expect(SyncableEntityIdentifier(id: "a") == SyncableEntityIdentifier(local: "a", stable: "a"))
    }

    @Test("with a part for all devices is read when one part is there, not when none is")
    func partly() {
        let stable = Stop.ID.entityIdentifier(for: "/north")
        #expect(stable?.local == nil && stable?.stable == "north")
        #expect(Stop.ID.entityIdentifier(for: "x") == nil)
        #expect(Stop.ID.entityIdentifier(for: "a/b/c") == nil)
    }

    @Test("is kept by an activity that is about the entity")
    func annotation() {
        let activity = NSUserActivity(activityType: "com.example.view")
        #expect(activity.appEntityIdentifier == nil)
        activity.appEntityIdentifier = EntityIdentifier(for: Garden.plants[0])
        #expect(activity.appEntityIdentifier == EntityIdentifier(for: Plant.self, identifier: 1))
        activity.appEntityIdentifier = nil
        #expect((activity as any AppEntityAnnotatable).appEntityIdentifier == nil)
    }

    @Test("An activity's text names an entity of this app, or none")
    func activityIdentifier() throws {
        let text = EntityIdentifier(entityType: Stop.self, identifier: "7/8").description
        let identifier = try #require(EntityIdentifier(activityIdentifier: text))
        #expect(identifier.entityType == Stop.self && identifier.identifier == "7/8")
        #expect(EntityIdentifier(activityIdentifier: "NoSuchType/7") == nil)
        #expect(EntityIdentifier(activityIdentifier: "") == nil)
    }
}
