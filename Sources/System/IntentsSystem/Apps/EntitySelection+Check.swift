import IntentsLink
import IntentsModel
import IntentsResolution

extension AppMetadata {
    /// Refuses what the query of an entity type cannot be asked, before the app is started for it.
    func check(_ selection: EntitySelection, of type: String) throws(RunError) {
        guard let query = entities[type]?.defaultQueryIdentifier.flatMap({ queries[$0] }) else { return }
        guard let lack = query.capabilities.lack(for: selection) else { return }
        throw RunError(
            .invalidValue,
            "The app cannot \(lack) of its \(type) entities. It can be asked with \(query.capabilities.options), and "
                + "without any of them for those it suggests.")
    }
}

extension AppCatalog {
    /// The selection with the values of its conditions as the properties are declared.
    func converted(
        _ selection: EntitySelection, of type: String, locale: String
    ) async throws(RunError) -> EntitySelection {
        guard case .find(let find) = selection, let entity = metadata.entities[type] else { return selection }
        let query = entity.defaultQueryIdentifier.flatMap { metadata.queries[$0] }
        let converter = ConditionConverter(entity, metadata: metadata, localizer: localizer, locale: locale)
        let comparing = query.flatMap { $0.capabilities.contains(.property) ? $0 : nil }
        return .find(try await converter.convert(find, comparedBy: comparing))
    }
}

extension QueryCapabilities {
    /// Both go through all entities; a property query leaves the comparing to the app's own search.
    private var canFind: Bool { contains(.enumerable) || contains(.property) }

    /// What a selection wants and the query cannot do.
    fileprivate func lack(for selection: EntitySelection) -> String? {
        switch selection {
        case .identifiers, .suggested: nil
        case .matching: contains(.string) ? nil : "search the texts"
        case .all: canFind ? nil : "list all"
        case .find: canFind ? nil : "filter, sort or limit a list"
        }
    }

    /// The options of the command line that select what it can find.
    fileprivate var options: String {
        var options = ["--id ID"]
        if contains(.string) { options.insert("--matching TEXT", at: 0) }
        if canFind { options += ["--where CONDITION", "--all"] }
        guard let last = options.popLast(), !options.isEmpty else { return "--id ID" }
        return "\(options.joined(separator: ", ")) or \(last)"
    }
}
