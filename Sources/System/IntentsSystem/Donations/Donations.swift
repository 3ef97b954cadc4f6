import IntentsLink
import IntentsModel

/// What apps tell of what people did in them and of what matters now, kept for whatever suggests something.
///
/// Donations that come as notifications wait here for a moment, in the order in which they came: whatever reads or changes
/// the store writes them first, so that nothing overtakes them.
final class Donations: Sendable {
    /// Donations kept of one app: the newest.
    static let perApp = 1000
    /// What an app may say to be relevant at a time, in all and in each context.
    static let relevantPerApp = 100

    private struct Waiting {
        var donations: [String: [DonatedIntent]] = [:]
        var isWriting = false
    }

    private let store: Store
    private let log: @Sendable (String) -> Void
    private let waiting = Lock(Waiting())

    init(store: Store, log: @escaping @Sendable (String) -> Void) {
        self.store = store
        self.log = log
    }

    // MARK: Donations

    /// Takes a donation that nobody waits for.
    func receive(_ donation: DonatedIntent, from app: String) {
        let isFirst = waiting.withLock { waiting in
            // No more would be kept; an app that donates faster than the disk writes must not fill the memory.
            waiting.donations[app] = (waiting.donations[app] ?? []).suffix(Self.perApp - 1) + [donation]
            defer { waiting.isWriting = true }
            return !waiting.isWriting
        }
        // The order of the link does not wait for the store.
        if isFirst { Task { await self.writeWaiting() } }
    }

    private func writeWaiting() async {
        do {
            try await write { _ in }
        } catch {
            log("Donations were lost: \(error)")
        }
    }

    /// Keeps a donation.
    /// - Throws: a `RunError` when it cannot be kept.
    func keep(_ donation: DonatedIntent, from app: String) async throws {
        try await write { try $0.donate(donation, to: app, keeping: Self.perApp) }
    }

    /// Deletes donations of an app.
    /// - Returns: their names.
    func delete(_ match: DonationMatch, of app: String) async throws -> [String] {
        try await write { try $0.deleteDonations(match, of: app) }
    }

    // MARK: Relevance

    func replace(_ intents: [RelevantConfiguration], of app: String) async throws {
        try checkCount(intents.count, "relevant intents")
        try await write { try $0.replaceRelevant(intents, of: app) }
    }

    func change(_ change: RelevantEntitiesChange, of app: String) async throws {
        if case .replace(_, let entities) = change { try checkCount(entities.count, "relevant entities of a context") }
        try await write { try $0.changeRelevant(change, of: app) }
    }

    private func checkCount(_ count: Int, _ what: String) throws(RunError) {
        guard count > Self.relevantPerApp else { return }
        throw RunError(
            .invalidValue, "At most \(Self.relevantPerApp) \(what) are kept, and these are \(count): name the best.")
    }

    // MARK: Reading

    /// What one app, or each, has told.
    func list(of app: String?, limit: Int) async throws -> DonationList {
        try await write { database in
            DonationList(
                donations: try database.donations(of: app, limit: limit),
                relevantIntents: try database.relevantIntents(of: app),
                relevantEntities: try database.relevantEntities(of: app))
        }
    }

    /// Writes what waits, and does something behind it in the same transaction.
    private func write<Result: Sendable>(_ body: @Sendable (Database) throws -> Result) async throws -> Result {
        let (refused, result) = try await store.write(.normal) { database in
            let donations = waiting.withLock { waiting in
                defer { waiting = Waiting() }
                return waiting.donations
            }
            var refused: [String] = []
            for (app, list) in donations {
                for donation in list {
                    do {
                        try database.donate(donation, to: app, keeping: Self.perApp)
                    } catch let error as RunError {
                        refused.append(error.message)
                    }
                }
            }
            return (refused, try body(database))
        }
        for message in refused.prefix(20) { log("A donation was refused: \(message)") }
        return result
    }
}
