import IntentsModel

/// Looks for what the metadata of an app and its extensions says that cannot be so: the compiler never yields it, but a hand or
/// another tool can write it.
struct MetadataConsistency {
    private let bundles: [AppBundle]
    private let actions: Set<String>
    private let entities: Set<String>
    private let enums: Set<String>

    init(_ app: AppBundle) {
        bundles = [app] + app.extensions
        actions = Set(bundles.flatMap(\.metadata.actions.keys))
        entities = Set(bundles.flatMap(\.metadata.entities.keys))
        enums = Set(bundles.flatMap { $0.metadata.enums.map(\.identifier) })
    }

    /// - Throws: the first contradiction, with its file, action and parameter.
    func check() throws(BundleError) {
        for bundle in bundles {
            guard let problem = problem(in: bundle.metadata) else { continue }
            let name = bundle.path.split(separator: "/").last.map(String.init) ?? bundle.path
            throw BundleError(
                .contradictoryMetadata,
                "\(name)/\(AppBundle.Layout.actions) contradicts itself: \(problem). Build the bundle again with “intents build”."
            )
        }
    }

    private func problem(in metadata: AppMetadata) -> String? {
        for action in metadata.actions.values.sorted(by: { $0.identifier < $1.identifier }) {
            if let problem = problem(with: action) { return problem }
        }
        let unknown = metadata.shortcuts.first { !actions.contains($0.actionIdentifier) }
        return unknown.map {
            "an AppShortcut names the action “\($0.actionIdentifier)”, which no program of the app has"
        }
    }

    private func problem(with action: ActionDescription) -> String? {
        var names: Set<String> = []
        for parameter in action.parameters {
            guard names.insert(parameter.name).inserted else {
                return "the action “\(action.identifier)” has two parameters “\(parameter.name)”"
            }
            guard let problem = problem(with: parameter) else { continue }
            return "the parameter “\(parameter.name)” of the action “\(action.identifier)” \(problem)"
        }
        return nil
    }

    private func problem(with parameter: ParameterDescription) -> String? {
        if let range = parameter.range, !(range.lowerBound <= range.upperBound) {
            return "takes numbers from \(range.text), which are none"
        }
        if let size = parameter.size, size.minimum > size.maximum {
            return "takes lists of \(size.minimum) to \(size.maximum) elements, which are none"
        }
        return problem(with: parameter.valueType)
    }

    private func problem(with type: ValueType) -> String? {
        switch type {
        case .entity(let name) where !entities.contains(name): "is of the entity type “\(name)”, which nothing declares"
        case .linkEnumeration(let name) where !enums.contains(name):
            "is of the enum type “\(name)”, which nothing declares"
        case .array(let member): problem(with: member)
        case .union(_, let members, _): members.lazy.compactMap { problem(with: $0) }.first
        case .entity, .linkEnumeration, .primitive, .measurement: nil
        }
    }
}
