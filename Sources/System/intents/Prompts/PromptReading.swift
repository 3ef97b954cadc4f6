import IntentsModel

/// What a typed line means as the answer to a question.
struct PromptReading: Sendable {
    var prompt: Prompt

    enum Result: Equatable, Sendable {
        case answer(Answer)
        /// Asked again, for this reason.
        case again(String)
    }

    /// Whether text that is none of the options is an answer too.
    var takesText: Bool { prompt.kind == .value && !prompt.isComplete }

    func read(_ line: String) -> Result {
        let text = String(line.trimmingSpaces)
        guard !text.contains("\u{FFFD}") else { return .again(Self.otherEncoding) }
        switch prompt.kind {
        case .confirmation, .foreground: return confirmation(text)
        case .value, .disambiguation, .choice: return choice(text)
        }
    }

    /// Nothing that was typed becomes something else silently.
    private static let otherEncoding =
        "The � stands for a letter that is not UTF-8: type the answer again, in a terminal that sends UTF-8."

    private func confirmation(_ text: String) -> Result {
        if text.isEmpty { return .again("Answer y or n; Ctrl-C cancels the run.") }
        if let meant = yesOrNo(text) { return .answer(.confirmed(meant)) }
        if isAmong(prompt.acceptLabel, prompt.acceptAlternatives, text) { return .answer(.confirmed(true)) }
        if isAmong(prompt.denyLabel, prompt.denyAlternatives, text) { return .answer(.confirmed(false)) }
        return .again("Answer y or n.")
    }

    private func isAmong(_ label: String?, _ alternatives: [String]?, _ text: String) -> Bool {
        ([label].compactMap(\.self) + (alternatives ?? [])).contains { $0.lowercased() == text.lowercased() }
    }

    private func yesOrNo(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "y", "yes": true
        case "n", "no": false
        default: nil
        }
    }

    private func choice(_ text: String) -> Result {
        if text.isEmpty {
            let range = prompt.options.isEmpty ? "" : " \(range)"
            return .again("An answer is needed; Ctrl-C cancels the run.\(range)")
        }
        if prompt.allowsMultiple, let several = several(text) { return several }
        switch option(text) {
        case .one(let index):
            return .answer(prompt.allowsMultiple ? .value(.array([prompt.options[index].value])) : .option(index))
        case .several(let indices): return .again(ambiguity(text, indices))
        case .none: break
        }
        if prompt.valueType == .primitive(.bool), let meant = yesOrNo(text) { return .answer(.value(.bool(meant))) }
        if takesText { return .answer(.value(.string(text))) }
        return .again(range)
    }

    /// What names a choice.
    var range: String {
        let count = prompt.options.count
        return count == 1
            ? "Enter 1, or the choice itself." : "Enter a number from 1 to \(count), or one of the choices."
    }

    /// What names a choice, when a line had nothing but numbers and one that names none; they may have been meant as another value.
    func range(missedBy line: String) -> String? {
        let numbers = line.split { " ,-".contains($0) }.map { Int($0) }
        guard takesText, !prompt.options.isEmpty, !numbers.isEmpty, !numbers.contains(nil) else { return nil }
        return numbers.allSatisfy { prompt.options.indices.contains(($0 ?? 0) - 1) } ? nil : range
    }

    /// Why a name that several choices have is none, with what tells them apart.
    private func ambiguity(_ name: String, _ indices: [Int]) -> String {
        let names = prompt.names
        let identifiers = indices.map(names.identifier)
        let isIdentified = !identifiers.contains(nil)
        let listed = zip(indices, identifiers).prefix(Self.mostNamed).map { index, identifier in
            isIdentified ? "\(index + 1) (\(identifier ?? ""))" : "\(index + 1)"
        }
        let more = indices.count > listed.count ? " and \(indices.count - listed.count) more" : ""
        let distinction = isIdentified ? "the number or the identifier" : "the number"
        return "\(indices.count) choices are called “\(name)”; \(distinction) tells them apart: "
            + "\(listed.joined(separator: ", "))\(more)."
    }

    private static let mostNamed = 10

    /// Several options: numbers, ranges and titles between commas, or `all`; nil when it is a single one, or a part is none
    /// and free text is allowed.
    private func several(_ text: String) -> Result? {
        if text.lowercased() == "all", option(text) == .none { return values(Array(prompt.options.indices)) }
        guard text.contains(",") || options(inRange: text) != nil else { return nil }
        var indices: [Int] = []
        for part in text.split(separator: ",").map({ String($0.drop { $0 == " " }) }) {
            switch option(part) {
            case .one(let index): indices.append(index)
            case .several(let named): return .again(ambiguity(part, named))
            case .none:
                guard let range = options(inRange: part) else { return takesText ? nil : .again(self.range) }
                indices += range
            }
        }
        return values(indices)
    }

    private func values(_ indices: [Int]) -> Result {
        .answer(.value(.array(indices.map { prompt.options[$0].value })))
    }

    /// The options of a range of numbers such as `2-4`.
    private func options(inRange text: String) -> [Int]? {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0.trimmingSpaces) }
        guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last else { return nil }
        guard prompt.options.indices.contains(first - 1), prompt.options.indices.contains(last - 1) else { return nil }
        return Array(first - 1...last - 1)
    }

    /// The options that a number, a title, a synonym or an identifier names, in this order.
    private func option(_ text: String) -> OptionNames.Match {
        if let number = Int(text), prompt.options.indices.contains(number - 1) { return .one(number - 1) }
        return prompt.names.match(text)
    }
}
