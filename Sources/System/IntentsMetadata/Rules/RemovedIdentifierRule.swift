import IntentsModel

/// `identifier-removed`: saved requests hold identifiers, and one that the previous build had is gone.
enum RemovedIdentifierRule {
    static func check(_ metadata: AppMetadata, against previous: AppMetadata) -> [Diagnostic] {
        let added = metadata.actions.values.filter { previous.actions[$0.identifier] == nil }
        let removed = previous.actions.values.filter { metadata.actions[$0.identifier] == nil }
        return removed.sorted { $0.identifier < $1.identifier }.map { action in
            let successors = successors(of: action, among: added)
            let successor = successors.first ?? "its successor"
            let likely =
                successors.isEmpty ? "" : ", and \(successors.joined(separator: " or ")) is likely its successor"
            return Diagnostic(
                .warning, "identifier-removed",
                "the previous build had the action \(action.identifier)\(likely): keep saved requests working with"
                    + " persistentIdentifier = \"\(action.identifier)\" in \(successor)")
        }
    }

    /// New actions with the same title, name or parameters.
    private static func successors(of removed: ActionDescription, among added: [ActionDescription]) -> [String] {
        func name(_ action: ActionDescription) -> Substring {
            action.fullyQualifiedTypeName.split(separator: ".").last ?? ""
        }
        return added.filter { candidate in
            candidate.title == removed.title || name(candidate) == name(removed)
                || (!removed.parameters.isEmpty
                    && candidate.parameters.map(\.name) == removed.parameters.map(\.name))
        }
        .map(\.identifier).sorted()
    }
}
