extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for notes.
    public static var notes: AssistantSchemas.NotesIntent { AssistantSchemas.NotesIntent() }
}

extension AssistantSchemas {
    /// The schemas of intents for notes (inventory §2.13).
    public struct NotesIntent: Sendable {
        /// The schema “create note”.
        public var createNote: IntentSchema { IntentSchema("notes.createNote") }
        /// The schema “update note”.
        public var updateNote: IntentSchema { IntentSchema("notes.updateNote") }
    }
}

extension AssistantSchemas.EntitySchema {
    /// The schemas of entities for notes.
    public static var notes: AssistantSchemas.NotesEntity { AssistantSchemas.NotesEntity() }
}

extension AssistantSchemas {
    /// The schemas of entities for notes (inventory §2.13).
    public struct NotesEntity: Sendable {
        /// The schema “account”.
        public var account: EntitySchema { EntitySchema("notes.account") }
        /// The schema “folder”.
        public var folder: EntitySchema { EntitySchema("notes.folder") }
        /// The schema “note”.
        public var note: EntitySchema { EntitySchema("notes.note") }
        /// The schema “tag”.
        public var tag: EntitySchema { EntitySchema("notes.tag") }
    }
}
