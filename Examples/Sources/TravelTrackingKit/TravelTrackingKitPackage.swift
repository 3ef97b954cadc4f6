import AppIntents

/// Makes the intents, entities and queries of this module known in every app that includes it.
public struct TravelTrackingKitPackage: AppIntentsPackage {}
