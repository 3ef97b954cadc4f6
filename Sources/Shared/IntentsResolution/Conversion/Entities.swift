import IntentsModel
import IntentsStrings

extension ValueConverter {
    /// Looks entities up with the app's own query: identifiers together, texts one by one.
    func entities(_ values: [IntentValue], of identifier: String, isArray: Bool) async throws -> [IntentValue] {
        let lookup = EntityLookup(converter: self, type: identifier)
        guard lookup.hasQuery else { return try values.map(lookup.unqueried) }
        let keys = try values.map(lookup.key)
        let taken = lookup.taken(values)
        let named = keys.map(\.text).filter { taken[$0] == nil && $0.count <= EntityValue.longestIdentifier }
        let known = try await lookup.byIdentifier(named).merging(taken) { $1 }
        let missing = keys.filter { $0.isIdentifier && known[$0.text] == nil }.map(\.text)
        guard missing.isEmpty else { throw lookup.vanished(missing) }
        var found: [IntentValue] = []
        var unmatched = Unmatched()
        for (index, key) in keys.enumerated() {
            if let entity = known[key.text] {
                found.append(.entity(entity))
                continue
            }
            do {
                found.append(.entity(try await lookup.byText(key.text, element: isArray ? index : nil)))
            } catch let problem as ConversionProblem {
                try unmatched.add(key.text, problem)
            }
        }
        if let problem = unmatched.problem(lookup.noMatches) { throw problem }
        return found
    }

    func ambiguity(text: String, options: [PromptOption], element: Int?) -> Ambiguity {
        let names = options.map { "\($0.display.title) (\($0.value.identity))" }
        let message = message(
            "${value} could be ${count} values of “${title}”: ${names}. Name one by what is in brackets.",
            ["value": RunTexts.quoted(text), "count": "\(options.count)", "names": texts.list(names)])
        return Ambiguity(options: options, element: element, message: message)
    }
}

/// The texts that no entity answers to: all of them are named at once, so that none has to be found out by another run.
private struct Unmatched {
    private var texts: [String] = []
    private var first: ConversionProblem?

    /// Takes note of a text that nothing was found for.
    /// - Throws: any other problem, unless there are such texts: then they are what is to be mended first.
    mutating func add(_ text: String, _ problem: ConversionProblem) throws {
        if case .noMatch = problem {
            first = first ?? problem
            texts.append(text)
        } else if first == nil {
            throw problem
        }
    }

    /// One text is named with what may be meant by it, several without.
    func problem(_ several: ([String], Guess?) -> ConversionProblem) -> ConversionProblem? {
        guard let first, texts.count > 1 else { return first }
        return several(texts, first.guess)
    }
}

/// Finds the entities of one type for one parameter.
struct EntityLookup {
    let converter: ValueConverter
    let type: String

    private var run: ActionRun { converter.run }
    private var description: EntityDescription? { run.metadata.entities[type] }
    /// The name people know the type by.
    private var typeName: String { description.map { run.texts($0.display.title) } ?? type }

    /// The query named at the parameter, else the type's own.
    private var namedQuery: String? {
        if case .query(let identifier) = converter.parameter.options { return identifier }
        return nil
    }

    private var query: QueryDescription? {
        (namedQuery ?? description?.defaultQueryIdentifier).flatMap { run.metadata.queries[$0] }
    }

    /// A transient entity has no query; it travels as it is.
    var hasQuery: Bool { namedQuery != nil || description?.defaultQueryIdentifier != nil }

    /// What a value is looked up by.
    struct Key {
        var text: String
        /// An entity that was chosen before, as against words that may mean one.
        var isIdentifier: Bool
    }

    func key(_ value: IntentValue) throws -> Key {
        switch value {
        case .entity(let entity) where entity.typeName == type: Key(text: try checked(entity), isIdentifier: true)
        case .string(let text): Key(text: text, isIdentifier: false)
        case .int(let number): Key(text: "\(number)", isIdentifier: false)
        default:
            throw converter.problem(
                "“${title}” takes a ${type}; ${value} is not one.", ["type": typeName, "value": value.spelling])
        }
    }

    /// The identifier of an entity that was chosen before.
    private func checked(_ entity: EntityValue) throws -> String {
        let count = entity.identifier.count
        guard count > EntityValue.longestIdentifier else { return entity.identifier }
        throw converter.problem(
            "“${title}”: the identifier of a ${type} has at most ${limit} characters; this one has ${count}.",
            ["type": typeName, "limit": "\(EntityValue.longestIdentifier)", "count": "\(count)"])
    }

    func unqueried(_ value: IntentValue) throws -> IntentValue {
        if case .entity(let entity) = value, entity.typeName == type {
            _ = try checked(entity)
            return value
        }
        throw converter.problem(
            "“${title}” takes a ${type} made by another action; ${value} cannot be looked up.",
            ["type": typeName, "value": value.spelling])
    }

    /// The entities that need not be looked up, as the parameter wants nothing of them but their identifiers.
    func taken(_ values: [IntentValue]) -> [String: EntityValue] {
        guard converter.parameter.limits?.takesIdentifiers == true else { return [:] }
        let entities = values.compactMap { if case .entity(let entity) = $0 { entity } else { nil } }
        return Dictionary(entities.map { ($0.identifier, $0) }) { first, _ in first }
    }

    /// The entities with these identifiers; a text that is no identifier of this type finds nothing.
    func byIdentifier(_ identifiers: [String]) async throws -> [String: EntityValue] {
        guard !identifiers.isEmpty else { return [:] }
        let found = try await request(.identifiers(identifiers))
        for text in identifiers where found.contains(where: { $0.identifier == text }) {
            emit(text, .identifier, 1)
        }
        return Dictionary(found.map { ($0.identifier, $0) }) { first, _ in first }
    }

    /// The entity that a text means: the string query gets exactly these words, then titles and synonyms are compared.
    func byText(_ text: String, element: Int?) async throws -> EntityValue {
        if query?.capabilities.contains(.string) == true {
            let found = try await request(.matching(text))
            if let entity = try choose(from: found, text, .stringQuery, element) { return entity }
        }
        let suggested = try await request(.suggested, named: text)
        if let entity = try choose(from: titled(text, suggested), text, .suggestedTitle, element) { return entity }
        guard query?.capabilities.contains(.enumerable) == true else {
            throw noMatch(text, among: suggested, element)
        }
        let all = try await request(.all, named: text)
        if let entity = try choose(from: titled(text, all), text, .anyTitle, element) { return entity }
        throw noMatch(text, among: all, element)
    }

    func vanished(_ identifiers: [String]) -> ConversionProblem {
        let names = run.texts.list(identifiers.map { RunTexts.quoted($0) })
        return .vanished(
            converter.message(
                "“${title}”: there is no ${type} with the identifier ${names} any more.",
                ["type": typeName, "names": names]))
    }

    /// One candidate is the answer, and so is the only one of several whose title is the text itself.
    private func choose(
        from found: [EntityValue], _ text: String, _ step: EntityMatch, _ element: Int?
    ) throws -> EntityValue? {
        guard !found.isEmpty else { return nil }
        emit(text, step, found.count)
        if found.count == 1 { return found[0] }
        let exact = titled(text, found)
        if exact.count == 1 { return exact[0] }
        let options = found.map { PromptOption(value: .entity($0), display: $0.display) }
        throw ConversionProblem.ambiguous(converter.ambiguity(text: text, options: options, element: element))
    }

    private func titled(_ text: String, _ entities: [EntityValue]) -> [EntityValue] {
        NamedEntities(text).named(among: entities, display: \.display)
    }

    private func noMatch(_ text: String, among known: [EntityValue], _ element: Int?) -> ConversionProblem {
        let slots = ["type": typeName, "value": RunTexts.quoted(text)]
        guard let meant = closest(to: text, in: known.map(\.display.title)) else {
            return .noMatch(converter.message("“${title}”: no ${type} was found for ${value}.", slots))
        }
        let named = known.filter { $0.display.title == meant }
        let guess = named.count == 1 ? PromptOption(value: .entity(named[0]), display: named[0].display) : nil
        return .noMatch(
            converter.message(
                "“${title}”: no ${type} was found for ${value}. Did you mean “${meant}”?",
                slots.merging(["meant": meant]) { own, _ in own }),
            guess: guess.map { Guess(option: $0, element: element) })
    }

    /// - Parameter guess: what may be meant by the first of them.
    func noMatches(_ names: [String], guess: Guess?) -> ConversionProblem {
        let names = run.texts.list(names.map { RunTexts.quoted($0) })
        let sentence = converter.message(
            "“${title}”: no ${type} was found for ${names}.", ["type": typeName, "names": names])
        return .noMatch(sentence, guess: guess)
    }

    private func request(_ selection: EntitySelection, named name: String? = nil) async throws -> [EntityValue] {
        // What an identifier names does not depend on the other parameters.
        let isKnown = if case .identifiers = selection { true } else { converter.resolved.isEmpty }
        let request = EntityRequest(
            runID: run.runID, entityType: type, query: namedQuery, selection: selection, locale: run.context.locale,
            action: isKnown ? nil : run.action.identifier, values: isKnown ? nil : converter.resolved, name: name)
        do {
            return try await run.entities(request).entities
        } catch let error as RunError where error.code == .queryTimedOut {
            throw unanswered(selection.words ?? name.map { [$0] } ?? [], error)
        }
    }

    private func unanswered(_ texts: [String], _ error: RunError) -> ConversionProblem {
        .unanswered(
            converter.message(
                "“${title}”: ${values} could not be looked up. ${error}",
                ["values": run.texts.list(texts.map { RunTexts.quoted($0) }), "error": error.message]))
    }

    private func emit(_ text: String, _ step: EntityMatch, _ count: Int) {
        run.onEvent?(.matched(parameter: converter.parameter.name, text: text, by: step, count: count))
    }
}

extension EntitySelection {
    /// What is looked for; nil where it is none of the selection's business.
    fileprivate var words: [String]? {
        switch self {
        case .identifiers(let identifiers): identifiers
        case .matching(let text): [text]
        case .suggested, .all, .find: nil
        }
    }
}

extension IntentValue {
    /// What names the value in a request: raw value, identifier, text, else its spelling.
    var identity: String {
        switch self {
        case .enumCase(let item): item.rawValue
        case .entity(let entity): entity.identifier
        case .string(let text): text
        default: spelling
        }
    }
}
