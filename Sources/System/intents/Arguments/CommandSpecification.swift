/// Everything that is known of a command's line: its parser, its help and its completion all read this.
struct CommandSpecification: Sendable {
    var name: String
    /// One sentence, for the list of commands.
    var summary: String
    var arguments: [ArgumentSpecification] = []
    var options: [OptionSpecification] = []
    /// Whether options that are not declared are the parameters of an action.
    var takesParameters = false
    /// What the summary leaves out.
    var discussion: [String] = []
    var exitStatuses: [ExitStatusDescription] = []
    var examples: [String] = []
    /// Left out of the list of commands.
    var isHidden = false

    /// The option `name`, `--help` included.
    func option(_ name: String) -> OptionSpecification? {
        allOptions.first { $0.name == name }
    }

    var allOptions: [OptionSpecification] { options + [.help] }
}

/// A positional argument.
struct ArgumentSpecification: Sendable {
    /// In capitals, as usage shows it.
    var name: String
    var help: String
    var kind: Kind = .text
    var isRequired = true
    /// Whether it takes all that follows.
    var repeats = false
    /// The only texts it may have; any text when empty.
    var choices: [String] = []

    /// What it names, for completion.
    enum Kind: Sendable {
        case text, path, app, action, appOrAction, actionOrEntityType, entityType
    }
}

/// An option, `--name`.
struct OptionSpecification: Sendable {
    var name: String
    /// The one-letter form, `-c`.
    var letter: Character?
    /// In capitals, as usage shows it; a flag has none.
    var valueName: String?
    var repeats = false
    var isRequired = false
    var help: String

    init(_ name: String, letter: Character? = nil, value: String? = nil, repeats: Bool = false, help: String) {
        self.name = name
        self.letter = letter
        valueName = value
        self.repeats = repeats
        self.help = help
    }

    static let help = OptionSpecification("help", letter: "h", help: "Show this help.")
    static let json = OptionSpecification("json", help: "Print one JSON object instead of text.")
    static let answers = OptionSpecification(
        "answers", value: "FILE", help: "Answer questions from a JSON file: an object of answers by parameter name.")
    static let noInput = OptionSpecification("no-input", help: "Never ask; end with what was needed.")
    static let timeout = OptionSpecification(
        "timeout", value: "S|none", help: "Seconds the run may take; 30 for background runs unless given.")
    static let output = OptionSpecification(
        "output", value: "PATH|-",
        help: "Write the resulting file or text there; - is standard output. Several files need a folder.")
    static let resultType = OptionSpecification(
        "as", value: "UTTYPE",
        help: "Have the result as a file of this content type, such as public.png or png; a list as one file each.")
}

/// One exit status, for help.
struct ExitStatusDescription: Sendable {
    var status: Int32
    var meaning: String

    init(_ status: Int32, _ meaning: String) {
        self.status = status
        self.meaning = meaning
    }

    /// Those of every command that asks the daemon.
    static let usual = [
        ExitStatusDescription(0, "success"),
        ExitStatusDescription(1, "failure; the message says why"),
        ExitStatusDescription(2, "the command line is wrong"),
        ExitStatusDescription(4, "no such app, action or type, or more than one"),
        ExitStatusDescription(5, "the daemon cannot be reached"),
    ]

    /// Those of the commands that run an action.
    static let ofRuns = [
        ExitStatusDescription(0, "success"),
        ExitStatusDescription(1, "failure: the app's code threw, crashed, or answered wrongly"),
        ExitStatusDescription(2, "invalidValue, or the command line is wrong"),
        ExitStatusDescription(3, "needsValue, needsConfirmation, needsDisambiguation: nobody could be asked"),
        ExitStatusDescription(4, "notFound, ambiguous: the action"),
        ExitStatusDescription(5, "unavailable, noExecutionTarget"),
        ExitStatusDescription(124, "timedOut"),
        ExitStatusDescription(130, "cancelled"),
    ]
}
