import IntentsModel

extension Prompt {
    /// Whether a person answers with a path.
    var takesFile: Bool { valueType?.element == .primitive(.file) }

    /// Whether several values are typed, one a line: they are no choices, which stand between commas.
    var takesLines: Bool { kind == .value && allowsMultiple && valueType?.isArray == true && options.isEmpty }
}
