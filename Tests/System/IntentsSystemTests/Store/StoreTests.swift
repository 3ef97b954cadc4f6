import Foundation
import IntentsLink
import IntentsModel
import Testing

@testable import IntentsSystem

@Suite("The store")
struct StoreTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func keepsWhatWasWritten() async throws {
        let path = folder / "store.sqlite"
        try await Store(path: path).write(.full) { try $0.notePurge(of: "a") }
        #expect(try await Store(path: path).read { try $0.pendingPurges() } == ["a"])
    }

    @Test func aTransactionThatFailsChangesNothing() async throws {
        struct Stop: Error {}
        let store = try Store(path: folder / "store.sqlite")
        await #expect(throws: Stop.self) {
            try await store.write(.normal) { database in
                try database.notePurge(of: "a")
                throw Stop()
            }
        }
        #expect(try await store.read { try $0.pendingPurges() } == [])
    }

    @Test func refusesTheFileOfANewerVersion() throws {
        let path = folder / "store.sqlite"
        let database = try Database(path: path)
        try database.run("PRAGMA user_version = 99")
        let error = #expect(throws: StoreError.self) { try Store(path: path) }
        #expect(
            error?.message
                == "The store at \(path) was written by a newer version of OpenAppIntents (it has format 99, this "
                + "version knows \(Schema.migrations.count)). Update OpenAppIntents, or move the file away to start with an empty store."
        )
    }

    @Test func aFileThatIsNoDatabaseIsNamedWithWhatToDo() throws {
        let path = folder / "store.sqlite"
        try String(repeating: "This is no database. ", count: 400).write(
            toFile: path, atomically: true, encoding: .utf8)
        let error = #expect(throws: StoreError.self) { try Store(path: path) }
        #expect(error?.isDamaged == true)
        #expect(
            error?.description
                == "The store at \(path) is damaged: file is not a database. Move the file away and install the apps "
                + "again with “intents install”; the history of runs is lost.")
    }

    @Test func aDatabaseWithDamagedPagesIsNamedWithWhatToDo() async throws {
        let path = folder / "store.sqlite"
        try await Store(path: path).write(.full) { try $0.notePurge(of: "a") }
        var bytes = try Data(contentsOf: URL(filePath: path))
        // The header stays, so that it looks like a database; every page behind it is overwritten.
        for index in 100..<bytes.count { bytes[index] = 0xAA }
        try bytes.write(to: URL(filePath: path))
        let error = #expect(throws: StoreError.self) { try Store(path: path) }
        #expect(
            error?.description
                == "The store at \(path) is damaged: database disk image is malformed. Move the file away and install the "
                + "apps again with “intents install”; the history of runs is lost.")
        let told = error.map { RunError.store($0, path: path) }
        #expect(told == RunError(.storeFailed, error?.description ?? ""))
    }

    @Test func namesTheStatementThatFailed() throws {
        let database = try Database(path: folder / "store.sqlite")
        let error = #expect(throws: StoreError.self) { try database.run("INSERT INTO missing VALUES (?)", 1) }
        #expect(error?.description == "no such table: missing (SQLite code 1, in “INSERT INTO missing VALUES (?)”)")
    }

    @Test func aFullDiskIsToldApart() throws {
        let database = try Database(path: folder / "store.sqlite")
        try database.script("PRAGMA page_size = 512; CREATE TABLE t (bytes BLOB); PRAGMA max_page_count = 8;")
        let error = #expect(throws: StoreError.self) {
            try database.run("INSERT INTO t VALUES (?)", [UInt8](repeating: 1, count: 100_000))
        }
        #expect(error?.isDiskFull == true)
    }

    @Test func valuesComeBackAsTheyWere() throws {
        let database = try Database(path: folder / "store.sqlite")
        try database.script("CREATE TABLE t (a, b, c, d, e)")
        try database.run("INSERT INTO t VALUES (?, ?, ?, ?, ?)", "é\u{0}👩‍👩‍👧", 7, 0.5, String?.none, [UInt8]([1, 2]))
        let row = try database.first("SELECT * FROM t") { row in
            "\(row.text(0)) \(row.int(1)) \(row.double(2)) \(row.optionalText(3) ?? "nil") \(row.bytes(4))"
        }
        #expect(row == "é\u{0}👩‍👩‍👧 7 0.5 nil [1, 2]")
    }

    @Test func aStatementMayBeUsedWhileItsOwnRowsAreRead() throws {
        let database = try Database(path: folder / "store.sqlite")
        try database.script("CREATE TABLE t (n); INSERT INTO t VALUES (1), (2)")
        let numbers = { () throws(StoreError) in try database.rows("SELECT n FROM t ORDER BY n") { $0.int(0) } }
        let pairs = try database.rows("SELECT n FROM t ORDER BY n") { row throws(StoreError) in
            [row.int(0)] + (try numbers())
        }
        #expect(pairs == [[1, 1, 2], [2, 1, 2]])
    }

    @Test func aStatementForgetsTheValuesOfItsLastUse() throws {
        let database = try Database(path: folder / "store.sqlite")
        let sql = "SELECT ?1, ?2"
        _ = try database.first(sql, 1, "kept") { $0.int(0) }
        #expect(try database.first(sql, 2) { $0.optionalText(1) } == .some(nil))
    }

    @Test func oldRunsAreLetGoTogether() throws {
        let path = folder / "store.sqlite"
        let database = try Database(path: path)
        try Schema.migrate(database, path: path)
        try database.run("PRAGMA synchronous = OFF")
        var lengths: Set<Int> = []
        for number in 0..<100 {
            let report = RunReport(outcome: .success, action: "a/B", runID: "\(number)")
            try database.record(report, of: "a", startedAt: Double(number), keeping: 32)
            if number >= 40 { lengths.insert(try database.runs(of: nil, limit: 1000).count) }
        }
        #expect(lengths == [32, 33])
        #expect(try database.runs(of: nil, limit: 1).map(\.startedAt) == [99])
    }
}
