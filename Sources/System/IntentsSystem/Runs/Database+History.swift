import FoundationEssentials
import IntentsLink
import IntentsModel

/// The history of runs.
extension Database {
    /// A report beyond this keeps its outcome, but not what it showed.
    private static let largestReport = 64 << 10

    /// Adds a run, and lets go of old ones.
    /// - Parameter length: so many runs are kept at least, and a sixteenth more at most: old ones go together, because to
    ///   remove one costs more than to add one.
    func record(_ report: RunReport, of app: String, startedAt: Double, keeping length: Int) throws {
        var blob = try JSONEncoder().encode(report)
        if blob.count > Self.largestReport {
            var reduced = report
            reduced.value = nil
            reduced.snippet = nil
            reduced.opened = nil
            reduced.question = nil
            if report.dialog != nil { reduced.dialog = DialogValue(full: "[too long for the history]") }
            blob = try JSONEncoder().encode(reduced)
        }
        try run("INSERT INTO runs (app, started_at, report) VALUES (?, ?, ?)", app, startedAt, Array(blob))
        let newest = lastInsertedRow
        if newest % max(length / 16, 1) == 0 { try run("DELETE FROM runs WHERE id <= ?", newest - length) }
    }

    /// The last runs, of one app or all, oldest first.
    func runs(of app: String?, limit: Int) throws -> [PastRunRow] {
        let found = try rows(
            "SELECT started_at, report FROM runs WHERE ?1 IS NULL OR app = ?1 ORDER BY id DESC LIMIT ?2", app, limit
        ) { PastRunRow(startedAt: $0.double(0), report: $0.bytes(1)) }
        return found.reversed()
    }
}

/// A run in the history, not decoded yet.
struct PastRunRow: Sendable {
    var startedAt: Double
    var report: [UInt8]

    /// Nil when an older version wrote a report that this one does not read.
    var run: PastRun? {
        let report = try? JSONDecoder().decode(RunReport.self, from: Data(report))
        return report.map { PastRun(startedAt: startedAt, report: $0) }
    }
}
