import CSQLite

/// One prepared statement, for one use at a time.
final class Statement {
    private let handle: OpaquePointer
    let sql: String

    init(_ sql: String, on connection: OpaquePointer) throws(StoreError) {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v2(connection, sql, -1, &handle, nil)
        guard code == SQLITE_OK, let handle else {
            throw StoreError(lastErrorOf: connection, sql: sql)
        }
        self.handle = handle
        self.sql = sql
    }

    deinit { sqlite3_finalize(handle) }

    func bind(_ values: [any SQLConvertible]) throws(StoreError) {
        for (offset, value) in values.enumerated() {
            let code = bind(value.sqlValue, at: Int32(offset + 1))
            guard code == SQLITE_OK else { throw StoreError(lastErrorOf: sqlite3_db_handle(handle), sql: sql) }
        }
    }

    private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
        // SQLite's own way to say "copy the bytes"; the C macro does not cross into Swift.
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .null: return sqlite3_bind_null(handle, index)
        case .integer(let number): return sqlite3_bind_int64(handle, index, Int64(number))
        case .real(let number): return sqlite3_bind_double(handle, index, number)
        case .text(let text):
            return sqlite3_bind_text64(handle, index, text, UInt64(text.utf8.count), copied, UInt8(SQLITE_UTF8))
        case .blob(let bytes): return sqlite3_bind_blob64(handle, index, bytes, UInt64(bytes.count), copied)
        }
    }

    /// Moves to the next row.
    /// - Returns: false when there is none.
    func step() throws(StoreError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw StoreError(lastErrorOf: sqlite3_db_handle(handle), sql: sql)
        }
    }

    /// Ends the use and lets go of the values, so that the statement holds no lock and can be used again.
    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    /// The row the statement stands on, valid until the next step.
    var row: Row { Row(handle: handle) }
}

/// One row of a result; read it inside the closure that was given it.
struct Row {
    fileprivate let handle: OpaquePointer

    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

    func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

    func double(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

    func bool(_ column: Int32) -> Bool { int(column) != 0 }

    func text(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }

    func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

    func bytes(_ column: Int32) -> [UInt8] {
        guard let start = sqlite3_column_blob(handle, column) else { return [] }
        return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
    }
}

extension StoreError {
    init(lastErrorOf connection: OpaquePointer?, sql: String? = nil) {
        self.init(
            code: sqlite3_extended_errcode(connection), message: String(cString: sqlite3_errmsg(connection)), sql: sql)
        // Whichever statement met the damage, what matters is the file.
        guard isDamaged, let path = sqlite3_db_filename(connection, "main") else { return }
        self = .damaged(path: String(cString: path), code: code, reason: message)
    }
}
