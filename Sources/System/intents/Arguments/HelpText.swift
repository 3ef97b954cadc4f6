/// The help of a command, and of the whole tool, laid out for the narrowest terminal in use.
enum HelpText {
    private static let width = 80

    /// One line: how the command is called.
    static func usage(_ command: CommandSpecification) -> String {
        usageParts(command).joined(separator: " ")
    }

    private static func usageParts(_ command: CommandSpecification) -> [String] {
        let arguments = command.arguments.map { argument in
            let name = argument.choices.isEmpty ? argument.name : argument.choices.joined(separator: "|")
            let text = argument.repeats ? "\(name)..." : name
            return argument.isRequired ? text : "[\(text)]"
        }
        let parameters = command.takesParameters ? ["[--PARAM VALUE | --PARAM=VALUE]..."] : []
        let options = command.options.map { option in
            let name = option.letter.map { "-\($0)" } ?? "--\(option.name)"
            let form = "\(name)\(option.valueName.map { " \($0)" } ?? "")"
            let shown = option.isRequired ? form : "[\(form)]"
            return option.repeats ? "\(shown)..." : shown
        }
        return ["intents", command.name] + arguments + parameters + options
    }

    /// Everything about one command.
    static func full(_ command: CommandSpecification) -> String {
        var sections = [command.summary, hanging("Usage: intents \(command.name) ", usageParts(command).dropFirst(2))]
        sections += command.discussion.map { hanging("", $0.split { $0.isWhitespace }) }
        let arguments = command.arguments.map { ($0.name, $0.help) }
        if !arguments.isEmpty { sections.append(section("Arguments", arguments)) }
        sections.append(section("Options", command.allOptions.map { (form(of: $0), $0.help) }))
        let statuses = command.exitStatuses.map { ("\($0.status)", $0.meaning) }
        if !statuses.isEmpty { sections.append(section("Exit status", statuses)) }
        if !command.examples.isEmpty {
            sections.append((["Examples:"] + command.examples.map { "  \($0)" }).joined(separator: "\n"))
        }
        return sections.joined(separator: "\n\n") + "\n"
    }

    /// The list of commands.
    static func overview(_ commands: [CommandSpecification]) -> String {
        let listed = commands.filter { !$0.isHidden }.map { ($0.name, $0.summary) }
        let options = [("-h, --help", "Show this help, or a command's."), ("--version", "Print the version.")]
        return """
            Build, install, run and ask for the intents of apps.

            Usage: intents COMMAND [ARGUMENTS] [OPTIONS]

            \(section("Commands", listed))

            \(section("Options", options))

            “intents COMMAND --help” explains one command.

            """
    }

    private static func form(of option: OptionSpecification) -> String {
        let letter = option.letter.map { "-\($0), " } ?? ""
        return "\(letter)--\(option.name)\(option.valueName.map { " \($0)" } ?? "")"
    }

    private static func section(_ title: String, _ rows: [(String, String)]) -> String {
        let column = rows.map(\.0.count).max() ?? 0
        let lines = rows.map { name, help in
            hanging("  \(name)\(String(repeating: " ", count: column - name.count))  ", help.split(separator: " "))
        }
        return (["\(title):"] + lines).joined(separator: "\n")
    }

    /// Parts that stay whole, in lines below each other after a start.
    private static func hanging(_ start: String, _ parts: some Sequence<some StringProtocol>) -> String {
        let indentation = String(repeating: " ", count: start.count)
        var lines = [start]
        var isEmpty = true
        for part in parts {
            if !isEmpty, lines[lines.count - 1].count + 1 + part.count > width {
                lines.append(indentation)
                isEmpty = true
            }
            lines[lines.count - 1] += isEmpty ? String(part) : " \(part)"
            isEmpty = false
        }
        return lines.joined(separator: "\n")
    }
}
