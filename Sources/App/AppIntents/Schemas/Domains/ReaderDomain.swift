extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for documents that are read.
    public static var reader: AssistantSchemas.ReaderIntent { AssistantSchemas.ReaderIntent() }
}

extension AssistantSchemas {
    /// The schemas of intents for documents that are read (inventory §2.13).
    public struct ReaderIntent: Sendable {
        /// The schema “rotate documents”.
        public var rotateDocuments: IntentSchema { IntentSchema("reader.rotateDocuments") }
        /// The schema “resize documents”.
        public var resizeDocuments: IntentSchema { IntentSchema("reader.resizeDocuments") }
        /// The schema “open page”.
        public var openPage: IntentSchema { IntentSchema("reader.openPage") }
        /// The schema “enhance documents”.
        public var enhanceDocuments: IntentSchema { IntentSchema("reader.enhanceDocuments") }
        /// The schema “search documents”.
        public var searchDocuments: IntentSchema { IntentSchema("reader.searchDocuments") }
        /// The schema “open document”.
        public var openDocument: IntentSchema { IntentSchema("reader.openDocument") }
        /// The schema “rotate pages”.
        public var rotatePages: IntentSchema { IntentSchema("reader.rotatePages") }
        /// The schema “delete pages”.
        public var deletePages: IntentSchema { IntentSchema("reader.deletePages") }
        /// The schema “insert pages”.
        public var insertPages: IntentSchema { IntentSchema("reader.insertPages") }
    }
}

extension AssistantSchemas.EntitySchema {
    /// The schemas of entities for documents that are read.
    public static var reader: AssistantSchemas.ReaderEntity { AssistantSchemas.ReaderEntity() }
}

extension AssistantSchemas {
    /// The schemas of entities for documents that are read (inventory §2.13).
    public struct ReaderEntity: Sendable {
        /// The schema “document”.
        public var document: EntitySchema { EntitySchema("reader.document") }
        /// The schema “page”.
        public var page: EntitySchema { EntitySchema("reader.page") }
    }
}

extension AssistantSchemas.EnumSchema {
    /// The schemas of enums for documents that are read.
    public static var reader: AssistantSchemas.ReaderEnum { AssistantSchemas.ReaderEnum() }
}

extension AssistantSchemas {
    /// The schemas of enums for documents that are read (inventory §2.13).
    public struct ReaderEnum: Sendable {
        /// The schema “document kind”.
        public var documentKind: EnumSchema { EnumSchema("reader.documentKind") }
    }
}
