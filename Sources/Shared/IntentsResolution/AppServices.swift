import IntentsModel

/// What resolution and runs need of the app: the daemon answers over the link, `AppIntentsTesting` in process.
///
/// Errors thrown are `RunError`s.
package protocol AppServices: Sendable {
    /// Finds entities with the app's own query.
    func entities(_ request: EntityRequest) async throws -> EntityPage
    /// The choices of a parameter with an options provider or a query of its own.
    func options(_ request: OptionsRequest) async throws -> OptionsReply
    /// Sees to the process that is to perform the action, before it is said to be performed.
    func prepare() async throws
    /// Creates the intent, fills it, and performs it.
    func perform(_ request: PerformRequest) async throws -> PerformReply
}

extension AppServices {
    /// Code in the process that asks needs nothing more.
    package func prepare() {}
}
