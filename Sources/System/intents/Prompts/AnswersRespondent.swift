import IntentsClient
import IntentsModel
import IntentsStrings

/// Answers the questions of a run from a file, and hands on those that the file does not answer.
actor AnswersRespondent: Respondent {
    private let file: AnswersFile
    private let paths: PromptPaths
    /// Whoever answers what the file does not.
    private let next: (any Respondent)?
    private var timesAsked: [String: Int] = [:]
    /// Why the file could not answer a question; the run ends with it.
    private(set) var problem: RunError?
    /// The question that neither the file nor anybody else answered.
    private var lacking: (name: String, prompt: Prompt)?

    init(_ file: AnswersFile, paths: PromptPaths, otherwise next: (any Respondent)? = nil) {
        self.file = file
        self.paths = paths
        self.next = next
    }

    func answer(to prompt: Prompt) async -> Answer {
        let name = Self.name(of: prompt)
        guard problem == nil else { return .unavailable }
        guard let entry = file.entries[name] else {
            if let next { return await next.answer(to: prompt) }
            lacking = (name, prompt)
            return .unavailable
        }
        timesAsked[name, default: 0] += 1
        do {
            return try await answer(to: prompt, with: try value(of: entry, name, prompt), name)
        } catch let error as RunError {
            problem = error
        } catch {
            problem = RunError(.badAnswer, "\(file.path): \(error)", parameter: prompt.parameter)
        }
        return .unavailable
    }

    /// The name that a question has in the file.
    private static func name(of prompt: Prompt) -> String {
        switch prompt.kind {
        case .value, .disambiguation: prompt.parameter ?? prompt.kind.rawValue
        case .confirmation, .choice, .foreground: prompt.kind.rawValue
        }
    }

    private func value(
        of entry: AnswersFile.Entry, _ name: String, _ prompt: Prompt
    ) throws(UsageError) -> JSONValue {
        let count = timesAsked[name] ?? 1
        switch entry {
        case .always(let value):
            // The same answer again would be refused again.
            if let reason = prompt.reason, count > 1 {
                throw Self.refused(value, name, prompt.distinction ?? reason)
            }
            return value
        case .inOrder(let values):
            guard count <= values.count else {
                let answers = values.count == 1 ? "1 answer" : "\(values.count) answers"
                let which = prompt.candidates.map { " It is one of \($0)." } ?? ""
                throw UsageError(
                    "it has \(answers) to “\(name)”, which is asked for the \(Self.ordinal(count)) time.\(which)")
            }
            return values[count - 1]
        }
    }

    private func answer(
        to prompt: Prompt, with value: JSONValue, _ name: String
    ) async throws -> Answer {
        switch prompt.kind {
        case .confirmation, .foreground: return .confirmed(try confirmation(value, name, prompt))
        case .choice: return .option(try choice(value, name, prompt))
        case .disambiguation:
            return try candidate(value, name, prompt).map { Answer.option($0) } ?? .value(value.intentValue)
        case .value:
            guard prompt.valueType?.element == .primitive(.file) else { return .value(value.intentValue) }
            return .value(try await files(value, name))
        }
    }

    private func confirmation(_ value: JSONValue, _ name: String, _ prompt: Prompt) throws(UsageError) -> Bool {
        if case .bool(let isConfirmed) = value { return isConfirmed }
        if case .string(let text) = value,
            case .answer(.confirmed(let isConfirmed)) = PromptReading(prompt: prompt).read(text)
        {
            return isConfirmed
        }
        let labels = [prompt.acceptLabel, prompt.denyLabel].compactMap(\.self).joined(separator: " or ")
        let words = labels.isEmpty ? "" : ", or with \(labels)"
        throw Self.refused(value, name, "“\(prompt.dialog)” is answered with true or false\(words).")
    }

    private func choice(_ value: JSONValue, _ name: String, _ prompt: Prompt) throws(UsageError) -> Int {
        if let index = try candidate(value, name, prompt) { return index }
        let titles = prompt.options.map(\.display.title).joined(separator: ", ")
        throw Self.refused(value, name, "It is not among the choices: \(titles).")
    }

    /// The choice that an answer names, or whose number it is where choices have no identifiers; nil for none.
    private func candidate(_ value: JSONValue, _ name: String, _ prompt: Prompt) throws(UsageError) -> Int? {
        switch prompt.names.match(value.intentValue.plainText) {
        case .one(let index): return index
        case .several(let indices): throw Self.refused(value, name, prompt.distinction(of: indices))
        case .none:
            guard case .int(let number) = value, prompt.options.indices.contains(number - 1) else { return nil }
            return prompt.names.identifier(of: number - 1) == nil ? number - 1 : nil
        }
    }

    private func files(_ value: JSONValue, _ name: String) async throws -> IntentValue {
        guard case .array(let elements) = value else { return .file(try await file(value, name)) }
        var files: [IntentValue] = []
        for element in elements { files.append(.file(try await file(element, name))) }
        return .array(files)
    }

    private func file(_ value: JSONValue, _ name: String) async throws -> FileValue {
        guard case .string(let path) = value else { throw Self.refused(value, name, "A file is named by its path.") }
        do {
            return try await InputThread.run { [paths] in try paths.file(path) }
        } catch let error as UsageError {
            throw Self.refused(value, name, error.message)
        }
    }

    private static func refused(_ value: JSONValue, _ name: String, _ reason: String) -> UsageError {
        let answer = DisplayWidth.truncate(value.intentValue.quotation, to: longestQuotation)
        return UsageError("the answer “\(answer)” to “\(name)” was refused: \(reason)")
    }

    /// An answer is quoted to be recognised, not to be read.
    private static let longestQuotation = 60

    private static func ordinal(_ number: Int) -> String {
        switch number {
        case 2: "second"
        case 3: "third"
        default: "\(number)th"
        }
    }

    // MARK: After the run

    /// The report, with what was wrong with the file.
    func completed(_ report: RunReport) -> RunReport {
        var report = report
        if let problem {
            report.outcome = problem.code == .badAnswer ? .invalidValue : RunOutcome(for: problem)
            report.error = problem
            report.question = nil
        } else if let lacking, report.outcome.isQuestion {
            let which = lacking.prompt.candidates.map { " It is one of \($0)." } ?? ""
            report.error?.cause = lack(of: lacking.name) + which
        }
        return report
    }

    private func lack(of name: String) -> String {
        let start = "\(file.path) has no answer to “\(name)”"
        guard let near = closest(to: name, in: file.entries.keys.sorted()) else { return "\(start)." }
        return "\(start); did “\(near)” mean it?"
    }

    /// What the file answers and nobody asked; nil when there is nothing of that kind.
    var unused: String? {
        let names = file.entries.keys.filter { timesAsked[$0] == nil }.sorted()
        guard !names.isEmpty else { return nil }
        return "\(file.path): nobody asked for \(names.map { "“\($0)”" }.joined(separator: ", "))."
    }
}

extension RunError.Code {
    /// A file of answers does not answer what was asked.
    static let badAnswer: RunError.Code = "badAnswer"
}

extension JSONValue {
    /// As the command line would give it: text that the resolution converts, and what JSON knows better.
    fileprivate var intentValue: IntentValue {
        switch self {
        case .null, .object: .null
        case .bool(let value): .bool(value)
        case .int(let value): .int(value)
        case .double(let value): .double(value)
        case .string(let text): .string(text)
        case .array(let elements): .array(elements.map(\.intentValue))
        }
    }
}

extension IntentValue {
    fileprivate var plainText: String { ValueText.text(self) }

    /// On one line.
    fileprivate var quotation: String {
        guard case .array(let elements) = self else { return plainText }
        return elements.map(\.plainText).joined(separator: ", ")
    }
}

extension Prompt {
    /// The candidates that one answer must be chosen from, each with what names it whatever its title is.
    fileprivate var candidates: String? {
        guard kind == .disambiguation, !options.isEmpty else { return nil }
        return list(of: Array(options.indices))
    }

    /// What tells the candidates apart; nil for a question that has none.
    fileprivate var distinction: String? { candidates.map { "It must name one of \($0)." } }

    /// What tells choices of one name apart.
    fileprivate func distinction(of indices: [Int]) -> String {
        let isIdentified = indices.allSatisfy { names.identifier(of: $0) != nil }
        let what = isIdentified ? "Name one by its identifier" : "Name one by its number"
        return "\(indices.count) choices are called so. \(what): \(list(of: indices))."
    }

    /// The titles of choices, with the identifier of each, or its number where it has none.
    private func list(of indices: [Int]) -> String {
        let named = indices.prefix(10).map { index in
            "\(names.title(of: index)) (\(names.identifier(of: index) ?? "\(index + 1)"))"
        }
        return named.joined(separator: ", ") + (indices.count > 10 ? " and \(indices.count - 10) more" : "")
    }
}
