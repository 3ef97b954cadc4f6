import IntentsClient
import IntentsModel

/// Knows the names that installed apps bring.
protocol NameSource: Sendable {
    func apps() async -> [Candidate]
    func actions() async -> [Candidate]
    func entityTypes() async -> [Candidate]
    func action(_ name: String) async -> NamedAction?
}

/// An action with the types it refers to.
struct NamedAction: Sendable {
    var action: ActionDescription
    var metadata: AppMetadata
}

/// Asks the daemon. Completion never complains: what cannot be asked is not offered.
struct DaemonNames: NameSource {
    var context: CommandContext

    func apps() async -> [Candidate] {
        guard let apps = try? await context.client().apps() else { return [] }
        return apps.map { Candidate(text: $0.bundleIdentifier, note: $0.name) }
    }

    func actions() async -> [Candidate] {
        guard let actions = try? await context.client().actions(locale: context.locale) else { return [] }
        let clashing = Dictionary(grouping: actions, by: \.identifier).filter { $0.value.count > 1 }
        return actions.map { action in
            let isClear = clashing[action.identifier] == nil
            return Candidate(
                text: isClear ? action.identifier : "\(action.bundleIdentifier)/\(action.identifier)",
                note: action.title)
        }
    }

    func entityTypes() async -> [Candidate] {
        guard let client = try? await context.client(), let apps = try? await client.apps() else { return [] }
        var types: [Candidate] = []
        for app in apps {
            guard let reply = try? await client.describe(app.bundleIdentifier, locale: context.locale) else { continue }
            types += reply.metadata.entities.keys.sorted().map { Candidate(text: $0, note: app.name) }
        }
        return types
    }

    func action(_ name: String) async -> NamedAction? {
        guard let reply = try? await context.client().describe(name, locale: context.locale),
            let action = reply.action.flatMap({ reply.metadata.actions[$0] })
        else { return nil }
        return NamedAction(action: action, metadata: reply.metadata)
    }
}
