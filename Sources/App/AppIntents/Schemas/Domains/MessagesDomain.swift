extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for messages.
    public static var messages: AssistantSchemas.MessagesIntent { AssistantSchemas.MessagesIntent() }
}

extension AssistantSchemas {
    /// The schemas of intents for messages (inventory §2.13).
    public struct MessagesIntent: Sendable {
        /// The schema “draft message”.
        public var draftMessage: IntentSchema { IntentSchema("messages.draftMessage") }
        /// The schema “edit sent message”.
        public var editSentMessage: IntentSchema { IntentSchema("messages.editSentMessage") }
        /// The schema “send message”.
        public var sendMessage: IntentSchema { IntentSchema("messages.sendMessage") }
        /// The schema “set message read status”.
        public var setMessageReadStatus: IntentSchema { IntentSchema("messages.setMessageReadStatus") }
        /// The schema “unsend message”.
        public var unsendMessage: IntentSchema { IntentSchema("messages.unsendMessage") }
    }
}

extension AssistantSchemas.EntitySchema {
    /// The schemas of entities for messages.
    public static var messages: AssistantSchemas.MessagesEntity { AssistantSchemas.MessagesEntity() }
}

extension AssistantSchemas {
    /// The schemas of entities for messages (inventory §2.13).
    public struct MessagesEntity: Sendable {
        /// The schema “conversation”.
        public var conversation: EntitySchema { EntitySchema("messages.conversation") }
        /// The schema “custom attachment”.
        public var customAttachment: EntitySchema { EntitySchema("messages.customAttachment") }
        /// The schema “message”.
        public var message: EntitySchema { EntitySchema("messages.message") }
        /// The schema “message person”.
        public var messagePerson: EntitySchema { EntitySchema("messages.messagePerson") }
    }
}

extension AssistantSchemas.EnumSchema {
    /// The schemas of enums for messages.
    public static var messages: AssistantSchemas.MessagesEnum { AssistantSchemas.MessagesEnum() }
}

extension AssistantSchemas {
    /// The schemas of enums for messages (inventory §2.13).
    public struct MessagesEnum: Sendable {
        /// The schema “conversation attribute”.
        public var conversationAttribute: EnumSchema { EnumSchema("messages.conversationAttribute") }
        /// The schema “custom reaction”.
        public var customReaction: EnumSchema { EnumSchema("messages.customReaction") }
        /// The schema “message attribute”.
        public var messageAttribute: EnumSchema { EnumSchema("messages.messageAttribute") }
        /// The schema “message effect”.
        public var messageEffect: EnumSchema { EnumSchema("messages.messageEffect") }
        /// The schema “message type”.
        public var messageType: EnumSchema { EnumSchema("messages.messageType") }
    }
}
