import Foundation
import IntentsHost
import IntentsLink
import IntentsModel
import PlatformFoundation

/// What audio has to do with entities (inventory §2.11).
public struct AudioContext: Hashable, Sendable {
    fileprivate let name: String

    /// They are what is playing.
    public static let nowPlaying = AudioContext(name: "nowPlaying")
}

/// In which way entities are relevant now.
public struct AppEntityContext: Hashable, Sendable {
    private let audio: AudioContext

    /// They have to do with audio.
    public static func audio(_ context: AudioContext) -> Self { Self(audio: context) }

    /// As the system keeps it.
    fileprivate var name: String { "audio.\(audio.name)" }
}

/// Takes the entities that matter now (inventory §2.11).
///
/// The system keeps a hundred of each context, and `intents donations` shows them; no assistant reads them yet. In a process
/// that the system does not know, such as a test, they are kept in the process.
public struct RelevantEntities: Sendable {
    /// The entities of this process.
    public static let shared = RelevantEntities()

    private let kept = Lock<[AppEntityContext: [EntityValue]]>([:])

    package init() {}

    /// Replaces the entities of one context.
    /// - Throws: a `RunError` when the system cannot keep them.
    public func updateEntities(_ entities: [some AppEntity], for context: AppEntityContext) async throws {
        let values = entities.map { $0.snapshot(in: .current, properties: [:]) }
        kept.withLock { $0[context] = values }
        try await tell(.replace(context: context.name, entities: values))
    }

    /// Removes entities from every context.
    public func removeEntities(_ entities: [some AppEntity]) async throws {
        try await remove(entities, from: nil)
    }

    /// Removes entities from one context.
    public func removeEntities(_ entities: [some AppEntity], from context: AppEntityContext) async throws {
        try await remove(entities, from: context)
    }

    /// Removes all entities from every context.
    public func removeAllEntities() async throws {
        kept.withLock { $0 = [:] }
        try await tell(.removeAll(context: nil))
    }

    /// Removes all entities from one context.
    public func removeAllEntities(for context: AppEntityContext) async throws {
        kept.withLock { $0[context] = nil }
        try await tell(.removeAll(context: context.name))
    }

    private func remove(_ entities: [some AppEntity], from context: AppEntityContext?) async throws {
        let gone = entities.map { EntityName(EntityIdentifier(for: $0)) }
        kept.withLock { kept in
            for affected in kept.keys where context == nil || affected == context {
                kept[affected]?.removeAll { gone.contains(EntityName(type: $0.typeName, identifier: $0.identifier)) }
            }
        }
        try await tell(.remove(gone, context: context?.name))
    }

    private func tell(_ change: RelevantEntitiesChange) async throws {
        guard let link = AppIntentsHost.link else {
            return AppIntentsHost.whenServing(RelevantEntitiesRequest.method, handOver)
        }
        _ = try await link.send(RelevantEntitiesRequest(change: change))
    }

    /// Tells the system what was said before it listened. A task, because nobody waits for it any more.
    @Sendable private func handOver(to link: LinkConnection) {
        let contexts = kept.withLock { $0 }
        Task {
            for (context, entities) in contexts {
                let change = RelevantEntitiesChange.replace(context: context.name, entities: entities)
                _ = try await link.send(RelevantEntitiesRequest(change: change))
            }
        }
    }

    package func entities(for context: AppEntityContext) -> [EntityValue] { kept.withLock { $0[context] ?? [] } }
}
