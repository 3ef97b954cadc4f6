/// The help of a command, and of the whole tool, laid out for a terminal.
struct HelpText: Sendable {
    private let width: Int

    /// Longer lines are hard to read.
    private static let widest = 80
    /// Words in a narrower column are hard to read: they stand below what they explain.
    private static let leastColumn = 24

    /// - Parameter width: the columns of the terminal; nil where there is none.
    init(width: Int? = nil) { self.width = min(width ?? Self.widest, Self.widest) }

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
    func full(_ command: CommandSpecification) -> String {
        var sections = [flowing(command.summary), usage(command)]
        sections += command.discussion.map(flowing)
        let arguments = command.arguments.map { ($0.name, $0.help) }
        if !arguments.isEmpty { sections.append(section("Arguments", arguments)) }
        sections.append(section("Options", command.allOptions.map { (Self.form(of: $0), $0.help) }))
        let statuses = command.exitStatuses.map { ("\($0.status)", $0.meaning) }
        if !statuses.isEmpty { sections.append(section("Exit status", statuses)) }
        if !command.examples.isEmpty {
            sections.append((["Examples:"] + command.examples.map { "  \($0)" }).joined(separator: "\n"))
        }
        return sections.joined(separator: "\n\n") + "\n"
    }

    /// The list of commands.
    func overview(_ commands: [CommandSpecification]) -> String {
        let listed = commands.filter { !$0.isHidden }.map { ($0.name, $0.summary) }
        let options = [("-h, --help", "Show this help, or a command's."), ("--version", "Print the version.")]
        return """
            \(flowing("Build, install, run and ask for the intents of apps."))

            \(hanging("Usage: intents ", ["COMMAND", "[ARGUMENTS]", "[OPTIONS]"]))

            \(section("Commands", listed))

            \(section("Options", options))

            \(flowing("“intents COMMAND --help” explains one command."))

            """
    }

    private static func form(of option: OptionSpecification) -> String {
        let letter = option.letter.map { "-\($0), " } ?? ""
        return "\(letter)--\(option.name)\(option.valueName.map { " \($0)" } ?? "")"
    }

    private func flowing(_ text: String) -> String { hanging("", text.split { $0.isWhitespace }) }

    /// How the command is called; what does not fit behind it goes on below, at least a little indented.
    private func usage(_ command: CommandSpecification) -> String {
        let start = "Usage: intents \(command.name) "
        let parts = Self.usageParts(command).dropFirst(2)
        let widest = parts.map(\.count).max() ?? 0
        return hanging(start, parts, indentation: start.count + widest > width ? 4 : nil)
    }

    private func section(_ title: String, _ rows: [(String, String)]) -> String {
        let column = rows.map(\.0.count).max() ?? 0
        let lines = width - column - 4 < Self.leastColumn ? below(rows) : beside(rows, column)
        return (["\(title):"] + lines).joined(separator: "\n")
    }

    private func beside(_ rows: [(String, String)], _ column: Int) -> [String] {
        rows.map { name, help in
            hanging("  \(name)\(String(repeating: " ", count: column - name.count))  ", help.split(separator: " "))
        }
    }

    private func below(_ rows: [(String, String)]) -> [String] {
        rows.flatMap { name, help in ["  \(name)", hanging("      ", help.split(separator: " "))] }
    }

    /// Parts that stay whole, in lines below each other after a start.
    /// - Parameter indentation: of the further lines; the length of the start unless given.
    private func hanging(
        _ start: String, _ parts: some Sequence<some StringProtocol>, indentation: Int? = nil
    ) -> String {
        let indentation = String(repeating: " ", count: indentation ?? start.count)
        var lines = [start]
        var isEmpty = true
        for part in parts {
            let needed = lines[lines.count - 1].count + (isEmpty ? 0 : 1) + part.count
            if needed > width, !isEmpty || lines.count == 1 && start.count > indentation.count {
                lines.append(indentation)
                isEmpty = true
            }
            lines[lines.count - 1] += isEmpty ? String(part) : " \(part)"
            isEmpty = false
        }
        return lines.joined(separator: "\n")
    }
}
