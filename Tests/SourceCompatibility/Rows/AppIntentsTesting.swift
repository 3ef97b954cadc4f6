import AppIntents
import AppIntentsTesting
import Foundation

struct CalendarTestCase {
    let definitions = IntentDefinitions(bundleIdentifier: "com.example.calendar")

    var eventEntity: AppEntityDefinition { definitions.entities["EventEntity"] }
    var createEvent: AppIntentDefinition { definitions.intents["CreateEventIntent"] }
    var colors: AppEnumDefinition { definitions.enums["EventColor"] }
    var sessions: TransientAppEntityDefinition { definitions.transientEntities["SessionEntity"] }
    var search: IntentValueQueryDefinition { definitions.valueQueries["EventValueQuery"] }

    func createsAnEvent() async throws -> Bool {
        let made = try await createEvent.makeIntent(
            title: "Review", start: Date(), isAllDay: false, attendees: ["Ada", "Alan"], note: nil,
            color: colors.makeCase("red")
        ).run()
        let event: AnyAppEntity = try made.value
        let title: String = try made.value.title
        let color: AnyAppEnum? = try event.color
        let path: DynamicPropertyPath = event.calendar
        let calendar: AnyAppEntity = try path.as(AnyAppEntity.self)
        try eventEntity.isInstance(event)
        try await definitions.intents["DeleteEventIntent"].makeIntent(event: made.value).run()
        return try title == "Review" && color == nil && calendar.name == "Work" && event.title == "Review"
    }

    func clearsANote() async throws {
        let cleared: any IntentValueExpressing = String?.none
        let intent: AnyAppIntent = createEvent.makeIntent(note: cleared)
        try await intent.run()
    }

    func asksQueries() async throws -> Int {
        let identifier: AttributedEntityIdentifier = eventEntity.makeReference(identifier: "7").identifier
        let query: AnyEntityQuery = eventEntity.defaultQuery
        let found = try await eventEntity.entities(identifiers: [identifier.instanceIdentifier])
        let all = try await eventEntity.allEntities() + eventEntity.suggestedEntities()
        let matching = try await query.entities(matching: "Review")
        let indexed = try await eventEntity.spotlightQuery("Review")
        let shown: [ViewAnnotation] = try await eventEntity.viewAnnotations()
        return found.count + all.count + matching.count + indexed.count + shown.count
    }

    func asksAValueQuery() async throws -> Bool {
        let items: DynamicPropertyPathCollection = try await search.values(for: "Review").items
        let first: DynamicPropertyPath = items[0]
        let title: String = try first.title
        return try items.count == 1 && title == "Review" && items[0].title == "Review"
    }

    func makesASession() throws {
        let make: IntentValuePropertiesCallable<AnyTransientAppEntity> = sessions.makeEntity
        let session = make(name: "Morning", minutes: 30)
        try sessions.isInstance(session)
    }

    var collection: IntentDefinitions.DefinitionCollection<AppIntentDefinition> { definitions.intents }

    func check<Definition: AppIntentTypeDefinition>(_ definition: Definition, _ value: Definition.Instance) throws {
        try definition.isInstance(value)
    }
}
