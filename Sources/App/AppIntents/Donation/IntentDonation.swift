import Foundation
import IntentsModel

/// Names one donation (inventory §2.11).
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
    private let id: UUID

    package init() { id = UUID() }
}

/// Chooses donations.
public struct IntentDonationMatchingPredicate: Sendable {
    enum Match: Sendable {
        case donations(Set<IntentDonationIdentifier>)
        case entities(Set<EntityIdentifier>)
        case intent(ObjectIdentifier, EntityIdentifier?)
    }

    let match: Match

    /// The donation of that name.
    public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> Self {
        donationIdentifiers([identifier])
    }

    /// The donations of those names.
    public static func donationIdentifiers(_ identifiers: [IntentDonationIdentifier]) -> Self {
        Self(match: .donations(Set(identifiers)))
    }

    /// The donations with that entity in one of their parameters.
    public static func entityIdentifier(_ identifier: EntityIdentifier) -> Self { entityIdentifiers([identifier]) }

    /// The donations with one of those entities in one of their parameters.
    public static func entityIdentifiers(_ identifiers: [EntityIdentifier]) -> Self {
        Self(match: .entities(Set(identifiers)))
    }

    /// The donations of an intent.
    /// - Parameters:
    ///   - type: the intent.
    ///   - entityIdentifier: an entity that one of the parameters holds; any when nil.
    public static func intentType<Intent: AppIntent>(
        _ type: Intent.Type, entityIdentifier: EntityIdentifier? = nil
    ) -> Self {
        Self(match: .intent(ObjectIdentifier(type), entityIdentifier))
    }

    func matches(_ donation: Donation) -> Bool {
        switch match {
        case .donations(let identifiers): identifiers.contains(donation.identifier)
        case .entities(let identifiers): identifiers.contains { donation.mentions($0) }
        case .intent(let type, let entity):
            donation.type == type && entity.map { donation.mentions($0) } ?? true
        }
    }
}

/// One thing a person did in the app.
struct Donation: Sendable {
    let identifier = IntentDonationIdentifier()
    let type: ObjectIdentifier
    // The values of that moment: the intent's parameters may be set anew afterwards.
    private let values: [IntentsModel.IntentValue]

    init(_ intent: some AppIntent) {
        type = ObjectIdentifier(Swift.type(of: intent))
        values = Array(intent.setParameters(in: Locale.current).values)
    }

    func mentions(_ entity: EntityIdentifier) -> Bool { values.contains { Self.value($0, mentions: entity) } }

    private static func value(_ value: IntentsModel.IntentValue, mentions entity: EntityIdentifier) -> Bool {
        switch value {
        case .entity(let found):
            found.typeName == entity.entityType.persistentIdentifier && found.identifier == entity.identifier
        case .array(let values): values.contains { Self.value($0, mentions: entity) }
        default: false
        }
    }
}
