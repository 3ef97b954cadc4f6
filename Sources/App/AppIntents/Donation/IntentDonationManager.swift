import Foundation
import IntentsHost
import IntentsLink
import IntentsModel
import PlatformFoundation

/// Takes what people did in the app, so that the system can suggest it (inventory §2.11).
///
/// The system keeps the newest thousand donations of an app, as long as the app has the intent; `intents donations` shows
/// them. Nothing suggests them yet. In a process that the system does not know, such as a test, they are kept in the process.
public struct IntentDonationManager: Sendable {
    /// The manager of this process.
    public static let shared = IntentDonationManager()

    // A process without a system that never stops to donate must not grow without end.
    static let limit = 1_000

    /// Donations that the system has not heard yet.
    private let waiting = Lock<[DonatedIntent]>([])

    package init() {}

    /// Donates an intent.
    /// - Returns: the name of the donation, with which it can be deleted.
    @discardableResult
    public func donate(intent: some AppIntent) -> IntentDonationIdentifier { tell(DonatedIntent(intent)) }

    /// Donates an intent, and waits until the donation is kept.
    /// - Returns: the name of the donation, with which it can be deleted.
    /// - Throws: a `RunError` when the donation cannot be kept.
    @discardableResult
    public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
        try await keep(DonatedIntent(intent))
    }

    /// Donates an intent and what it returned.
    /// - Returns: the name of the donation, with which it can be deleted.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier {
        tell(DonatedIntent(intent, result: result))
    }

    /// Donates an intent and what it returned, and waits until the donation is kept.
    /// - Returns: the name of the donation, with which it can be deleted.
    /// - Throws: a `RunError` when the donation cannot be kept.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) async throws -> IntentDonationIdentifier {
        try await keep(DonatedIntent(intent, result: result))
    }

    /// Deletes donations.
    /// - Parameter predicate: which.
    /// - Returns: the names of those that were deleted.
    @discardableResult
    public func deleteDonations(
        matching predicate: IntentDonationMatchingPredicate
    ) async throws -> [IntentDonationIdentifier] {
        let match = predicate.match
        guard let link = AppIntentsHost.link else {
            return waiting.withLock { waiting in
                defer { waiting.removeAll(where: match.matches) }
                return waiting.filter(match.matches).compactMap { IntentDonationIdentifier(text: $0.identifier) }
            }
        }
        handOver(to: link)
        let deleted = try await link.send(DeleteDonationsRequest(match: match))
        return deleted.identifiers.compactMap(IntentDonationIdentifier.init)
    }

    private func keep(_ donation: DonatedIntent) async throws -> IntentDonationIdentifier {
        guard let link = AppIntentsHost.link else { return tell(donation) }
        handOver(to: link)
        _ = try await link.send(DonateRequest(donation: donation))
        return donation.name
    }

    private func tell(_ donation: DonatedIntent) -> IntentDonationIdentifier {
        waiting.withLock { waiting in
            waiting.append(donation)
            waiting.removeFirst(max(0, waiting.count - Self.limit))
        }
        AppIntentsHost.whenServing(DonateRequest.method, handOver)
        return donation.name
    }

    /// Tells the system what it has not heard, in order.
    @Sendable private func handOver(to link: LinkConnection) {
        let donations = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        // A link that has ended takes the process with it.
        for donation in donations { try? link.notify(DonateRequest(donation: donation)) }
    }
}

extension DonatedIntent {
    /// The name that the app knows it by; every donation that an app makes has one.
    fileprivate var name: IntentDonationIdentifier { IntentDonationIdentifier(text: identifier) ?? .init() }
}

extension AppIntent {
    /// Donates the intent.
    @discardableResult
    public func donate() -> IntentDonationIdentifier { IntentDonationManager.shared.donate(intent: self) }

    /// Donates the intent.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier {
        try await IntentDonationManager.shared.donate(intent: self)
    }

    /// Donates the intent and what it returned.
    @discardableResult
    public func donate(result: some IntentResult) -> IntentDonationIdentifier {
        IntentDonationManager.shared.donate(intent: self, result: result)
    }

    /// Donates the intent and what it returned.
    @discardableResult
    public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
        try await IntentDonationManager.shared.donate(intent: self, result: result)
    }
}
