/// Everything the system remembers, in one SQLite file: apps and their metadata, the index, the history of runs.
///
/// The actor is the one writer; a connection never leaves the closure that was given it.
package actor Store {
    private let database: Database
    private var durability: Durability?

    /// How sure a write must be of having reached the disk.
    package enum Durability: Sendable {
        /// Survives a power failure: installs.
        case full
        /// Survives the end of the process: history and snapshots.
        case normal
    }

    /// Opens the store at a path and brings it to the current format.
    /// - Throws: `StoreError`, also when a newer version wrote the file.
    package init(path: String) throws {
        let database = try Database(path: path)
        try database.script("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -512;")
        try Schema.migrate(database, path: path)
        self.database = database
    }

    func read<Result: Sendable>(_ body: @Sendable (Database) throws -> Result) throws -> Result {
        try body(database)
    }

    /// Runs `body` in one transaction.
    func write<Result: Sendable>(
        _ durability: Durability, _ body: @Sendable (Database) throws -> Result
    ) throws -> Result {
        if durability != self.durability {
            try database.run("PRAGMA synchronous = \(durability == .full ? "FULL" : "NORMAL")")
            self.durability = durability
        }
        return try database.transaction { try body(database) }
    }
}
