import IntentsMetadata
import IntentsModel

/// The rules a bundle must keep to be installed, beyond being whole and readable.
struct BundleCheck {
    /// The path that people know the bundle by.
    let source: String

    func check(_ app: AppBundle) throws(RunError) {
        guard app.kind == .app else {
            throw .badBundle(source, "it is an extension; install the app that contains it")
        }
        try checkIdentifiers(of: [app] + app.extensions)
        let all = [app.metadata] + app.extensions.map(\.metadata)
        try checkTypes("action", all.map { $0.actions.values.map { ($0.identifier, $0.fullyQualifiedTypeName) } })
        try checkTypes("entity", all.map { $0.entities.values.map { ($0.identifier, $0.fullyQualifiedTypeName) } })
        try checkTypes("enum", all.map { $0.enums.map { ($0.identifier, $0.fullyQualifiedTypeName) } })
    }

    private func checkIdentifiers(of bundles: [AppBundle]) throws(RunError) {
        var seen: Set<String> = []
        for bundle in bundles where !seen.insert(bundle.identifier).inserted {
            throw .badBundle(source, "two of its executables have the bundle identifier \(bundle.identifier)")
        }
    }

    /// Two types may not share an identifier; one type linked into two bundles of the app is the same declaration.
    private func checkTypes(
        _ kind: String, _ declarations: [[(identifier: String, type: String)]]
    ) throws(RunError) {
        var types: [String: String] = [:]
        for (identifier, type) in declarations.flatMap({ $0.sorted { $0.identifier < $1.identifier } }) {
            guard let other = types.updateValue(type, forKey: identifier), other != type else { continue }
            throw .badBundle(
                source,
                """
                the types \(other) and \(type) both have the \(kind) identifier \(identifier); give one of them its own \
                persistentIdentifier
                """)
        }
    }
}
