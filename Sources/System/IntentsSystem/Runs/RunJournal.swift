import FoundationEssentials
import Glibc
import IntentsLink
import IntentsModel

/// The runs of one daemon that go on, in a file: should it be killed, the next one gives them their outcome.
///
/// A line says that a run began or ended; each is one write, which outlives the process. The file is emptied whenever no run
/// goes on. A lock on it tells whether its daemon lives.
final class RunJournal: Sendable {
    /// A run that began.
    struct Beginning: Hashable, Codable {
        var runID: String
        var app: String
        var action: String
        /// Seconds since 1970.
        var startedAt: Double
    }

    private enum Line: Codable {
        case began(Beginning)
        case ended(runID: String)
    }

    /// Nothing is written when the file could not be made: a run is worth more than its note.
    private let descriptor: Int32
    private let path: String
    private let going = Lock(0)

    init(folder: String) {
        path = "\(folder)/\(Self.prefix)\(getpid())-\(UUID().uuidString)"
        descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
        if descriptor >= 0 { flock(descriptor, LOCK_EX | LOCK_NB) }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    func began(_ run: Beginning) {
        going.withLock { going in
            going += 1
            write(.began(run))
        }
    }

    func ended(_ runID: String) {
        going.withLock { going in
            going -= 1
            if going == 0 { ftruncate(descriptor, 0) } else { write(.ended(runID: runID)) }
        }
    }

    /// Removes the file of a daemon that leaves in order: all its runs have their outcomes.
    func remove() { if descriptor >= 0 { unlink(path) } }

    private func write(_ line: Line) {
        guard descriptor >= 0, var bytes = try? JSONEncoder().encode(line) else { return }
        bytes.append(UInt8(ascii: "\n"))
        _ = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    }
}

// MARK: - What daemons that were killed left

extension RunJournal {
    private static let prefix = "runs-"

    /// The runs that ended with their daemons; their files are gone afterwards.
    static func takeUnended(in folder: String) -> [Beginning] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasPrefix(prefix) }.sorted().flatMap { take("\(folder)/\($0)") }
    }

    private static func take(_ path: String) -> [Beginning] {
        let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return [] }
        defer { unlink(path) }
        let lines = (FileManager.default.contents(atPath: path) ?? Data()).split(separator: UInt8(ascii: "\n"))
        var unended: [Beginning] = []
        for line in lines.compactMap({ try? JSONDecoder().decode(Line.self, from: $0) }) {
            switch line {
            case .began(let run): unended.append(run)
            case .ended(let runID): unended.removeAll { $0.runID == runID }
            }
        }
        return unended
    }
}

extension Database {
    /// Gives runs that ended with their daemon this outcome, unless they have one.
    func record(unended runs: [RunJournal.Beginning], keeping length: Int) throws {
        guard !runs.isEmpty else { return }
        let known = Set(try self.runs(of: nil, limit: length).compactMap { $0.run?.report.runID })
        for run in runs where !known.contains(run.runID) {
            let error = RunError(
                .daemonEnded, "The intents daemon ended during the run: whether the action was done is not known.")
            let report = RunReport(
                outcome: .failure, action: run.action, error: error, durationMilliseconds: nil, runID: run.runID)
            try record(report, of: run.app, startedAt: run.startedAt, keeping: length)
        }
    }
}
