import IntentsModel

/// An entity as a search lists it, `TYPE/ID`.
struct FoundEntity: Equatable, Sendable {
    /// The parameter of an `OpenIntent` that takes what is opened.
    static let target = "target"

    var type: String
    var identifier: String

    var text: String { "\(type)/\(identifier)" }

    /// As a saved request has it: the app looks it up again.
    var value: IntentValue {
        .entity(EntityValue(typeName: type, identifier: identifier, display: DisplayValue(title: identifier)))
    }

    /// - Throws: when the text is not of that form.
    init(_ text: String) throws(UsageError) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
            throw UsageError("ENTITY is TYPE/ID, as “intents search” lists it, not “\(text)”.")
        }
        (type, identifier) = (parts[0], parts[1])
    }

    /// The identifier of the one action that opens entities of the type; one that lists do not show only counts where no other
    /// is there.
    func opener(in metadata: AppMetadata, of app: String) throws(RunError) -> String {
        guard metadata.entities[type] != nil else { throw unknownType(among: metadata.entities.keys.sorted(), of: app) }
        let all = metadata.actions.values.filter(opens)
        let listed = all.filter(\.isDiscoverable)
        let openers = (listed.isEmpty ? all : listed).map(\.identifier).sorted()
        guard let opener = openers.first else {
            throw RunError(
                .notFound,
                "\(app) has no action that opens a \(type): an OpenIntent whose target is a \(type) would be one.")
        }
        guard openers.count == 1 else {
            throw RunError(
                .ambiguous,
                "\(app) has \(openers.count) actions that open a \(type): \(openers.joined(separator: ", ")). Run one of them:"
                    + " “intents run \(opener) --target \(identifier)”.")
        }
        return opener
    }

    private func opens(_ action: ActionDescription) -> Bool {
        action.systemProtocols.contains("OpenEntity")
            && action.parameters.contains { $0.name == Self.target && $0.valueType == .entity(type) }
    }

    private func unknownType(among known: [String], of app: String) -> RunError {
        let hint = known.isEmpty ? "It declares none." : "There are: \(known.joined(separator: ", "))."
        return RunError(.notFound, "\(app) has no entity type “\(type)”. \(hint)")
    }
}
