extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for maps and navigation.
    public static var maps: AssistantSchemas.MapsIntent { AssistantSchemas.MapsIntent() }
}

extension AssistantSchemas {
    /// The schemas of intents for maps and navigation (inventory §2.13).
    public struct MapsIntent: Sendable {
        /// The schema “report incident”.
        public var reportIncident: IntentSchema { IntentSchema("maps.reportIncident") }
        /// The schema “share ETA”.
        public var shareETA: IntentSchema { IntentSchema("maps.shareETA") }
        /// The schema “start navigation”.
        public var startNavigation: IntentSchema { IntentSchema("maps.startNavigation") }
        /// The schema “stop navigation”.
        public var stopNavigation: IntentSchema { IntentSchema("maps.stopNavigation") }
        /// The schema “stop share ETA”.
        public var stopShareETA: IntentSchema { IntentSchema("maps.stopShareETA") }
        /// The schema “update navigation waypoints”.
        public var updateNavigationWaypoints: IntentSchema { IntentSchema("maps.updateNavigationWaypoints") }
    }
}

extension AssistantSchemas.EntitySchema {
    /// The schemas of entities for maps and navigation.
    public static var maps: AssistantSchemas.MapsEntity { AssistantSchemas.MapsEntity() }
}

extension AssistantSchemas {
    /// The schemas of entities for maps and navigation (inventory §2.13).
    public struct MapsEntity: Sendable {
        /// The schema “current location”.
        public var currentLocation: EntitySchema { EntitySchema("maps.currentLocation") }
        /// The schema “navigation session”.
        public var navigationSession: EntitySchema { EntitySchema("maps.navigationSession") }
        /// The schema “operating hours”.
        public var operatingHours: EntitySchema { EntitySchema("maps.operatingHours") }
        /// The schema “operating time range”.
        public var operatingTimeRange: EntitySchema { EntitySchema("maps.operatingTimeRange") }
        /// The schema “place”.
        public var place: EntitySchema { EntitySchema("maps.place") }
        /// The schema “rating”.
        public var rating: EntitySchema { EntitySchema("maps.rating") }
    }
}

extension AssistantSchemas.EnumSchema {
    /// The schemas of enums for maps and navigation.
    public static var maps: AssistantSchemas.MapsEnum { AssistantSchemas.MapsEnum() }
}

extension AssistantSchemas {
    /// The schemas of enums for maps and navigation (inventory §2.13).
    public struct MapsEnum: Sendable {
        /// The schema “amenity”.
        public var amenity: EnumSchema { EnumSchema("maps.amenity") }
        /// The schema “incident”.
        public var incident: EnumSchema { EnumSchema("maps.incident") }
        /// The schema “navigation preferences”.
        public var navigationPreferences: EnumSchema { EnumSchema("maps.navigationPreferences") }
        /// The schema “operating status”.
        public var operatingStatus: EnumSchema { EnumSchema("maps.operatingStatus") }
        /// The schema “price range”.
        public var priceRange: EnumSchema { EnumSchema("maps.priceRange") }
        /// The schema “rating descriptor”.
        public var ratingDescriptor: EnumSchema { EnumSchema("maps.ratingDescriptor") }
        /// The schema “transport type”.
        public var transportType: EnumSchema { EnumSchema("maps.transportType") }
    }
}
