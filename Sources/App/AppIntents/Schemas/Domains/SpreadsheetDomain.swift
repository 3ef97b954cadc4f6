extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for spreadsheets.
    public static var spreadsheet: AssistantSchemas.SpreadsheetIntent { AssistantSchemas.SpreadsheetIntent() }
}

extension AssistantSchemas {
    /// The schemas of intents for spreadsheets (inventory §2.13).
    public struct SpreadsheetIntent: Sendable {
        /// The schema “create”.
        public var create: IntentSchema { IntentSchema("spreadsheet.create") }
        /// The schema “open”.
        public var open: IntentSchema { IntentSchema("spreadsheet.open") }
        /// The schema “update”.
        public var update: IntentSchema { IntentSchema("spreadsheet.update") }
        /// The schema “delete”.
        public var delete: IntentSchema { IntentSchema("spreadsheet.delete") }
        /// The schema “create sheet”.
        public var createSheet: IntentSchema { IntentSchema("spreadsheet.createSheet") }
        /// The schema “open sheet”.
        public var openSheet: IntentSchema { IntentSchema("spreadsheet.openSheet") }
        /// The schema “update sheet”.
        public var updateSheet: IntentSchema { IntentSchema("spreadsheet.updateSheet") }
        /// The schema “add image to sheet”.
        public var addImageToSheet: IntentSchema { IntentSchema("spreadsheet.addImageToSheet") }
        /// The schema “add text box to sheet”.
        public var addTextBoxToSheet: IntentSchema { IntentSchema("spreadsheet.addTextBoxToSheet") }
        /// The schema “add video to sheet”.
        public var addVideoToSheet: IntentSchema { IntentSchema("spreadsheet.addVideoToSheet") }
        /// The schema “add audio to sheet”.
        public var addAudioToSheet: IntentSchema { IntentSchema("spreadsheet.addAudioToSheet") }
        /// The schema “add web video to sheet”.
        public var addWebVideoToSheet: IntentSchema { IntentSchema("spreadsheet.addWebVideoToSheet") }
        /// The schema “add comment to sheet”.
        public var addCommentToSheet: IntentSchema { IntentSchema("spreadsheet.addCommentToSheet") }
        /// The schema “delete sheet”.
        public var deleteSheet: IntentSchema { IntentSchema("spreadsheet.deleteSheet") }
    }
}

extension AssistantSchemas.EntitySchema {
    /// The schemas of entities for spreadsheets.
    public static var spreadsheet: AssistantSchemas.SpreadsheetEntity { AssistantSchemas.SpreadsheetEntity() }
}

extension AssistantSchemas {
    /// The schemas of entities for spreadsheets (inventory §2.13).
    public struct SpreadsheetEntity: Sendable {
        /// The schema “sheet”.
        public var sheet: EntitySchema { EntitySchema("spreadsheet.sheet") }
        /// The schema “document”.
        public var document: EntitySchema { EntitySchema("spreadsheet.document") }
        /// The schema “template”.
        public var template: EntitySchema { EntitySchema("spreadsheet.template") }
    }
}
