import IntentsLink
import IntentsModel

/// Says where the entities of a type are offered and why not elsewhere, and the same of each of their properties (KP-68).
struct EntityExplainer {
    let catalog: AppCatalog
    let entity: EntityDescription
    let locale: String

    func explain(_ choice: ProcessChoice) -> Explanation {
        Explanation(
            action: name, surfaces: [identifiers, words, list, search, opening, parameters, results, phrases],
            properties: entity.properties.map(explain),
            process: entity.isTransient ? "none: \(transient)" : choice.explained,
            candidates: entity.isTransient ? nil : choice.explainedCandidates)
    }

    private var name: String { "\(catalog.app.identifier)/\(entity.identifier)" }

    // MARK: What the query can be asked

    private var query: QueryDescription? { entity.defaultQueryIdentifier.flatMap { catalog.metadata.queries[$0] } }

    /// The query's name without its module.
    private var queryName: String {
        let parts = (query?.identifier ?? "").split(separator: ".")
        return parts.dropFirst(parts.count > 1 ? 1 : 0).joined(separator: ".")
    }

    private var transient: String {
        "\(entity.identifier) is a TransientAppEntity, which has no identity beyond a result"
    }

    /// What the query can do, or why there is nothing to ask.
    private func surface(
        _ surface: String, _ decide: (QueryCapabilities) -> (isOffered: Bool, reason: String)
    ) -> SurfaceExplanation {
        if entity.isTransient { return SurfaceExplanation(surface: surface, isOffered: false, reason: transient) }
        guard let query else {
            let reason = "no query of \(catalog.app.name) finds a \(entity.identifier)"
            return SurfaceExplanation(surface: surface, isOffered: false, reason: reason)
        }
        let (isOffered, reason) = decide(query.capabilities)
        return SurfaceExplanation(surface: surface, isOffered: isOffered, reason: reason)
    }

    private var identifiers: SurfaceExplanation {
        surface("identifiers") { _ in (true, "\(queryName) finds them: “intents entities \(name) --id ID”") }
    }

    private var words: SurfaceExplanation {
        surface("words") { capabilities in
            guard !capabilities.contains(.string) else {
                return (true, "\(queryName) is an EntityStringQuery: “intents entities \(name) --matching TEXT”")
            }
            let known = capabilities.contains(.enumerable) ? "all that it lists" : "those that it suggests"
            return (false, "\(queryName) is no EntityStringQuery: words are compared with the titles of \(known)")
        }
    }

    private var list: SurfaceExplanation {
        surface("list") { capabilities in
            guard let adopted = Self.listing(capabilities) else { return (false, notListed) }
            return (true, "\(queryName) is an \(adopted): “intents entities \(name) --all”")
        }
    }

    private var notListed: String { "\(queryName) is neither an EnumerableEntityQuery nor an EntityPropertyQuery" }

    private static func listing(_ capabilities: QueryCapabilities) -> String? {
        if capabilities.contains(.enumerable) { return "EnumerableEntityQuery" }
        return capabilities.contains(.property) ? "EntityPropertyQuery" : nil
    }

    private var search: SurfaceExplanation {
        surface("search") { capabilities in
            let known = Self.listing(capabilities) == nil ? "suggests" : "lists"
            let titles = "the titles of those that \(queryName) \(known), since the app has run last"
            let isIndexed = entity.systemProtocols.contains("Indexed")
            return (true, isIndexed ? "\(titles), and what the app indexes, as an IndexedEntity" : titles)
        }
    }

    // MARK: What takes and gives them

    private var actions: [ActionDescription] {
        catalog.metadata.actions.values.filter { $0.unavailability == nil }.sorted { $0.identifier < $1.identifier }
    }

    private var opening: SurfaceExplanation {
        let openers = actions.filter { action in
            action.systemProtocols.contains("OpenEntity")
                && action.parameters.contains { $0.name == "target" && $0.valueType == .entity(entity.identifier) }
        }
        return offered("opening", openers.map(\.identifier), "no OpenIntent of \(app) has a target of this type")
    }

    private var parameters: SurfaceExplanation {
        let takers = actions.flatMap { action in
            action.parameters.filter { $0.valueType.holds(entity.identifier) }
                .map { "\(action.identifier).\($0.name)" }
        }
        return offered("parameters", takers, "no action of \(app) takes a \(entity.identifier)")
    }

    private var results: SurfaceExplanation {
        let givers = actions.filter { $0.output.valueType?.holds(entity.identifier) == true }.map(\.identifier)
        return offered("results", givers, "no action of \(app) returns a \(entity.identifier)")
    }

    private var phrases: SurfaceExplanation {
        let all = catalog.metadata.shortcuts.flatMap { shortcut in
            shortcut.phrases.compactMap { phrase -> String? in
                let template = PhraseTemplate(catalog.localizer.string(for: phrase, locale: locale))
                let action = catalog.metadata.actions[shortcut.actionIdentifier]
                let slot = action?.parameters.first { $0.name == template.parameter }
                guard slot?.valueType.holds(entity.identifier) == true else { return nil }
                return "“\(template.display(appName: app))”"
            }
        }
        return offered("phrases", all, "no phrase of \(app) has a place for a \(entity.identifier)")
    }

    private var app: String { catalog.app.name }

    private func offered(_ surface: String, _ places: [String], _ absence: String) -> SurfaceExplanation {
        SurfaceExplanation(
            surface: surface, isOffered: !places.isEmpty,
            reason: places.isEmpty ? absence : places.joined(separator: ", "))
    }

    // MARK: Properties

    private func explain(_ property: PropertyDescription) -> PropertyExplanation {
        PropertyExplanation(
            name: property.name, surfaces: [conditions(on: property), sorting(by: property), index(of: property)])
    }

    private func conditions(on property: PropertyDescription) -> SurfaceExplanation {
        surface("conditions") { capabilities in
            guard capabilities.contains(.property) else {
                return capabilities.contains(.enumerable)
                    ? (true, "the system compares those that \(queryName) lists") : (false, notListed)
            }
            let comparators = query?.properties.filter { $0.name == property.name }.flatMap(\.comparators) ?? []
            return comparators.isEmpty
                ? (false, "the properties of \(queryName) leave it out") : (true, comparators.joined(separator: ", "))
        }
    }

    private func sorting(by property: PropertyDescription) -> SurfaceExplanation {
        surface("sorting") { capabilities in
            guard capabilities.contains(.property) else {
                return capabilities.contains(.enumerable)
                    ? (true, "the system sorts those that \(queryName) lists") : (false, notListed)
            }
            return query?.sortingOptions.contains(property.name) == true
                ? (true, "the sortingOptions of \(queryName) name it")
                : (false, "the sortingOptions of \(queryName) leave it out")
        }
    }

    private func index(of property: PropertyDescription) -> SurfaceExplanation {
        let isIndexed = entity.systemProtocols.contains("Indexed")
        let reason: String =
            if !isIndexed {
                "\(entity.identifier) is no IndexedEntity"
            } else if let key = property.indexingKey {
                "it feeds the attribute \(key)"
            } else { "its declaration has no indexingKey" }
        return SurfaceExplanation(
            surface: "index", isOffered: isIndexed && property.indexingKey != nil, reason: reason)
    }
}

extension ValueType {
    /// Whether a value may be, or hold, an entity of a type.
    fileprivate func holds(_ type: String) -> Bool {
        switch self {
        case .entity(let name): name == type
        case .array(let member): member.holds(type)
        case .union(_, let members, _): members.contains { $0.holds(type) }
        default: false
        }
    }
}
