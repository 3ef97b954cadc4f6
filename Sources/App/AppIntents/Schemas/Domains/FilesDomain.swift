extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for files and folders.
    public static var files: AssistantSchemas.FilesIntent { AssistantSchemas.FilesIntent() }
}

extension AssistantSchemas {
    /// The schemas of intents for files and folders (inventory §2.13).
    public struct FilesIntent: Sendable {
        /// The schema “create folder”.
        public var createFolder: IntentSchema { IntentSchema("files.createFolder") }
        /// The schema “open file”.
        public var openFile: IntentSchema { IntentSchema("files.openFile") }
        /// The schema “delete files”.
        public var deleteFiles: IntentSchema { IntentSchema("files.deleteFiles") }
        /// The schema “rename file”.
        public var renameFile: IntentSchema { IntentSchema("files.renameFile") }
        /// The schema “move files”.
        public var moveFiles: IntentSchema { IntentSchema("files.moveFiles") }
    }
}

extension AssistantSchemas.EntitySchema {
    /// The schemas of entities for files and folders.
    public static var files: AssistantSchemas.FilesEntity { AssistantSchemas.FilesEntity() }
}

extension AssistantSchemas {
    /// The schemas of entities for files and folders (inventory §2.13).
    public struct FilesEntity: Sendable {
        /// The schema “file”.
        public var file: EntitySchema { EntitySchema("files.file") }
    }
}
