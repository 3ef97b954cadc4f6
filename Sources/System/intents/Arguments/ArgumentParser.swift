import IntentsStrings

/// Takes a command's arguments apart, by its specification.
struct ArgumentParser: Sendable {
    var specification: CommandSpecification

    /// Arguments are names, phrases and paths; what is longer is none of them, and would take long to be looked for.
    private static let longestArgument = 4096

    /// - Throws: `UsageError` with one sentence.
    func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
        var parsed = ParsedArguments()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                parsed.positionals += rest
                break
            }
            if argument.hasPrefix("--") {
                try parseOption(argument.dropFirst(2), &rest, into: &parsed)
            } else if isLetterOption(argument) {
                try parseLetters(argument, &rest, into: &parsed)
            } else {
                parsed.positionals.append(argument)
            }
        }
        if !parsed.has("help") { try check(parsed) }
        return parsed
    }

    private func parseOption(
        _ text: Substring, _ rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
    ) throws(UsageError) {
        let equals = text.firstIndex(of: "=")
        let name = String(text[..<(equals ?? text.endIndex)])
        let attached = equals.map { String(text[text.index(after: $0)...]) }
        if let option = specification.option(name) {
            try take(option, attached, &rest, into: &parsed)
        } else if specification.takesParameters {
            guard !name.isEmpty else { throw UsageError("--\(text) names no parameter.") }
            parsed.parameters.append(parameter(name, attached, &rest))
        } else {
            throw unknownOption(name)
        }
    }

    private func take(
        _ option: OptionSpecification, _ attached: String?, _ rest: inout ArraySlice<String>,
        into parsed: inout ParsedArguments
    ) throws(UsageError) {
        guard let valueName = option.valueName else {
            guard attached == nil else { throw UsageError("--\(option.name) takes no value.") }
            parsed.flags.insert(option.name)
            return
        }
        guard let value = attached ?? nextValue(&rest) else {
            throw UsageError("--\(option.name) needs a value: --\(option.name) \(valueName).")
        }
        guard option.repeats || parsed.values[option.name] == nil else {
            throw UsageError("--\(option.name) is given twice.")
        }
        parsed.values[option.name, default: []].append(value)
        if option.name == "set", specification.takesParameters { try takeSet(value, into: &parsed) }
    }

    private func takeSet(_ text: String, into parsed: inout ParsedArguments) throws(UsageError) {
        guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
            throw UsageError("--set needs NAME=VALUE, not “\(text)”.")
        }
        let value = String(text[text.index(after: equals)...])
        parsed.parameters.append(ParameterArgument(name: String(text[..<equals]), form: .set(value)))
    }

    private func parameter(
        _ name: String, _ attached: String?, _ rest: inout ArraySlice<String>
    ) -> ParameterArgument {
        if let attached { return ParameterArgument(name: name, form: .value(attached)) }
        // `--no-PARAM` never takes the next argument: whether it is a refusal or a name is known only with the action.
        if name.hasPrefix("no-") { return ParameterArgument(name: name, form: .bare) }
        guard let value = nextValue(&rest) else { return ParameterArgument(name: name, form: .bare) }
        return ParameterArgument(name: name, form: .value(value))
    }

    /// The next argument when it is a value: all that does not start with two dashes is.
    private func nextValue(_ rest: inout ArraySlice<String>) -> String? {
        guard let next = rest.first, !next.hasPrefix("--") else { return nil }
        return rest.popFirst()
    }

    private func isLetterOption(_ argument: String) -> Bool {
        guard argument.hasPrefix("-"), let letter = argument.dropFirst().first, argument.count == 2 else {
            return false
        }
        return letter.isLetter
    }

    private func parseLetters(
        _ argument: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
    ) throws(UsageError) {
        guard let option = specification.allOptions.first(where: { $0.letter == argument.last }) else {
            throw UsageError("There is no option \(argument).")
        }
        try take(option, nil, &rest, into: &parsed)
    }

    private func unknownOption(_ name: String) -> UsageError {
        let known = specification.allOptions.map(\.name)
        let suggestion = closest(to: name, in: known).map { "--\($0)" }
        return UsageError("There is no option --\(name).", didYouMean: suggestion)
    }

    /// The positional arguments of a line that is still being typed.
    func positionals(_ arguments: [String]) -> [String] {
        var parsed = ParsedArguments()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-") else {
                parsed.positionals.append(argument)
                continue
            }
            // What is wrong with an option that is still being typed is said once it is run.
            try? parseOption(argument.drop { $0 == "-" }, &rest, into: &parsed)
        }
        return parsed.positionals
    }

    private func check(_ parsed: ParsedArguments) throws(UsageError) {
        let arguments = specification.arguments
        if parsed.positionals.count > arguments.count, arguments.last?.repeats != true {
            throw UsageError("“\(parsed.positionals[arguments.count])” is one argument too many.")
        }
        if let missing = arguments.dropFirst(parsed.positionals.count).first(where: \.isRequired) {
            throw UsageError("\(missing.name) is missing.")
        }
        // An empty path would be the folder that one happens to be in.
        for (argument, text) in zip(arguments, parsed.positionals) where argument.kind == .path && text.isEmpty {
            throw UsageError("\(argument.name) is empty.")
        }
        for (argument, text) in zip(arguments, parsed.positionals) where text.count > Self.longestArgument {
            throw UsageError("\(argument.name) has at most \(Self.longestArgument) characters; this has \(text.count).")
        }
        for (argument, text) in zip(arguments, parsed.positionals)
        where !argument.choices.isEmpty && !argument.choices.contains(text) {
            throw UsageError(
                "\(argument.name) is \(argument.choices.joined(separator: ", ")), not “\(text)”.",
                didYouMean: closest(to: text, in: argument.choices))
        }
    }
}
