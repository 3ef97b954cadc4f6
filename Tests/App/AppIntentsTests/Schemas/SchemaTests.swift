import AppIntents
import IntentsModel
import Testing

@Suite("Types that follow a schema")
struct SchemaTests {
    @Test("an intent gets its title, parameters and conformances from its schema")
    func intent() async throws {
        let intent = OpenSlide()
        intent.target = Slide(id: "7", text: "End")
        #expect(OpenSlide.title.key == "Open Slide")
        #expect(OpenSlide.__assistantSchemaIntent.name == "presentation.openSlide")
        #expect(!OpenSlide.isAssistantOnly)
        #expect((intent as Any) is any OpenIntent)
        #expect(intent.$target.wrappedValue.id == "7")
        let description = ActionDescription(reflecting: OpenSlide.self)
        #expect(description.schema == SchemaReference(domain: "presentation", name: "openSlide"))
        #expect(description.parameters.map { [$0.name, $0.title.key] } == [["target", "Target"]])
        #expect(description.isDiscoverable)
    }

    @Test("what is written by hand is kept, and an intent for assistants alone is in no list")
    func writtenByHand() throws {
        #expect(DeleteSlides.title.key == "Throw Slides Away")
        #expect(DeleteSlides().$entities.title.key == "Slides")
        let description = ActionDescription(reflecting: DeleteSlides.self)
        #expect(!description.isDiscoverable)
        #expect(description.systemProtocols == ["Delete"])
    }

    @Test("an entity gets its name and properties from its schema")
    func entity() {
        let slide = Slide(id: "1", text: "Start")
        #expect(Slide.typeDisplayRepresentation.name.key == "Slide")
        #expect(Slide.__assistantSchemaEntity.name == "presentation.slide")
        #expect(slide.$text.wrappedValue == "Start")
        let description = EntityDescription(reflecting: Slide.self)
        #expect(description.properties.map(\.name) == ["text"])
        #expect(description.schema == SchemaReference(domain: "presentation", name: "slide"))
    }

    @Test("an enumeration gets its name from its schema")
    func enumeration() {
        #expect(SheetColor.typeDisplayRepresentation.name.key == "Color")
        #expect(SheetColor.allCases == [.red, .blue])
        #expect(
            EnumDescription(reflecting: SheetColor.self).schema == SchemaReference(domain: "whiteboard", name: "color"))
    }

    @Test("the older names of the macros mean the same")
    func olderNames() {
        #expect(CreateEntry.__assistantSchemaIntent == AssistantSchema.IntentSchema("journal.createEntry"))
        #expect(CreateEntry.title.key == "Create Entry")
        #expect(Entry.__assistantSchemaEntity == AssistantSchema.EntitySchema("journal.entry"))
        #expect(Tone.__assistantSchemaEnum == AssistantSchema.EnumSchema("books.theme"))
    }

    @Test("a schema is named by its domain and its name")
    func names() {
        let intents: [AppSchema.Intent] = [
            .audio.playAudio, .system.searchInApp, .visualIntelligence.semanticContentSearch,
        ]
        #expect(
            intents.map(\.name) == [
                "audio.playAudio", "system.searchInApp", "visualIntelligence.semanticContentSearch",
            ])
        let entities: [AppSchema.Entity] = [.mail.message, .maps.place]
        #expect(entities.map(\.name) == ["mail.message", "maps.place"])
        let enums: [AppSchema.Enum] = [.messages.messageType]
        #expect(enums == [AssistantSchemas.EnumSchema("messages.messageType")])
        #expect(AssistantSchema("mail.message").name == "mail.message")
    }
}

@AppEntity(schema: .presentation.slide)
private struct Slide {
    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Slide] { [] }
    }
    static let defaultQuery = Query()
    let id: String
    var text: String
    var displayRepresentation: DisplayRepresentation { "Slide" }

    init(id: String, text: String) {
        self.id = id
        self.text = text
    }
}

@AppIntent(schema: .presentation.openSlide)
private struct OpenSlide {
    var target: Slide
}

@AppIntent(schema: .presentation.deleteSlide)
private struct DeleteSlides: DeleteIntent {
    static let title: LocalizedStringResource = "Throw Slides Away"
    static let isAssistantOnly = true
    @Parameter(title: "Slides") var entities: [Slide]
    func perform() async throws -> some IntentResult { .result() }
}

@AppEnum(schema: .whiteboard.color)
private enum SheetColor: String {
    case red, blue
    static let caseDisplayRepresentations: [SheetColor: DisplayRepresentation] = [.red: "Red", .blue: "Blue"]
}

@AssistantIntent(schema: .journal.createEntry)
private struct CreateEntry {
    var message: String
    func perform() async throws -> some IntentResult { .result() }
}

@AssistantEntity(schema: .journal.entry)
private struct Entry {
    struct Query: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Entry] { [] }
    }
    static let defaultQuery = Query()
    let id: Int
    var displayRepresentation: DisplayRepresentation { "Entry" }
}

@AssistantEnum(schema: .books.theme)
private enum Tone: String {
    case dark
    static let caseDisplayRepresentations: [Tone: DisplayRepresentation] = [.dark: "Dark"]
}
