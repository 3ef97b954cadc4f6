extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for reminders.
    public static var reminders: AssistantSchemas.RemindersIntent { AssistantSchemas.RemindersIntent() }
}

extension AssistantSchemas {
    /// The schemas of intents for reminders (inventory §2.13).
    public struct RemindersIntent: Sendable {
        /// The schema “create list”.
        public var createList: IntentSchema { IntentSchema("reminders.createList") }
        /// The schema “create reminder”.
        public var createReminder: IntentSchema { IntentSchema("reminders.createReminder") }
        /// The schema “create section”.
        public var createSection: IntentSchema { IntentSchema("reminders.createSection") }
        /// The schema “delete reminders”.
        public var deleteReminders: IntentSchema { IntentSchema("reminders.deleteReminders") }
        /// The schema “update reminder”.
        public var updateReminder: IntentSchema { IntentSchema("reminders.updateReminder") }
    }
}

extension AssistantSchemas.EntitySchema {
    /// The schemas of entities for reminders.
    public static var reminders: AssistantSchemas.RemindersEntity { AssistantSchemas.RemindersEntity() }
}

extension AssistantSchemas {
    /// The schemas of entities for reminders (inventory §2.13).
    public struct RemindersEntity: Sendable {
        /// The schema “group”.
        public var group: EntitySchema { EntitySchema("reminders.group") }
        /// The schema “list”.
        public var list: EntitySchema { EntitySchema("reminders.list") }
        /// The schema “location trigger”.
        public var locationTrigger: EntitySchema { EntitySchema("reminders.locationTrigger") }
        /// The schema “reminder”.
        public var reminder: EntitySchema { EntitySchema("reminders.reminder") }
        /// The schema “section”.
        public var section: EntitySchema { EntitySchema("reminders.section") }
    }
}

extension AssistantSchemas.EnumSchema {
    /// The schemas of enums for reminders.
    public static var reminders: AssistantSchemas.RemindersEnum { AssistantSchemas.RemindersEnum() }
}

extension AssistantSchemas {
    /// The schemas of enums for reminders (inventory §2.13).
    public struct RemindersEnum: Sendable {
        /// The schema “list type”.
        public var listType: EnumSchema { EnumSchema("reminders.listType") }
        /// The schema “location trigger event”.
        public var locationTriggerEvent: EnumSchema { EnumSchema("reminders.locationTriggerEvent") }
    }
}
