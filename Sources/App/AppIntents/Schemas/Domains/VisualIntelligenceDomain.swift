extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for what the camera or the screen shows.
    public static var visualIntelligence: AssistantSchemas.VisualIntelligenceIntent {
        AssistantSchemas.VisualIntelligenceIntent()
    }
}

extension AssistantSchemas {
    /// The schemas of intents for what the camera or the screen shows (inventory §2.13).
    public struct VisualIntelligenceIntent: Sendable {
        /// The schema “semantic content search”.
        public var semanticContentSearch: IntentSchema { IntentSchema("visualIntelligence.semanticContentSearch") }
    }
}
