import IntentsModel

/// Compares what the types in a bundle's program are made of with what its metadata says of them.
struct MemberCheck {
    let bundle: AppBundle
    let declared: DeclaredMembers

    func check() -> [Diagnostic] {
        let metadata = bundle.metadata
        let actions = metadata.actions.values.compactMap { action in
            changes(
                action.fullyQualifiedTypeName, "parameter", declared.parameters, Set(action.parameters.map(\.name)))
        }
        let enums = metadata.enums.compactMap { type in
            changes(type.fullyQualifiedTypeName, "case", declared.cases, Set(type.cases.map(\.name)))
        }
        return actions + enums + metadata.entities.values.compactMap(properties)
    }

    /// Computed properties have no storage to compare, so only those that the metadata lacks are known.
    private func properties(of entity: EntityDescription) -> Diagnostic? {
        let known = Set(entity.properties.map(\.name))
        let stored = declared.properties[entity.fullyQualifiedTypeName] ?? []
        return changed(entity.fullyQualifiedTypeName, "property", missing: stored.subtracting(known), gone: [])
    }

    /// - Parameter declared: the names by type; a type that is not among them is missing, which is said elsewhere.
    private func changes(
        _ type: String, _ kind: String, _ declared: [String: Set<String>], _ packaged: Set<String>
    ) -> Diagnostic? {
        guard let names = declared[type] else { return nil }
        return changed(
            type, kind, missing: names.subtracting(packaged), gone: packaged.subtracting(names))
    }

    private func changed(_ type: String, _ kind: String, missing: Set<String>, gone: Set<String>) -> Diagnostic? {
        let facts =
            missing.sorted().map { "it lacks the \(kind) \($0)" }
            + gone.sorted().map { "its \(kind) \($0) is gone" }
        guard !facts.isEmpty else { return nil }
        return Diagnostic(
            .error, "metadata-changed",
            "the metadata of \(bundle.info.executable) does not fit \(type): \(facts.joined(separator: ", "));"
                + " build the bundle again with “intents build”")
    }
}
