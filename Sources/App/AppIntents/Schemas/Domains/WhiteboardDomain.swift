extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for whiteboards.
    public static var whiteboard: AssistantSchemas.WhiteboardIntent { AssistantSchemas.WhiteboardIntent() }
}

extension AssistantSchemas {
    /// The schemas of intents for whiteboards (inventory §2.13).
    public struct WhiteboardIntent: Sendable {
        /// The schema “create board”.
        public var createBoard: IntentSchema { IntentSchema("whiteboard.createBoard") }
        /// The schema “open board”.
        public var openBoard: IntentSchema { IntentSchema("whiteboard.openBoard") }
        /// The schema “update board”.
        public var updateBoard: IntentSchema { IntentSchema("whiteboard.updateBoard") }
        /// The schema “delete board”.
        public var deleteBoard: IntentSchema { IntentSchema("whiteboard.deleteBoard") }
        /// The schema “create item”.
        public var createItem: IntentSchema { IntentSchema("whiteboard.createItem") }
        /// The schema “update item”.
        public var updateItem: IntentSchema { IntentSchema("whiteboard.updateItem") }
        /// The schema “delete item”.
        public var deleteItem: IntentSchema { IntentSchema("whiteboard.deleteItem") }
    }
}

extension AssistantSchemas.EntitySchema {
    /// The schemas of entities for whiteboards.
    public static var whiteboard: AssistantSchemas.WhiteboardEntity { AssistantSchemas.WhiteboardEntity() }
}

extension AssistantSchemas {
    /// The schemas of entities for whiteboards (inventory §2.13).
    public struct WhiteboardEntity: Sendable {
        /// The schema “board”.
        public var board: EntitySchema { EntitySchema("whiteboard.board") }
        /// The schema “item”.
        public var item: EntitySchema { EntitySchema("whiteboard.item") }
    }
}

extension AssistantSchemas.EnumSchema {
    /// The schemas of enums for whiteboards.
    public static var whiteboard: AssistantSchemas.WhiteboardEnum { AssistantSchemas.WhiteboardEnum() }
}

extension AssistantSchemas {
    /// The schemas of enums for whiteboards (inventory §2.13).
    public struct WhiteboardEnum: Sendable {
        /// The schema “color”.
        public var color: EnumSchema { EnumSchema("whiteboard.color") }
        /// The schema “item type”.
        public var itemType: EnumSchema { EnumSchema("whiteboard.itemType") }
    }
}
