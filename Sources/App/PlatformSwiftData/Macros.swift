/// Makes a class a model: its objects can be kept by a ``ModelContext``, and its stored properties are observed.
@attached(
    member, names: named(persistentIdentity), named(_$observationRegistrar), named(access), named(withMutation),
    named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "AppIntentsMacros", type: "ModelMacro")

/// Says how a property of a model is stored. Objects are kept as they are, so nothing differs here.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "AppIntentsMacros", type: "ModelPropertyMacro")

/// Says how objects of models belong together. Neither the other side nor a delete rule is applied here: the app sets and
/// deletes both ends itself.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "AppIntentsMacros", type: "ModelPropertyMacro")

/// Keeps a property out of the store. Objects are kept in memory as they are, so nothing differs here.
@attached(peer)
public macro Transient() = #externalMacro(module: "AppIntentsMacros", type: "ModelPropertyMacro")

/// Says which properties together tell objects apart. Nothing looks for twins here.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// Says by which properties objects are looked for. Nothing needs an index here.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// Gives an actor a context of its own for a container: `modelContext`.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "AppIntentsMacros", type: "ModelActorMacro")
