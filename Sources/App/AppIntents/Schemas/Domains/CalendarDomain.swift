extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for calendars and events.
    public static var calendar: AssistantSchemas.CalendarIntent { AssistantSchemas.CalendarIntent() }
}

extension AssistantSchemas {
    /// The schemas of intents for calendars and events (inventory §2.13).
    public struct CalendarIntent: Sendable {
        /// The schema “create event”.
        public var createEvent: IntentSchema { IntentSchema("calendar.createEvent") }
        /// The schema “delete event”.
        public var deleteEvent: IntentSchema { IntentSchema("calendar.deleteEvent") }
        /// The schema “update event”.
        public var updateEvent: IntentSchema { IntentSchema("calendar.updateEvent") }
    }
}

extension AssistantSchemas.EntitySchema {
    /// The schemas of entities for calendars and events.
    public static var calendar: AssistantSchemas.CalendarEntity { AssistantSchemas.CalendarEntity() }
}

extension AssistantSchemas {
    /// The schemas of entities for calendars and events (inventory §2.13).
    public struct CalendarEntity: Sendable {
        /// The schema “attendee”.
        public var attendee: EntitySchema { EntitySchema("calendar.attendee") }
        /// The schema “calendar”.
        public var calendar: EntitySchema { EntitySchema("calendar.calendar") }
        /// The schema “event”.
        public var event: EntitySchema { EntitySchema("calendar.event") }
    }
}

extension AssistantSchemas.EnumSchema {
    /// The schemas of enums for calendars and events.
    public static var calendar: AssistantSchemas.CalendarEnum { AssistantSchemas.CalendarEnum() }
}

extension AssistantSchemas {
    /// The schemas of enums for calendars and events (inventory §2.13).
    public struct CalendarEnum: Sendable {
        /// The schema “attendee status”.
        public var attendeeStatus: EnumSchema { EnumSchema("calendar.attendeeStatus") }
        /// The schema “attendee type”.
        public var attendeeType: EnumSchema { EnumSchema("calendar.attendeeType") }
        /// The schema “event span”.
        public var eventSpan: EnumSchema { EnumSchema("calendar.eventSpan") }
        /// The schema “event status”.
        public var eventStatus: EnumSchema { EnumSchema("calendar.eventStatus") }
    }
}
