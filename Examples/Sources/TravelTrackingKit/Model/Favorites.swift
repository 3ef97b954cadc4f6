import Foundation

/// The landmarks a person has marked, in a file that the app and its extension share.
///
/// The file is read at every use, because the other process may have changed it, written as a whole, so that nobody ever
/// reads half of it, and changed under a lock, so that neither process undoes what the other has just done.
public actor Favorites {
    private let file: URL
    private let lock: URL

    /// Keeps the favorites in a folder, which is made when it is needed.
    public init(in folder: URL) {
        file = folder.appending(path: "favorites.json")
        lock = folder.appending(path: "favorites.lock")
    }

    /// The marked landmarks, the one marked first in front.
    public func identifiers() throws -> [Landmark.ID] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        return try JSONDecoder().decode([Landmark.ID].self, from: Data(contentsOf: file))
    }

    public func contains(_ identifier: Landmark.ID) throws -> Bool {
        try identifiers().contains(identifier)
    }

    /// Marks a landmark, or takes the mark away.
    /// - Returns: whether it is marked now.
    @discardableResult
    public func toggle(_ identifier: Landmark.ID) throws -> Bool {
        try alone {
            let isMarked = try !contains(identifier)
            try write(identifier, isMarked)
            return isMarked
        }
    }

    /// Marks a landmark, or takes the mark away, whatever it was before.
    public func set(_ identifier: Landmark.ID, isFavorite: Bool) throws {
        try alone {
            if try contains(identifier) != isFavorite { try write(identifier, isFavorite) }
        }
    }

    private func write(_ identifier: Landmark.ID, _ isMarked: Bool) throws {
        let others = try identifiers().filter { $0 != identifier }
        try JSONEncoder().encode(isMarked ? others + [identifier] : others).write(to: file, options: .atomic)
    }

    /// Does something while no other process does; the system frees the lock even of a process that dies.
    private func alone<Result>(_ body: () throws -> Result) throws -> Result {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let descriptor = open(lock.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_EX) == 0 else { throw CocoaError(.fileLocking) }
        return try body()
    }
}
