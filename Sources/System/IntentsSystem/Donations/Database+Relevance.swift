import FoundationEssentials
import IntentsLink
import IntentsModel

/// What apps say to be relevant now.
extension Database {
    func replaceRelevant(_ intents: [RelevantConfiguration], of app: String) throws {
        try run("DELETE FROM relevance WHERE app = ? AND kind = 'action'", app)
        for intent in intents {
            guard try declares(.action, intent.action, in: app) else {
                throw RunError(.notFound, "\(app) has no intent \(intent.action.prefix(200)) that could be relevant.")
            }
            try insert(intent, of: app, .action, type: intent.action, context: "", identifier: "")
        }
    }

    func changeRelevant(_ change: RelevantEntitiesChange, of app: String) throws {
        switch change {
        case .replace(let context, let entities):
            try removeRelevant(in: context, of: app)
            for entity in entities { try insert(entity, in: context, of: app) }
        case .remove(let entities, let context):
            for entity in entities {
                try run(
                    """
                    DELETE FROM relevance WHERE app = ?1 AND kind = 'entity' AND type = ?2 AND identifier = ?3
                        AND (?4 IS NULL OR context = ?4)
                    """, app, entity.type, entity.identifier, context)
            }
        case .removeAll(let context): try removeRelevant(in: context, of: app)
        }
    }

    private func removeRelevant(in context: String?, of app: String) throws {
        try run(
            "DELETE FROM relevance WHERE app = ?1 AND kind = 'entity' AND (?2 IS NULL OR context = ?2)", app, context)
    }

    private func insert(_ entity: EntityValue, in context: String, of app: String) throws {
        guard try declares(.entity, entity.typeName, in: app) else {
            throw RunError(.notFound, "\(app) has no entity \(entity.typeName.prefix(200)) that could be relevant.")
        }
        let relevant = DonationList.RelevantEntity(context: context, entity: entity)
        try insert(
            relevant, of: app, .entity, type: entity.typeName, context: context, identifier: entity.identifier)
    }

    private func insert(
        _ record: some Encodable, of app: String, _ kind: IndexEntry.Kind, type: String, context: String,
        identifier: String
    ) throws {
        try run(
            "INSERT INTO relevance (app, kind, type, context, identifier, record) VALUES (?, ?, ?, ?, ?, ?)", app,
            kind.rawValue, type, context, identifier, Array(try JSONEncoder().encode(record)))
    }

    func relevantIntents(of app: String?) throws -> [DonationList.OfApp<RelevantConfiguration>] {
        try told(Self.relevant(.action), app)
    }

    func relevantEntities(of app: String?) throws -> [DonationList.OfApp<DonationList.RelevantEntity>] {
        try told(Self.relevant(.entity), app)
    }

    private static func relevant(_ kind: IndexEntry.Kind) -> String {
        "SELECT app, record FROM relevance WHERE kind = '\(kind.rawValue)' AND (?1 IS NULL OR app = ?1) ORDER BY app, id"
    }
}
