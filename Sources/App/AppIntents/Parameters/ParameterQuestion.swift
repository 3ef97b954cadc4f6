import IntentsHost
import IntentsModel

/// A question about one parameter, asked through the interaction of the current run.
struct ParameterQuestion {
    private let facts: _ParameterFacts
    private let questions: RunQuestions

    /// - Throws: a `RunError` when no run is under way.
    init(_ facts: _ParameterFacts, call: String) throws {
        self.facts = facts
        questions = try RunQuestions(for: call)
    }

    private var locale: Locale { questions.locale }
    private var label: String { facts.titleOrName.string(in: locale) }

    func value<Value: _IntentValue>(_ dialog: IntentDialog?) async throws -> Value {
        let text = (dialog ?? facts.requestValueDialog)?.text(in: locale) ?? "Enter a value for “\(label)”."
        var prompt = Prompt(
            .value, parameter: facts.home?.name, label: label, dialog: text, valueType: Value.__valueType)
        prompt.range = facts.range
        switch try await questions.answer(to: prompt, otherwise: .needsValue) {
        case .value(.array(let elements)) where elements.count == 1: return try await value(of: elements[0])
        case .value(let given): return try await value(of: given)
        case let other: throw RunQuestions.misunderstood(other, prompt)
        }
    }

    /// The run has already turned text into a value; the resolvers do it where the surface itself answered.
    private func value<Value: _IntentValue>(of given: IntentsModel.IntentValue) async throws -> Value {
        try await ParameterDefinition<Value>(facts: facts).value(from: given, facts: facts)
    }

    func choice<Value: _IntentValue>(among items: [Value], _ dialog: IntentDialog?) async throws -> Value {
        guard !items.isEmpty else {
            throw RunError(
                .noOptions, "requestDisambiguation offers nothing to choose from for “\(label)”: give it some items.",
                parameter: facts.home?.name)
        }
        let text = (dialog ?? facts.requestDisambiguationDialog)?.text(in: locale)
        let prompt = Prompt(
            .disambiguation, parameter: facts.home?.name, label: label,
            dialog: text ?? "Which one do you mean for “\(label)”?", valueType: Value.__valueType,
            options: items.map { PromptOption($0, in: locale) }, isComplete: true)
        switch try await questions.answer(to: prompt, otherwise: .needsDisambiguation) {
        case .option(let index) where items.indices.contains(index): return items[index]
        case .value(let given): return items[try index(of: given, in: prompt)]
        case let other: throw RunQuestions.misunderstood(other, prompt)
        }
    }

    /// The choice that an answer names.
    /// - Throws: when it names none, or more than one.
    private func index(of given: IntentsModel.IntentValue, in prompt: Prompt) throws(RunError) -> Int {
        if let index = prompt.options.firstIndex(where: { $0.value.isSame(as: given) }) { return index }
        let names = OptionNames(prompt) { $0.foldedForComparison }
        let match = if case .string(let text) = given { names.match(text) } else { OptionNames.Match.none }
        let problem: String
        switch match {
        case .one(let index): return index
        case .none: problem = "\(given.plainDescription) is not among them."
        case .several(let indices):
            problem = "\(given.plainDescription) names \(indices.count) of them. \(names.distinction(of: indices))"
        }
        throw RunError(
            .invalidValue, "“\(label)” takes one of the choices; \(problem)", parameter: facts.home?.name)
    }

    func confirmation(
        of item: some _IntentValue, _ dialog: IntentDialog?, beside snippet: SnippetSource? = nil
    ) async throws -> Bool {
        let option = PromptOption(item, in: locale)
        let prompt = Prompt(
            .confirmation, parameter: facts.home?.name, label: label,
            dialog: dialog?.text(in: locale) ?? "Is “\(option.display.title)” right for “\(label)”?", options: [option],
            snippet: try await snippet?.node(in: locale))
        return try await questions.confirms(prompt)
    }
}

extension PromptOption {
    /// A value as a choice, with what people are shown.
    package init(_ value: some _IntentValue, in locale: Locale) {
        let shown = value.__intentValue(in: locale, properties: false)
        self.init(value: shown, display: shown.display(in: locale))
    }
}

extension OptionNames {
    /// What tells choices of one name apart, as a sentence.
    func distinction(of indices: [Int]) -> String {
        let identifiers = indices.compactMap(identifier)
        guard identifiers.count == indices.count else {
            return "Choose one by its place: \(indices.map { "\($0 + 1)" }.joined(separator: " or "))."
        }
        return "Name one by its identifier: \(identifiers.joined(separator: " or "))."
    }
}

extension IntentsModel.IntentValue {
    /// Whether both name the same enum case or entity, whatever they are shown as.
    func isSame(as other: IntentsModel.IntentValue) -> Bool {
        switch (self, other) {
        case (.entity(let one), .entity(let two)): one.typeName == two.typeName && one.identifier == two.identifier
        case (.enumCase(let one), .enumCase(let two)): one.typeName == two.typeName && one.rawValue == two.rawValue
        default: self == other
        }
    }
}

extension String {
    /// Equal but for case, diacritics and width.
    func isSame(as other: String) -> Bool { compare(other, options: Self.indifference) == .orderedSame }

    /// What is equal for all that are the same.
    fileprivate var foldedForComparison: String { folding(options: Self.indifference, locale: nil) }

    private static let indifference: String.CompareOptions = [
        .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
    ]
}
