extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for text documents.
    public static var wordProcessor: AssistantSchemas.WordProcessorIntent { AssistantSchemas.WordProcessorIntent() }
}

extension AssistantSchemas {
    /// The schemas of intents for text documents (inventory §2.13).
    public struct WordProcessorIntent: Sendable {
        /// The schema “create”.
        public var create: IntentSchema { IntentSchema("wordProcessor.create") }
        /// The schema “open”.
        public var open: IntentSchema { IntentSchema("wordProcessor.open") }
        /// The schema “create page”.
        public var createPage: IntentSchema { IntentSchema("wordProcessor.createPage") }
        /// The schema “open page”.
        public var openPage: IntentSchema { IntentSchema("wordProcessor.openPage") }
        /// The schema “add text box to page”.
        public var addTextBoxToPage: IntentSchema { IntentSchema("wordProcessor.addTextBoxToPage") }
        /// The schema “add video to page”.
        public var addVideoToPage: IntentSchema { IntentSchema("wordProcessor.addVideoToPage") }
        /// The schema “add image to page”.
        public var addImageToPage: IntentSchema { IntentSchema("wordProcessor.addImageToPage") }
        /// The schema “add audio to page”.
        public var addAudioToPage: IntentSchema { IntentSchema("wordProcessor.addAudioToPage") }
        /// The schema “add web video to page”.
        public var addWebVideoToPage: IntentSchema { IntentSchema("wordProcessor.addWebVideoToPage") }
    }
}

extension AssistantSchemas.EntitySchema {
    /// The schemas of entities for text documents.
    public static var wordProcessor: AssistantSchemas.WordProcessorEntity { AssistantSchemas.WordProcessorEntity() }
}

extension AssistantSchemas {
    /// The schemas of entities for text documents (inventory §2.13).
    public struct WordProcessorEntity: Sendable {
        /// The schema “document”.
        public var document: EntitySchema { EntitySchema("wordProcessor.document") }
        /// The schema “page”.
        public var page: EntitySchema { EntitySchema("wordProcessor.page") }
        /// The schema “template”.
        public var template: EntitySchema { EntitySchema("wordProcessor.template") }
    }
}
