extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for calls.
    public static var phone: AssistantSchemas.PhoneIntent { AssistantSchemas.PhoneIntent() }
}

extension AssistantSchemas {
    /// The schemas of intents for calls (inventory §2.13).
    public struct PhoneIntent: Sendable {
        /// The schema “start call”.
        public var startCall: IntentSchema { IntentSchema("phone.startCall") }
    }
}

extension AssistantSchemas.EntitySchema {
    /// The schemas of entities for calls.
    public static var phone: AssistantSchemas.PhoneEntity { AssistantSchemas.PhoneEntity() }
}

extension AssistantSchemas {
    /// The schemas of entities for calls (inventory §2.13).
    public struct PhoneEntity: Sendable {
        /// The schema “phone person”.
        public var phonePerson: EntitySchema { EntitySchema("phone.phonePerson") }
    }
}

extension AssistantSchemas.EnumSchema {
    /// The schemas of enums for calls.
    public static var phone: AssistantSchemas.PhoneEnum { AssistantSchemas.PhoneEnum() }
}

extension AssistantSchemas {
    /// The schemas of enums for calls (inventory §2.13).
    public struct PhoneEnum: Sendable {
        /// The schema “audio visual mode”.
        public var audioVisualMode: EnumSchema { EnumSchema("phone.audioVisualMode") }
    }
}
