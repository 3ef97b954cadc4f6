import CSQLite

/// One connection to SQLite. It is not `Sendable`: the store hands it to closures and never lets it out.
final class Database {
    private let connection: OpaquePointer
    /// Statements at rest by their text: to prepare one takes longer than most take to run.
    private var prepared: [String: Statement] = [:]
    /// More than the system has; a text that is put together of parts must not fill the memory.
    private static let mostPrepared = 128

    /// Opens, or creates, the file at a path.
    init(path: String) throws(StoreError) {
        var handle: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard code == SQLITE_OK, let handle else {
            let reason = handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
            sqlite3_close_v2(handle)
            throw StoreError(code: code, message: "The store at \(path) cannot be opened: \(reason).")
        }
        connection = handle
        sqlite3_busy_timeout(handle, 5_000)
    }

    deinit {
        // Statements go before their connection, which would stay open for them.
        prepared = [:]
        sqlite3_close_v2(connection)
    }

    /// Executes a statement that yields no rows.
    func run(_ sql: String, _ values: any SQLConvertible...) throws(StoreError) {
        try using(sql, values) { statement throws(StoreError) in
            while try statement.step() {}
        }
    }

    /// Executes several statements without arguments, as migrations are written.
    func script(_ sql: String) throws(StoreError) {
        guard sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK else {
            throw StoreError(lastErrorOf: connection, sql: sql)
        }
    }

    /// All rows of a query.
    func rows<Element>(
        _ sql: String, _ values: any SQLConvertible..., read: (Row) throws(StoreError) -> Element
    ) throws(StoreError) -> [Element] {
        try rows(sql, values, read: read)
    }

    func rows<Element>(
        _ sql: String, _ values: [any SQLConvertible], read: (Row) throws(StoreError) -> Element
    ) throws(StoreError) -> [Element] {
        try using(sql, values) { statement throws(StoreError) in
            var elements: [Element] = []
            while try statement.step() { elements.append(try read(statement.row)) }
            return elements
        }
    }

    /// The first row of a query.
    func first<Element>(
        _ sql: String, _ values: any SQLConvertible..., read: (Row) throws(StoreError) -> Element
    ) throws(StoreError) -> Element? {
        try using(sql, values) { statement throws(StoreError) in
            try statement.step() ? try read(statement.row) : nil
        }
    }

    /// Binds the values and lends the statement to `body`, which may use the same text again for itself.
    private func using<Result>(
        _ sql: String, _ values: [any SQLConvertible], _ body: (Statement) throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        let statement =
            if let known = prepared.removeValue(forKey: sql) { known } else { try Statement(sql, on: connection) }
        defer {
            statement.reset()
            if prepared.count < Self.mostPrepared { prepared[sql] = statement }
        }
        try statement.bind(values)
        return try body(statement)
    }

    /// The identifier of the row that was inserted last.
    var lastInsertedRow: Int { Int(sqlite3_last_insert_rowid(connection)) }

    /// Runs `body` whole or not at all.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try run("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            // SQLite may have rolled back by itself (a full disk does that); then this one has nothing to do.
            try? run("ROLLBACK")
            throw error
        }
    }
}
