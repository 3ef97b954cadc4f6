/// A widget's configuration and when it is useful, as an app tells it.
package struct RelevantConfiguration: Hashable, Sendable, Codable {
    /// The identifier of the configuration's intent.
    package var action: String
    package var values: [String: IntentValue]
    package var widgetKind: String
    package var relevance: RelevanceDescription

    package init(
        action: String, values: [String: IntentValue], widgetKind: String, relevance: RelevanceDescription
    ) {
        self.action = action
        self.values = values
        self.widgetKind = widgetKind
        self.relevance = relevance
    }
}

/// When or where something is useful.
package struct RelevanceDescription: Hashable, Sendable, Codable {
    /// `date`, `location`, `sleep`, `fitness` or `headphones`.
    package var kind: String
    /// Which one of its kind: `home`, `bedtime`, `scheduled`.
    package var name: String?
    /// In seconds since 1970; for dates.
    package var start: Double?
    /// In seconds since 1970; for intervals.
    package var end: Double?
    /// For an area that the app has named.
    package var region: RegionDescription?

    package init(
        kind: String, name: String? = nil, start: Double? = nil, end: Double? = nil, region: RegionDescription? = nil
    ) {
        self.kind = kind
        self.name = name
        self.start = start
        self.end = end
        self.region = region
    }
}

/// An area, and the circle that it is when it is one.
package struct RegionDescription: Hashable, Sendable, Codable {
    package var identifier: String
    package var latitude: Double?
    package var longitude: Double?
    /// In metres.
    package var radius: Double?

    package init(identifier: String, latitude: Double? = nil, longitude: Double? = nil, radius: Double? = nil) {
        self.identifier = identifier
        self.latitude = latitude
        self.longitude = longitude
        self.radius = radius
    }
}

/// What an app changes of the entities that matter now.
package enum RelevantEntitiesChange: Hashable, Sendable, Codable {
    /// These entities in place of those that the context had.
    case replace(context: String, entities: [EntityValue])
    /// In one context, or in all.
    case remove([EntityName], context: String?)
    case removeAll(context: String?)
}
