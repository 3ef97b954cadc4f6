import IntentsModel

extension JSONText {
    /// A run's outcome as `docs/run-report.schema.json` describes it: every key is always there.
    init(_ report: RunReport) {
        // With its type, as the compiler takes too long for an expression of this size.
        let members: [(String, JSONText)] = [
            ("outcome", .string(report.outcome.rawValue)),
            ("action", .string(report.action)),
            ("value", report.value.map { JSONText($0) } ?? .null),
            ("dialog", report.dialog.map { JSONText($0) } ?? .null),
            ("snippet", report.snippet.map { JSONText($0) } ?? .null),
            ("opened", report.opened.map { JSONText($0) } ?? .null),
            ("mode", .text(report.mode)),
            ("process", report.process.map { JSONText($0) } ?? .null),
            ("error", report.error.map { JSONText($0) } ?? .null),
            ("needs", report.question.map { JSONText(needed: $0) } ?? .null),
            ("notes", .array((report.notes ?? []).map(JSONText.string))),
            ("durationMs", report.durationMilliseconds.map { .double(($0 * 1000).rounded() / 1000) } ?? .null),
            ("runID", .string(report.runID)),
        ]
        self = .object(members)
    }

    /// What a run ended for that could ask nobody.
    init(needed prompt: Prompt) {
        let options = prompt.answers.map { option in
            JSONText.object([
                ("value", JSONText(option.value)), ("title", .string(option.display.title)),
                ("subtitle", .text(option.display.subtitle)),
            ])
        }
        self = .object([
            ("kind", .string(prompt.kind.rawValue)), ("parameter", .text(prompt.parameter)),
            ("type", .text(prompt.valueType?.displayName)), ("question", .string(prompt.dialog)),
            ("options", .array(options)), ("complete", .bool(prompt.isComplete || prompt.isConfirmation)),
            ("multiple", .bool(prompt.allowsMultiple)),
        ])
    }

    init(_ dialog: DialogValue) {
        self = .object([("full", .string(dialog.full)), ("supporting", .text(dialog.supporting))])
    }

    init(_ opened: OpenedValue) {
        self = .object([
            ("action", .text(opened.action)),
            ("parameters", .object(opened.parameters.mapValues { JSONText($0) })),
            ("url", .text(opened.url)), ("by", .text(opened.openedBy)),
        ])
    }

    init(_ process: ProcessDescription) {
        self = .object([
            ("bundle", .string(process.bundle)), ("kind", .string(process.kind.rawValue)),
            ("pid", .int(Int(process.pid))),
        ])
    }

    /// Code and message always; parameter and cause when the error has them.
    init(_ error: RunError) {
        var members: [(String, JSONText)] = [
            ("code", .string(error.code.rawValue)), ("message", .string(error.message)),
        ]
        if let parameter = error.parameter { members.append(("parameter", .string(parameter))) }
        if let cause = error.cause { members.append(("cause", .string(cause))) }
        self = .object(members)
    }
}

extension Prompt {
    fileprivate var isConfirmation: Bool { kind == .confirmation || kind == .foreground }

    /// What can be answered: the choices, or the two answers to a confirmation.
    fileprivate var answers: [PromptOption] {
        guard isConfirmation else { return options }
        return [(true, acceptLabel ?? "yes"), (false, denyLabel ?? "no")].map { value, label in
            PromptOption(value: .bool(value), display: DisplayValue(title: label))
        }
    }
}
