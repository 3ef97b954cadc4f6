/// A command line, taken apart.
struct ParsedArguments: Equatable, Sendable {
    var positionals: [String] = []
    /// The values of each option, in order.
    var values: [String: [String]] = [:]
    var flags: Set<String> = []
    /// The parameters of an action, in order.
    var parameters: [ParameterArgument] = []

    func has(_ flag: String) -> Bool { flags.contains(flag) }

    /// The last value of an option.
    func value(_ option: String) -> String? { values[option]?.last }

    func all(_ option: String) -> [String] { values[option] ?? [] }

    /// The positional argument at an index, when it was given.
    func positional(_ index: Int) -> String? {
        positionals.indices.contains(index) ? positionals[index] : nil
    }
}

/// One `--PARAM …`, `--no-PARAM` or `--set NAME=VALUE`.
struct ParameterArgument: Hashable, Sendable {
    /// As it was written: kebab-case after `--`, the Swift name after `--set`.
    var name: String
    var form: Form

    enum Form: Hashable, Sendable {
        /// A value, as text.
        case value(String)
        /// `--PARAM` alone: true, when the parameter is a Boolean.
        case bare
        /// `--set NAME=VALUE`.
        case set(String)
    }
}
