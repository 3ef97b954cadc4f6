/// How people name the options of a question: by title, synonym or identifier, in this order.
///
/// A name that several options have names none of them: taking the first would be a guess that nobody hears of.
package struct OptionNames: Sendable {
    private let prompt: Prompt
    private let folding: @Sendable (String) -> String
    private var options: [PromptOption] { prompt.options }

    /// - Parameter folding: what makes texts equal that mean the same name, beyond the case of their letters.
    package init(_ prompt: Prompt, folding: @escaping @Sendable (String) -> String = { $0.lowercased() }) {
        self.prompt = prompt
        self.folding = folding
    }

    /// What a text names.
    package enum Match: Hashable, Sendable {
        case none
        case one(Int)
        /// More than one, by index.
        case several([Int])
    }

    /// The options that a text names. Letter case, and what is folded besides, tell apart only what is equal without it.
    package func match(_ text: String) -> Match {
        let rules: [(String) -> String] = [{ $0.lowercased() }, folding]
        let found =
            named(text, [{ $0 }] + rules) { [$0.display.title] } ?? named(text, rules) { $0.display.synonyms }
            ?? distinct(options.indices.filter { options[$0].value.identifier == text }, text)
        guard let found else { return .none }
        return found.count == 1 ? .one(found[0]) : .several(found)
    }

    /// The options of which a text is a name, by the first rule that makes it one of any; nil when none does.
    private func named(
        _ text: String, _ rules: [(String) -> String], _ names: (PromptOption) -> [String]
    ) -> [Int]? {
        for rule in rules {
            let wanted = rule(text)
            let found = options.indices.filter { names(options[$0]).contains { rule($0) == wanted } }
            if let found = distinct(found, text) { return found }
        }
        return nil
    }

    /// One of those that are the same, or the one that the text identifies, where that leaves one; nil for none.
    private func distinct(_ indices: [Int], _ text: String) -> [Int]? {
        guard let first = indices.first else { return nil }
        guard indices.contains(where: { !isSame($0, first) }) else { return [first] }
        let identified = indices.filter { options[$0].value.identifier == text }
        return identified.count == 1 ? identified : indices
    }

    /// Whether it makes no difference which of two is chosen. An intent's own choices are told apart by where they stand.
    private func isSame(_ one: Int, _ other: Int) -> Bool {
        guard one != other, prompt.kind != .choice else { return one == other }
        return options[one].value == options[other].value
    }

    /// What identifies an option whatever its title is; nil for what has no identifier.
    package func identifier(of index: Int) -> String? { options[index].value.identifier }

    /// The name that is shown: the title, for one that is empty the identifier.
    package func title(of index: Int) -> String {
        let title = options[index].display.title
        return title.isEmpty ? identifier(of: index) ?? title : title
    }

    /// What names the option and no other, as far as anything does.
    package func uniqueName(of index: Int) -> String {
        let title = title(of: index)
        return match(title) == .one(index) ? title : identifier(of: index) ?? title
    }

    /// What stands behind the title: the subtitle, and the identifier where that does not tell options of one title apart.
    package func detail(of index: Int) -> String? {
        let display = options[index].display
        let subtitle = display.subtitle.flatMap { $0.isEmpty ? nil : $0 }
        let twins = display.title.isEmpty ? [] : options.indices.filter { isTwin($0, of: index) }
        let isTold = subtitle != nil && !twins.contains { options[$0].display.subtitle == subtitle }
        let identifier = twins.isEmpty || isTold ? nil : identifier(of: index)
        let parts = [subtitle, identifier].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private func isTwin(_ other: Int, of index: Int) -> Bool {
        !isSame(other, index) && options[other].display.title == options[index].display.title
    }
}

extension IntentValue {
    /// The identifier of an entity, the raw value of an enum case.
    fileprivate var identifier: String? {
        switch self {
        case .entity(let entity): entity.identifier
        case .enumCase(let value): value.rawValue
        default: nil
        }
    }
}
