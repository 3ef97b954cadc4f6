/// What app enums and entities have in common (inventory §2.7).
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable {}
