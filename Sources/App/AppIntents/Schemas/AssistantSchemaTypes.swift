import PlatformFoundation

/// An intent that follows a schema; `@AppIntent(schema:)` adds the conformance (inventory §2.13).
public protocol AssistantSchemaIntent: AppIntent {
    /// The schema; written by the macro.
    static var __assistantSchemaIntent: AssistantSchema.IntentSchema { get }
    /// Whether only an assistant is offered the intent, and no list of actions.
    static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaIntent {
    /// The schema's name in words.
    public static var title: LocalizedStringResource { __assistantSchemaIntent.title }
    /// Offered everywhere.
    public static var isAssistantOnly: Bool { false }
}

/// An entity that follows a schema; `@AppEntity(schema:)` adds the conformance (inventory §2.13).
public protocol AssistantSchemaEntity: AppEntity {
    /// The schema; written by the macro.
    static var __assistantSchemaEntity: AssistantSchema.EntitySchema { get }
    /// Whether only an assistant is offered the entity, and no list of actions.
    static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaEntity {
    /// The schema's name in words.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: __assistantSchemaEntity.title)
    }
    /// Offered everywhere.
    public static var isAssistantOnly: Bool { false }
}

/// An enum that follows a schema; `@AppEnum(schema:)` adds the conformance (inventory §2.13).
public protocol AssistantSchemaEnum: AppEnum {
    /// The schema; written by the macro.
    static var __assistantSchemaEnum: AssistantSchema.EnumSchema { get }
    /// Whether only an assistant is offered the enum, and no list of actions.
    static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaEnum {
    /// The schema's name in words.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: __assistantSchemaEnum.title)
    }
    /// Offered everywhere.
    public static var isAssistantOnly: Bool { false }
}

/// An intent that is meant for an assistant; the older marker, which names no schema.
public protocol AssistantIntent: AppIntent {}

/// An entity that is meant for an assistant; the older marker, which names no schema.
public protocol AssistantEntity: AppEntity {}

/// An enum that is meant for an assistant; the older marker, which names no schema.
public protocol AssistantEnum: AppEnum {}
