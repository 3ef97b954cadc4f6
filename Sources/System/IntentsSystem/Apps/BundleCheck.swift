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
        try checkActions(of: [app] + app.extensions)
    }

    private func checkIdentifiers(of bundles: [AppBundle]) throws(RunError) {
        var seen: Set<String> = []
        for bundle in bundles where !seen.insert(bundle.identifier).inserted {
            throw .badBundle(source, "two of its executables have the bundle identifier \(bundle.identifier)")
        }
    }

    /// Two types may not share an identifier; one type linked into two bundles of the app is one action.
    private func checkActions(of bundles: [AppBundle]) throws(RunError) {
        var types: [String: String] = [:]
        for bundle in bundles {
            for action in bundle.metadata.actions.values.sorted(by: { $0.identifier < $1.identifier }) {
                let type = action.fullyQualifiedTypeName
                guard let other = types.updateValue(type, forKey: action.identifier), other != type else { continue }
                throw .badBundle(
                    source,
                    """
                    the types \(other) and \(type) both have the action identifier \(action.identifier); give one of \
                    them its own persistentIdentifier
                    """)
            }
        }
    }
}
