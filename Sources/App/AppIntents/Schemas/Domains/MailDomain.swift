extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for mail.
    public static var mail: AssistantSchemas.MailIntent { AssistantSchemas.MailIntent() }
}

extension AssistantSchemas {
    /// The schemas of intents for mail (inventory §2.13).
    public struct MailIntent: Sendable {
        /// The schema “create draft”.
        public var createDraft: IntentSchema { IntentSchema("mail.createDraft") }
        /// The schema “update draft”.
        public var updateDraft: IntentSchema { IntentSchema("mail.updateDraft") }
        /// The schema “save draft”.
        public var saveDraft: IntentSchema { IntentSchema("mail.saveDraft") }
        /// The schema “delete draft”.
        public var deleteDraft: IntentSchema { IntentSchema("mail.deleteDraft") }
        /// The schema “send draft”.
        public var sendDraft: IntentSchema { IntentSchema("mail.sendDraft") }
        /// The schema “forward mail”.
        public var forwardMail: IntentSchema { IntentSchema("mail.forwardMail") }
        /// The schema “reply mail”.
        public var replyMail: IntentSchema { IntentSchema("mail.replyMail") }
        /// The schema “archive mail”.
        public var archiveMail: IntentSchema { IntentSchema("mail.archiveMail") }
        /// The schema “delete mail”.
        public var deleteMail: IntentSchema { IntentSchema("mail.deleteMail") }
        /// The schema “update mail”.
        public var updateMail: IntentSchema { IntentSchema("mail.updateMail") }
    }
}

extension AssistantSchemas.EntitySchema {
    /// The schemas of entities for mail.
    public static var mail: AssistantSchemas.MailEntity { AssistantSchemas.MailEntity() }
}

extension AssistantSchemas {
    /// The schemas of entities for mail (inventory §2.13).
    public struct MailEntity: Sendable {
        /// The schema “account”.
        public var account: EntitySchema { EntitySchema("mail.account") }
        /// The schema “mailbox”.
        public var mailbox: EntitySchema { EntitySchema("mail.mailbox") }
        /// The schema “draft”.
        public var draft: EntitySchema { EntitySchema("mail.draft") }
        /// The schema “message”.
        public var message: EntitySchema { EntitySchema("mail.message") }
    }
}
