import CSQLite

/// What SQLite refused: its extended result code, its message, and the statement it was about.
package struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
    package var code: Int32
    package var message: String
    package var sql: String?

    package init(code: Int32, message: String, sql: String? = nil) {
        self.code = code
        self.message = message
        self.sql = sql
    }

    /// Whether there was no room left on the disk.
    package var isDiskFull: Bool { code & 0xff == SQLITE_FULL }

    /// Whether the file is no database, or no sound one.
    package var isDamaged: Bool { [SQLITE_NOTADB, SQLITE_CORRUPT].contains(code & 0xff) }

    package var description: String {
        guard let sql else { return message }
        return "\(message) (SQLite code \(code), in “\(sql)”)"
    }
}

extension StoreError {
    /// The file is no database (any more).
    static func damaged(path: String, code: Int32, reason: String) -> StoreError {
        StoreError(
            code: code,
            message: """
                The store at \(path) is damaged: \(reason). Move the file away and install the apps again with \
                “intents install”; the history of runs is lost.
                """)
    }

    /// The file was written by a version of the product that knows more than this one.
    static func newerVersion(path: String, found: Int, known: Int) -> StoreError {
        StoreError(
            code: SQLITE_SCHEMA,
            message: """
                The store at \(path) was written by a newer version of OpenAppIntents (it has format \(found), this \
                version knows \(known)). Update OpenAppIntents, or move the file away to start with an empty store.
                """)
    }
}
