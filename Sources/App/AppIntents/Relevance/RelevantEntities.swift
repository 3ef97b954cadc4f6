import IntentsModel
import PlatformFoundation

/// What audio has to do with entities (inventory §2.11).
public struct AudioContext: Hashable, Sendable {
    private let name: String

    /// They are what is playing.
    public static let nowPlaying = AudioContext(name: "nowPlaying")
}

/// In which way entities are relevant now.
public struct AppEntityContext: Hashable, Sendable {
    private let audio: AudioContext

    /// They have to do with audio.
    public static func audio(_ context: AudioContext) -> Self { Self(audio: context) }
}

/// Takes the entities that matter now; they are kept in the process, and no assistant reads them yet.
public struct RelevantEntities: Sendable {
    /// The entities of this process.
    public static let shared = RelevantEntities()

    private let kept = Lock<[AppEntityContext: [EntityIdentifier]]>([:])

    package init() {}

    /// Replaces the entities of one context.
    public func updateEntities(_ entities: [some AppEntity], for context: AppEntityContext) async throws {
        let identifiers = entities.map { EntityIdentifier(for: $0) }
        kept.withLock { $0[context] = identifiers }
    }

    /// Removes entities from every context.
    public func removeEntities(_ entities: [some AppEntity]) async throws {
        let gone = Set(entities.map { EntityIdentifier(for: $0) })
        kept.withLock { $0 = $0.mapValues { $0.filter { !gone.contains($0) } } }
    }

    /// Removes entities from one context.
    public func removeEntities(_ entities: [some AppEntity], from context: AppEntityContext) async throws {
        let gone = Set(entities.map { EntityIdentifier(for: $0) })
        kept.withLock { $0[context]?.removeAll(where: gone.contains) }
    }

    /// Removes all entities from every context.
    public func removeAllEntities() async throws { kept.withLock { $0 = [:] } }

    /// Removes all entities from one context.
    public func removeAllEntities(for context: AppEntityContext) async throws {
        kept.withLock { $0[context] = nil }
    }

    package func identifiers(for context: AppEntityContext) -> [EntityIdentifier] {
        kept.withLock { $0[context] ?? [] }
    }
}
