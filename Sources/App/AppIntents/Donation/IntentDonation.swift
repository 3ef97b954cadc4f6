import Foundation
import IntentsModel

/// Names one donation (inventory §2.11).
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
    private let id: UUID

    package init() { id = UUID() }

    /// - Parameter text: as `text` gave it; nil for any other.
    package init?(text: String) {
        guard let id = UUID(uuidString: text) else { return nil }
        self.id = id
    }

    package var text: String { id.uuidString }
}

/// Chooses donations.
public struct IntentDonationMatchingPredicate: Sendable {
    let match: DonationMatch

    /// The donation of that name.
    public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> Self {
        donationIdentifiers([identifier])
    }

    /// The donations of those names.
    public static func donationIdentifiers(_ identifiers: [IntentDonationIdentifier]) -> Self {
        Self(match: .identifiers(identifiers.map(\.text)))
    }

    /// The donations with that entity in one of their parameters.
    public static func entityIdentifier(_ identifier: EntityIdentifier) -> Self { entityIdentifiers([identifier]) }

    /// The donations with one of those entities in one of their parameters.
    public static func entityIdentifiers(_ identifiers: [EntityIdentifier]) -> Self {
        Self(match: .entities(identifiers.map(EntityName.init)))
    }

    /// The donations of an intent.
    /// - Parameters:
    ///   - type: the intent.
    ///   - entityIdentifier: an entity that one of the parameters holds; any when nil.
    public static func intentType<Intent: AppIntent>(
        _ type: Intent.Type, entityIdentifier: EntityIdentifier? = nil
    ) -> Self {
        Self(match: .action(type.persistentIdentifier, entity: entityIdentifier.map(EntityName.init)))
    }
}

extension EntityName {
    init(_ entity: EntityIdentifier) {
        self.init(type: entity.entityType.persistentIdentifier, identifier: entity.identifier)
    }
}

extension DonatedIntent {
    /// The values of this moment: the intent's parameters may be set anew afterwards.
    init(_ intent: some AppIntent, result: (any IntentResult)? = nil) {
        let locale = Locale.current
        self.init(
            identifier: IntentDonationIdentifier().text, action: type(of: intent).persistentIdentifier,
            values: intent.setParameters(in: locale),
            result: result?.value?.__intentValue(in: locale, properties: false),
            suggestion: (intent as? any PredictableIntent)?.suggestion(in: locale),
            donatedAt: Date().timeIntervalSince1970)
    }
}
