import PlatformCoreSpotlight

/// Makes a computed property part of what the system knows of an entity, without storing anything (inventory §2.8).
/// - Parameter title: the name for people; the property's name in words when nil.
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro ComputedProperty(title: LocalizedStringResource? = nil) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a computed property part of what the system knows of an entity, and feeds an attribute of the search index.
/// - Parameters:
///   - title: the name for people; the property's name in words when nil.
///   - indexingKey: the attribute: `\.displayName`.
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro ComputedProperty(
    title: LocalizedStringResource? = nil, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a computed property part of what the system knows of an entity, and feeds an attribute of the app's own in the
/// search index.
/// - Parameters:
///   - title: the name for people; the property's name in words when nil.
///   - customIndexingKey: the attribute.
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro ComputedProperty(
    title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey
) = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a property with an asynchronous getter part of what the system knows of an entity; it is only evaluated when it
/// is asked for (inventory §2.8).
/// - Parameter title: the name for people; the property's name in words when nil.
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro DeferredProperty(title: LocalizedStringResource? = nil) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")
