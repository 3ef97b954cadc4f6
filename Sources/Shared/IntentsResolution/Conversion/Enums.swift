import IntentsModel
import IntentsStrings

extension ValueConverter {
    /// Finds the case by raw value, case name, title, synonym: first as written, then folded.
    ///
    /// The declared default never stands in for a text that no case answers to.
    func enumCase(_ value: IntentValue, of identifier: String, element: Int?) throws -> IntentValue {
        guard let type = run.metadata.enumeration(identifier) else {
            throw problem("“${title}” is of the type ${type}, which the app does not declare.", ["type": identifier])
        }
        let text = try enumText(value, of: type)
        let found = EnumMatcher(cases: cases(of: type), texts: texts).matches(text)
        switch found.count {
        case 1: return option(found[0], of: type).value
        case 0: throw unknownCase(value, text: text, of: type, element: element)
        default:
            let options = found.map { option($0, of: type) }
            throw ConversionProblem.ambiguous(ambiguity(text: text, options: options, element: element))
        }
    }

    /// The cases a person may choose.
    func enumOptions(_ identifier: String) -> [PromptOption] {
        guard let type = run.metadata.enumeration(identifier) else { return [] }
        return cases(of: type).map { option($0, of: type) }
    }

    private func cases(of type: EnumDescription) -> [EnumCaseDescription] {
        guard let supported = parameter.supportedValues else { return type.cases }
        return type.cases.filter { supported.contains($0.rawValue) }
    }

    private func option(_ item: EnumCaseDescription, of type: EnumDescription) -> PromptOption {
        let display = texts.display(item.display)
        let value = EnumValue(typeName: type.identifier, rawValue: item.rawValue, display: display)
        return PromptOption(value: .enumCase(value), display: display)
    }

    private func enumText(_ value: IntentValue, of type: EnumDescription) throws -> String {
        switch value {
        case .string(let text): return text
        case .int(let number): return "\(number)"
        case .enumCase(let item) where item.typeName == type.identifier: return item.rawValue
        default: throw unknownCase(value, text: value.spelling, of: type, element: nil)
        }
    }

    private func unknownCase(
        _ value: IntentValue, text: String, of type: EnumDescription, element: Int?
    ) -> ConversionProblem {
        let titles = cases(of: type).map { texts($0.display.title) }
        let expected = texts.list(titles)
        guard let meant = closest(to: text, in: titles) else {
            return problem(
                "“${title}” takes one of: ${expected}; ${value} is not among them.",
                ["expected": expected, "value": value.spelling])
        }
        let sentence = message(
            "“${title}” takes one of: ${expected}; ${value} is not among them. Did you mean “${meant}”?",
            ["expected": expected, "value": value.spelling, "meant": meant])
        let guess = cases(of: type).first { texts($0.display.title) == meant }
        return .invalid(sentence, guess: guess.map { Guess(option: option($0, of: type), element: element) })
    }
}

/// The order in which a text names a case of an enum.
struct EnumMatcher {
    var cases: [EnumCaseDescription]
    var texts: RunTexts

    /// The cases of the first rule that any case meets.
    func matches(_ text: String) -> [EnumCaseDescription] {
        let folded = text.folded
        return first { $0 == text } ?? first { $0.folded == folded } ?? []
    }

    private func first(where isSame: (String) -> Bool) -> [EnumCaseDescription]? {
        for names in [rawValue, caseName, titles, synonyms] {
            let found = cases.filter { names($0).contains(where: isSame) }
            if !found.isEmpty { return found }
        }
        return nil
    }

    private func rawValue(_ item: EnumCaseDescription) -> [String] { [item.rawValue] }

    private func caseName(_ item: EnumCaseDescription) -> [String] { [item.name] }

    /// In the run's language and in the source's: a request written down in one runs in the other.
    private func titles(_ item: EnumCaseDescription) -> [String] {
        [texts(item.display.title), item.display.title.sourceText]
    }

    private func synonyms(_ item: EnumCaseDescription) -> [String] {
        item.display.synonyms.flatMap { [texts($0), $0.sourceText] }
    }
}
