import AppIntents

/// What is being played (inventory §2.15).
public protocol MediaContentRepresentable: Identifiable {
    /// Whether it is heard or seen.
    var type: MediaType { get }
    /// How long it is.
    var duration: MediaDuration? { get }
    /// The entities that it is, the most special first: a song, then its album.
    var appEntityIdentifiers: [EntityIdentifier] { get set }
}

/// Whether something is heard or seen.
public enum MediaType: Hashable, Sendable {
    /// Heard.
    case audio
    /// Seen.
    case video
}

/// How long something plays.
public enum MediaDuration: Hashable, Sendable {
    /// So many seconds.
    case seconds(TimeInterval)
    /// It has no end.
    case live
}

/// A piece of music that is being played. Nothing on Linux shows it; it keeps what code sets.
public struct MusicContent: MediaContentRepresentable, Hashable, Sendable {
    /// What the app knows it by.
    public let id: String
    /// The name of the piece.
    public let songTitle: String
    /// Who plays it.
    public let artistName: String
    /// The album it is of.
    public let albumName: String
    /// Whether it is heard or seen.
    public let type: MediaType
    /// How long it is.
    public let duration: MediaDuration?
    /// Who wrote it.
    public var composer: String?
    /// The entities that it is, the most special first: the song, then its album.
    public var appEntityIdentifiers: [EntityIdentifier] = []

    /// Describes a piece of music.
    public init(
        id: String, songTitle: String, artistName: String, albumName: String = "", type: MediaType = .audio,
        duration: MediaDuration? = nil
    ) {
        self.id = id
        self.songTitle = songTitle
        self.artistName = artistName
        self.albumName = albumName
        self.type = type
        self.duration = duration
    }
}
