import IntentsLink
import IntentsModel

extension IntentsClient {
    /// The discoverable actions of one app, or of all.
    package func actions(of app: String? = nil, locale: String) async throws -> [ListedAction] {
        try await send(ListActionsRequest(app: app, locale: locale))
    }

    /// The app or action that a name names.
    package func describe(_ name: String, locale: String) async throws -> ShowReply {
        try await send(ShowRequest(name: name, locale: locale))
    }

    /// Where an action is offered, and why not elsewhere.
    /// - Parameter origin: where the run would be started from; the system when absent.
    package func explain(_ action: String, locale: String, origin: String? = nil) async throws -> Explanation {
        try await send(ExplainRequest(action: action, locale: locale, origin: origin))
    }

    /// Runs an action and waits for its outcome.
    package func run(_ request: RunRequest) async throws -> RunReport {
        try await send(request)
    }

    /// Runs what a phrase asks for and waits for the outcome.
    package func say(_ request: SayRequest) async throws -> RunReport {
        try await send(request)
    }

    /// Takes back the last run that can be taken back, of one app or of all.
    package func undo(_ app: String?) async throws -> UndoneRun {
        try await send(UndoRequest(app: app))
    }

    /// What one app, or each, has donated and said to be relevant.
    package func donations(of app: String?, limit: Int) async throws -> DonationList {
        try await send(ListDonationsRequest(app: app, limit: limit))
    }

    /// Finds apps, actions, shortcuts and known entities by their titles.
    package func search(_ text: String, limit: Int, locale: String) async throws -> [SearchHit] {
        try await send(SearchRequest(text: text, limit: limit, locale: locale))
    }

    /// Asks an app for entities.
    package func entities(_ request: FindEntitiesRequest) async throws -> FoundEntities {
        try await send(request)
    }
}
