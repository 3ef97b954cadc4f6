import Foundation

/// The landmarks a person has marked, in a file that the app and its extension share.
///
/// The file is read at every use, because the other process may have changed it, and written as a whole, so that
/// nobody ever reads half of it.
public actor Favorites {
    private let file: URL

    /// Keeps the favorites in a folder, which is made when it is needed.
    public init(in folder: URL) {
        file = folder.appending(path: "favorites.json")
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
        var identifiers = try identifiers()
        let wasMarked = identifiers.contains(identifier)
        if wasMarked { identifiers.removeAll { $0 == identifier } } else { identifiers.append(identifier) }
        try write(identifiers)
        return !wasMarked
    }

    private func write(_ identifiers: [Landmark.ID]) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(identifiers).write(to: file, options: .atomic)
    }
}
