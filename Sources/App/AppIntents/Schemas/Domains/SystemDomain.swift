extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for what every app has.
    public static var system: AssistantSchemas.SystemIntent { AssistantSchemas.SystemIntent() }
}

extension AssistantSchemas {
    /// The schemas of intents for what every app has (inventory §2.13).
    public struct SystemIntent: Sendable {
        /// The schema “search”.
        public var search: IntentSchema { IntentSchema("system.search") }
        /// The schema “search in app”.
        public var searchInApp: IntentSchema { IntentSchema("system.searchInApp") }
        /// The schema “open”.
        public var open: IntentSchema { IntentSchema("system.open") }
    }
}
