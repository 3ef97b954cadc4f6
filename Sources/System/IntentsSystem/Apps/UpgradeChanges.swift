import IntentsModel

/// What an upgrade takes away from saved requests, each as a sentence that says how such a request ends now.
///
/// Identifiers are what requests hold: a type that was renamed and kept its `persistentIdentifier` is no change.
struct UpgradeChanges {
    let old: AppMetadata
    let new: AppMetadata

    /// In the order of their identifiers; nothing when every saved request still means the same.
    var sentences: [String] { actions + entities + enums }

    /// The actions that are gone.
    var removedActions: [String] { old.actions.keys.filter { new.actions[$0] == nil }.sorted() }

    private var actions: [String] {
        let removed = removedActions.map {
            "The action \($0) is gone: requests for it end with notFound. A new action takes them over with "
                + "persistentIdentifier = \"\($0)\"."
        }
        let kept = old.actions.values.sorted { $0.identifier < $1.identifier }.flatMap { action in
            new.actions[action.identifier].map { changes(of: action, to: $0) } ?? []
        }
        return removed + kept
    }

    private func changes(of old: ActionDescription, to new: ActionDescription) -> [String] {
        let known = Dictionary(new.parameters.map { ($0.name, $0) }) { first, _ in first }
        let lost = old.parameters.flatMap { parameter -> [String] in
            guard let now = known[parameter.name] else {
                return [
                    "The parameter \(parameter.name) of \(old.identifier) is gone: requests that give it end with "
                        + "invalidValue."
                ]
            }
            guard now.valueType != parameter.valueType else { return [] }
            return [
                "The parameter \(parameter.name) of \(old.identifier) was \(parameter.valueType.displayName) and is "
                    + "\(now.valueType.displayName): values that cannot be converted end with invalidValue."
            ]
        }
        let before = Set(old.parameters.map(\.name))
        let required = new.parameters.filter { !before.contains($0.name) && $0.isRequired }.map {
            "The new parameter \($0.name) of \(old.identifier) is required: requests without it ask for it, or end with "
                + "needsValue."
        }
        return lost + required + result(of: old, now: new)
    }

    /// What is chained to an action gets its result.
    private func result(of old: ActionDescription, now new: ActionDescription) -> [String] {
        guard let before = old.output.valueType, before != new.output.valueType else { return [] }
        guard let after = new.output.valueType else {
            return [
                "\(old.identifier) returned \(before.displayName) and returns nothing: what is chained to it gets no value."
            ]
        }
        return [
            "\(old.identifier) returned \(before.displayName) and returns \(after.displayName): what is chained to it and cannot "
                + "convert that asks for its value, or ends with invalidValue."
        ]
    }

    private var entities: [String] {
        old.entities.keys.filter { new.entities[$0] == nil }.sorted().map {
            "The entity \($0) is gone: requests that name one end with invalidValue."
        }
    }

    private var enums: [String] {
        old.enums.sorted { $0.identifier < $1.identifier }.flatMap { enumeration -> [String] in
            guard let now = new.enumeration(enumeration.identifier) else {
                return [
                    "The enum \(enumeration.identifier) is gone: requests that give a case of it end with invalidValue."
                ]
            }
            let cases = Set(now.cases.map(\.rawValue))
            return enumeration.cases.map(\.rawValue).filter { !cases.contains($0) }.map {
                "The case \($0) of \(enumeration.identifier) is gone: requests that give it end with invalidValue."
            }
        }
    }
}

extension ParameterDescription {
    /// Whether a run cannot do without a value for it.
    fileprivate var isRequired: Bool { !isOptional && defaultValue == nil && !hasRuntimeDefault }
}
