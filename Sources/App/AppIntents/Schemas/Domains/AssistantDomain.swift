extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for an assistant app.
    public static var assistant: AssistantSchemas.AssistantIntent { AssistantSchemas.AssistantIntent() }
}

extension AssistantSchemas {
    /// The schemas of intents for an assistant app (inventory §2.13).
    public struct AssistantIntent: Sendable {
        /// The schema “activate”.
        public var activate: IntentSchema { IntentSchema("assistant.activate") }
    }
}
