/// Something that a person did in an app, which the app has told so that it can be suggested.
package struct DonatedIntent: Hashable, Sendable, Codable {
    /// Names the donation among those of its app.
    package var identifier: String
    /// The action's identifier.
    package var action: String
    /// The values of its parameters; those that are files are left out, as they do not last.
    package var values: [String: IntentValue]
    package var result: IntentValue?
    /// How the app shows the action when it is suggested with these values; absent when it predicts nothing.
    package var suggestion: DisplayValue?
    /// In seconds since 1970.
    package var donatedAt: Double

    package init(
        identifier: String, action: String, values: [String: IntentValue] = [:], result: IntentValue? = nil,
        suggestion: DisplayValue? = nil, donatedAt: Double
    ) {
        self.identifier = identifier
        self.action = action
        self.values = values.filter { !$0.value.hasFile }
        self.result = result.flatMap { $0.hasFile ? nil : $0 }
        self.suggestion = suggestion
        self.donatedAt = donatedAt
    }
}

/// The name of an entity of any type.
package struct EntityName: Hashable, Sendable, Codable {
    /// The type's identifier in the metadata.
    package var type: String
    package var identifier: String

    package init(type: String, identifier: String) {
        self.type = type
        self.identifier = identifier
    }
}

/// Chooses donations of one app.
package enum DonationMatch: Hashable, Sendable, Codable {
    case identifiers([String])
    /// Those with one of the entities in one of their parameters.
    case entities([EntityName])
    /// Those of an action, with an entity in one of their parameters when there is one.
    case action(String, entity: EntityName?)

    package func matches(_ donation: DonatedIntent) -> Bool {
        switch self {
        case .identifiers(let identifiers): identifiers.contains(donation.identifier)
        case .entities(let entities): entities.contains { donation.mentions($0) }
        case .action(let action, let entity):
            donation.action == action && entity.map { donation.mentions($0) } ?? true
        }
    }
}

extension DonatedIntent {
    fileprivate func mentions(_ entity: EntityName) -> Bool { values.values.contains { $0.mentions(entity) } }
}

extension IntentValue {
    fileprivate func mentions(_ entity: EntityName) -> Bool {
        switch self {
        case .entity(let found): found.typeName == entity.type && found.identifier == entity.identifier
        case .array(let values): values.contains { $0.mentions(entity) }
        default: false
        }
    }

    fileprivate var hasFile: Bool {
        switch self {
        case .file: true
        case .array(let values): values.contains(where: \.hasFile)
        default: false
        }
    }
}
