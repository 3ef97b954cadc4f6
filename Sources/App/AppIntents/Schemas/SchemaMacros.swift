/// Makes a type an intent that follows a schema: adds the conformances that are missing, `@Parameter` where a stored
/// property has no wrapper, and a title when none is written (inventory §2.13).
/// - Parameter schema: the schema: `.photos.openAsset`.
@attached(memberAttribute)
@attached(
    extension, conformances: AppIntent, AssistantSchemaIntent, OpenIntent, DeleteIntent,
    ShowInAppSearchResultsIntent, AudioPlaybackIntent,
    names: named(__assistantSchemaIntent))
public macro AppIntent(schema: AppSchema.Intent) =
    #externalMacro(module: "AppIntentsMacros", type: "SchemaIntentMacro")

/// Makes a type an entity that follows a schema: adds the conformances that are missing, `@Property` where a stored
/// property has no wrapper, and a name of the type when none is written (inventory §2.13).
/// - Parameter schema: the schema: `.photos.asset`.
@attached(memberAttribute)
@attached(
    extension, conformances: AppEntity, AssistantSchemaEntity, names: named(__assistantSchemaEntity))
public macro AppEntity(schema: AppSchema.Entity) =
    #externalMacro(module: "AppIntentsMacros", type: "SchemaEntityMacro")

/// Makes an enum an app enum that follows a schema: adds the conformances that are missing, and a name of the type when
/// none is written (inventory §2.13).
/// - Parameter schema: the schema: `.photos.assetType`.
@attached(extension, conformances: AppEnum, AssistantSchemaEnum, names: named(__assistantSchemaEnum))
public macro AppEnum(schema: AppSchema.Enum) =
    #externalMacro(module: "AppIntentsMacros", type: "SchemaEnumMacro")

/// The older name of ``AppIntent(schema:)``.
/// - Parameter schema: the schema: `.photos.openAsset`.
@attached(memberAttribute)
@attached(
    extension, conformances: AppIntent, AssistantSchemaIntent, OpenIntent, DeleteIntent,
    ShowInAppSearchResultsIntent, AudioPlaybackIntent,
    names: named(__assistantSchemaIntent))
public macro AssistantIntent(schema: AssistantSchemas.IntentSchema) =
    #externalMacro(module: "AppIntentsMacros", type: "SchemaIntentMacro")

/// The older name of ``AppEntity(schema:)``.
/// - Parameter schema: the schema: `.photos.asset`.
@attached(memberAttribute)
@attached(
    extension, conformances: AppEntity, AssistantSchemaEntity, names: named(__assistantSchemaEntity))
public macro AssistantEntity(schema: AssistantSchemas.EntitySchema) =
    #externalMacro(module: "AppIntentsMacros", type: "SchemaEntityMacro")

/// The older name of ``AppEnum(schema:)``.
/// - Parameter schema: the schema: `.photos.assetType`.
@attached(extension, conformances: AppEnum, AssistantSchemaEnum, names: named(__assistantSchemaEnum))
public macro AssistantEnum(schema: AssistantSchemas.EnumSchema) =
    #externalMacro(module: "AppIntentsMacros", type: "SchemaEnumMacro")
