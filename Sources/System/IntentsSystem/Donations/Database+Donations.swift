import FoundationEssentials
import IntentsLink
import IntentsModel

/// The donations of apps.
extension Database {
    /// A donation beyond this is not kept, in bytes.
    private static let largestDonation = 64 << 10

    /// Keeps a donation, and no more than the newest of the app.
    /// - Throws: a `RunError` when the app has no such action, or when the donation is too large.
    func donate(_ donation: DonatedIntent, to app: String, keeping count: Int) throws {
        guard try declares(.action, donation.action, in: app) else {
            throw RunError(
                .notFound, "\(app) has no action \(donation.action.prefix(200)), so that its donation is not kept.")
        }
        let blob = try JSONEncoder().encode(donation)
        guard blob.count <= Self.largestDonation else {
            throw RunError(
                .invalidValue,
                "The donation of \(donation.action) has \(blob.count) bytes; at most \(Self.largestDonation) are kept.")
        }
        try run(
            "INSERT OR REPLACE INTO donations (app, identifier, action, donation) VALUES (?, ?, ?, ?)", app,
            donation.identifier, donation.action, Array(blob))
        try run(
            """
            DELETE FROM donations WHERE app = ?1 AND id <= (
                SELECT id FROM donations WHERE app = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)
            """, app, count)
    }

    /// The newest donations, of one app or of all; those of a format that nobody reads any more are left out.
    func donations(of app: String?, limit: Int) throws -> [DonationList.OfApp<DonatedIntent>] {
        try told(
            "SELECT app, donation FROM donations WHERE ?1 IS NULL OR app = ?1 ORDER BY id DESC LIMIT ?2", app, limit)
    }

    /// - Returns: the names of what was deleted, the oldest first.
    func deleteDonations(_ match: DonationMatch, of app: String) throws -> [String] {
        let all: [DonationList.OfApp<DonatedIntent>] = try told(
            "SELECT app, donation FROM donations WHERE app = ? ORDER BY id", app)
        let names = all.map(\.told).filter(match.matches).map(\.identifier)
        for name in names { try run("DELETE FROM donations WHERE app = ? AND identifier = ?", app, name) }
        return names
    }

    /// Forgets what an app has told of actions and entities that it does not have, as after an upgrade or its removal.
    func forgetToldWithoutDeclaration(of app: String) throws {
        try run("DELETE FROM donations WHERE app = ?1 AND action NOT IN (\(Self.declared))", app, "action")
        for kind in ["action", "entity"] {
            try run("DELETE FROM relevance WHERE app = ?1 AND kind = ?2 AND type NOT IN (\(Self.declared))", app, kind)
        }
    }

    private static let declared = "SELECT identifier FROM declarations WHERE app = ?1 AND kind = ?2"

    func declares(_ kind: IndexEntry.Kind, _ identifier: String, in app: String) throws -> Bool {
        try first(
            "SELECT 1 FROM declarations WHERE app = ? AND kind = ? AND identifier = ?", app, kind.rawValue, identifier
        ) { $0.int(0) } != nil
    }

    /// Rows of an app's identifier and what it told.
    func told<Told: Codable & Hashable & Sendable>(
        _ sql: String, _ values: any SQLConvertible...
    ) throws -> [DonationList.OfApp<Told>] {
        let found = try rows(sql, values) { (app: $0.text(0), blob: $0.bytes(1)) }
        return found.compactMap { row in
            let told = try? JSONDecoder().decode(Told.self, from: Data(row.blob))
            return told.map { DonationList.OfApp(bundleIdentifier: row.app, told: $0) }
        }
    }
}
