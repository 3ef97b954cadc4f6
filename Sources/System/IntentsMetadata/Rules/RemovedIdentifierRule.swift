import IntentsModel

/// `identifier-removed`: saved requests hold identifiers, and one that the previous build had is gone.
enum RemovedIdentifierRule {
    static func check(_ metadata: AppMetadata, against previous: AppMetadata) -> [Diagnostic] {
        removed(
            "action", previous.actions.values.map { Known($0) }, now: metadata.actions.values.map { Known($0) })
            + removed(
                "entity", previous.entities.values.map { Known($0) }, now: metadata.entities.values.map { Known($0) })
            + removed("enum", previous.enums.map { Known($0) }, now: metadata.enums.map { Known($0) })
            + previous.enums.sorted { $0.identifier < $1.identifier }.flatMap { old in
                metadata.enumeration(old.identifier).map { cases(of: old, now: $0) } ?? []
            }
    }

    /// What requests name, and what tells its successor.
    private struct Known {
        var identifier: String
        var typeName: String
        var title: LocalizedText
        /// The names of parameters, properties or cases.
        var members: [String]
        var location: SourceLocation?

        init(_ action: ActionDescription) {
            identifier = action.identifier
            typeName = action.fullyQualifiedTypeName
            title = action.title
            members = action.parameters.map(\.name)
            location = action.location
        }

        init(_ entity: EntityDescription) {
            identifier = entity.identifier
            typeName = entity.fullyQualifiedTypeName
            title = entity.display.title
            members = entity.properties.map(\.name)
            location = entity.location
        }

        init(_ enumeration: EnumDescription) {
            identifier = enumeration.identifier
            typeName = enumeration.fullyQualifiedTypeName
            title = enumeration.display.title
            members = enumeration.cases.map(\.rawValue)
            location = enumeration.location
        }

        /// Whether it is likely what became of another one: its title, name or members are the same.
        func resembles(_ other: Known) -> Bool {
            func name(_ type: String) -> Substring? { type.split(separator: ".").last }
            return title == other.title || name(typeName) == name(other.typeName)
                || (!members.isEmpty && members == other.members)
        }
    }

    private static func removed(_ kind: String, _ previous: [Known], now: [Known]) -> [Diagnostic] {
        let before = Set(previous.map(\.identifier))
        let after = Set(now.map(\.identifier))
        let gone = previous.filter { !after.contains($0.identifier) }.sorted { $0.identifier < $1.identifier }
        return gone.map { old in
            let successors = now.filter { !before.contains($0.identifier) && $0.resembles(old) }
                .sorted { $0.identifier < $1.identifier }
            let names = successors.map(\.identifier)
            let successor = names.first ?? "its successor"
            let likely = names.isEmpty ? "" : ", and \(names.joined(separator: " or ")) is likely its successor"
            return Diagnostic(
                .warning, "identifier-removed",
                "the previous build had the \(kind) \(old.identifier)\(likely): keep saved requests working with"
                    + " persistentIdentifier = \"\(old.identifier)\" in \(successor)",
                // What is gone has no place any more; the line to add has one.
                at: successors.first?.location)
        }
    }

    /// Requests hold a case by its raw value.
    private static func cases(of previous: EnumDescription, now: EnumDescription) -> [Diagnostic] {
        let after = Set(now.cases.map(\.rawValue))
        return previous.cases.filter { !after.contains($0.rawValue) }.map { old in
            let renamed = now.cases.first { $0.name == old.name }.map { " and has “\($0.rawValue)”" } ?? ""
            let advice =
                renamed.isEmpty
                ? "give what replaces it this raw value, or requests that hold it will fail"
                : "give it the former one again, or requests that hold it will fail"
            return Diagnostic(
                .warning, "case-removed",
                "the case \(old.name) of \(now.identifier) had the raw value “\(old.rawValue)” in the previous build"
                    + (renamed.isEmpty ? " and is gone" : renamed) + ": \(advice)", at: now.location)
        }
    }
}
