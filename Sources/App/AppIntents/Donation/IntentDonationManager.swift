import Foundation
import IntentsModel
import PlatformFoundation

/// Takes what people did in the app, so that the system can suggest it (inventory §2.11).
///
/// Donations are kept in the process, the newest thousand of them; nothing suggests them yet.
public struct IntentDonationManager: Sendable {
    /// The manager of this process.
    public static let shared = IntentDonationManager()

    // An app that never stops to donate must not grow without end.
    static let limit = 1_000

    private let donations = Lock<[Donation]>([])

    package init() {}

    /// Donates an intent.
    /// - Returns: the name of the donation, with which it can be deleted.
    @discardableResult
    public func donate(intent: some AppIntent) -> IntentDonationIdentifier { keep(Donation(intent)) }

    /// Donates an intent.
    /// - Returns: the name of the donation, with which it can be deleted.
    @discardableResult
    public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier { keep(Donation(intent)) }

    /// Donates an intent and what it returned.
    /// - Returns: the name of the donation, with which it can be deleted.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier {
        keep(Donation(intent))
    }

    /// Donates an intent and what it returned.
    /// - Returns: the name of the donation, with which it can be deleted.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) async throws -> IntentDonationIdentifier {
        keep(Donation(intent))
    }

    /// Deletes donations.
    /// - Parameter predicate: which.
    /// - Returns: the names of those that were deleted.
    @discardableResult
    public func deleteDonations(
        matching predicate: IntentDonationMatchingPredicate
    ) async throws -> [IntentDonationIdentifier] {
        donations.withLock { kept in
            let deleted = kept.filter(predicate.matches).map(\.identifier)
            kept.removeAll(where: predicate.matches)
            return deleted
        }
    }

    private func keep(_ donation: Donation) -> IntentDonationIdentifier {
        donations.withLock { kept in
            kept.append(donation)
            kept.removeFirst(max(0, kept.count - Self.limit))
        }
        return donation.identifier
    }
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
