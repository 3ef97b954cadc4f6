import IntentsModel

// App → system.

/// Tells what a person did in the app. Code that does not wait sends it as a notification.
package struct DonateRequest: LinkRequest, LinkNotification {
    package typealias Reply = Done
    package static let method = "donations.donate"
    package var donation: DonatedIntent

    package init(donation: DonatedIntent) { self.donation = donation }
}

/// Deletes donations of the app.
package struct DeleteDonationsRequest: LinkRequest {
    package typealias Reply = DeletedDonations
    package static let method = "donations.delete"
    package var match: DonationMatch

    package init(match: DonationMatch) { self.match = match }
}

/// The names of the donations that were deleted.
package struct DeletedDonations: Codable, Hashable, Sendable {
    package var identifiers: [String]

    package init(identifiers: [String]) { self.identifiers = identifiers }
}

/// Replaces what the app has said of when its widgets' configurations are useful.
package struct RelevantIntentsRequest: LinkRequest {
    package typealias Reply = Done
    package static let method = "relevance.intents"
    package var intents: [RelevantConfiguration]

    package init(intents: [RelevantConfiguration]) { self.intents = intents }
}

/// Changes which entities of the app matter now.
package struct RelevantEntitiesRequest: LinkRequest {
    package typealias Reply = Done
    package static let method = "relevance.entities"
    package var change: RelevantEntitiesChange

    package init(change: RelevantEntitiesChange) { self.change = change }
}

// Client → system.

/// Asks for what apps have donated and said to be relevant, of one app or of all.
package struct ListDonationsRequest: LinkRequest {
    package typealias Reply = DonationList
    package static let method = "donations.list"
    package var app: String?
    package var limit: Int

    package init(app: String? = nil, limit: Int) {
        self.app = app
        self.limit = limit
    }
}

/// What apps have donated and said to be relevant.
package struct DonationList: Codable, Hashable, Sendable {
    /// The newest first.
    package var donations: [OfApp<DonatedIntent>]
    package var relevantIntents: [OfApp<RelevantConfiguration>]
    package var relevantEntities: [OfApp<RelevantEntity>]

    package init(
        donations: [OfApp<DonatedIntent>] = [], relevantIntents: [OfApp<RelevantConfiguration>] = [],
        relevantEntities: [OfApp<RelevantEntity>] = []
    ) {
        self.donations = donations
        self.relevantIntents = relevantIntents
        self.relevantEntities = relevantEntities
    }

    /// What one app has told.
    package struct OfApp<Told: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
        package var bundleIdentifier: String
        package var told: Told

        package init(bundleIdentifier: String, told: Told) {
            self.bundleIdentifier = bundleIdentifier
            self.told = told
        }
    }

    /// An entity that matters in a context.
    package struct RelevantEntity: Codable, Hashable, Sendable {
        package var context: String
        package var entity: EntityValue

        package init(context: String, entity: EntityValue) {
            self.context = context
            self.entity = entity
        }
    }
}
