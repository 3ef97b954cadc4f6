extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for journal entries.
    public static var journal: AssistantSchemas.JournalIntent { AssistantSchemas.JournalIntent() }
}

extension AssistantSchemas {
    /// The schemas of intents for journal entries (inventory §2.13).
    public struct JournalIntent: Sendable {
        /// The schema “create entry”.
        public var createEntry: IntentSchema { IntentSchema("journal.createEntry") }
        /// The schema “create audio entry”.
        public var createAudioEntry: IntentSchema { IntentSchema("journal.createAudioEntry") }
        /// The schema “search”.
        public var search: IntentSchema { IntentSchema("journal.search") }
        /// The schema “update entry”.
        public var updateEntry: IntentSchema { IntentSchema("journal.updateEntry") }
        /// The schema “delete entry”.
        public var deleteEntry: IntentSchema { IntentSchema("journal.deleteEntry") }
    }
}

extension AssistantSchemas.EntitySchema {
    /// The schemas of entities for journal entries.
    public static var journal: AssistantSchemas.JournalEntity { AssistantSchemas.JournalEntity() }
}

extension AssistantSchemas {
    /// The schemas of entities for journal entries (inventory §2.13).
    public struct JournalEntity: Sendable {
        /// The schema “entry”.
        public var entry: EntitySchema { EntitySchema("journal.entry") }
    }
}
