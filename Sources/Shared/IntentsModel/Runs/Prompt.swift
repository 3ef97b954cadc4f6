/// A question to a person, with final texts; every surface shows it in its own way.
public struct Prompt: Hashable, Sendable, Codable {
    /// What is asked.
    public var kind: Kind
    /// The parameter it asks for; absent for questions of the intent itself.
    public var parameter: String?
    /// The parameter's title, for surfaces that show a label.
    public var label: String?
    /// The question.
    public var dialog: String
    /// Why it is asked again: what was wrong with the last answer.
    public var reason: String?
    /// The type that an answer is converted to.
    public var valueType: ValueType?
    /// The choices; for `value` prompts suggestions that may not be everything.
    public var options: [PromptOption]
    /// Whether `options` are all there is.
    public var isComplete: Bool
    /// Several options may be chosen.
    public var allowsMultiple: Bool
    /// For confirmations: the accepting label.
    public var acceptLabel: String?
    /// For confirmations: the refusing label.
    public var denyLabel: String?
    /// For confirmations: other words that accept; absent for none.
    package var acceptAlternatives: [String]?
    /// For confirmations: other words that refuse; absent for none.
    package var denyAlternatives: [String]?
    /// Whether accepting destroys something.
    public var isDestructive: Bool
    /// What to show beside the question.
    public var snippet: ViewNode?
    /// Whether the question is only said, and what is shown stands for it where there is something to see; absent for no.
    public var isDialogSpokenOnly: Bool?
    /// What a person should know about the choices, for example why there are none.
    public var notice: String?
    /// The numbers that are taken; absent for all.
    package var range: NumberRange?

    /// Makes a question.
    public init(
        _ kind: Kind, parameter: String? = nil, label: String? = nil, dialog: String, reason: String? = nil,
        valueType: ValueType? = nil, options: [PromptOption] = [], isComplete: Bool = false,
        allowsMultiple: Bool = false, acceptLabel: String? = nil, denyLabel: String? = nil,
        isDestructive: Bool = false, snippet: ViewNode? = nil
    ) {
        self.kind = kind
        self.parameter = parameter
        self.label = label
        self.dialog = dialog
        self.reason = reason
        self.valueType = valueType
        self.options = options
        self.isComplete = isComplete
        self.allowsMultiple = allowsMultiple
        self.acceptLabel = acceptLabel
        self.denyLabel = denyLabel
        self.isDestructive = isDestructive
        self.snippet = snippet
    }

    /// What is asked.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// A parameter's value.
        case value
        /// One of several candidates for a parameter.
        case disambiguation
        /// Yes or no.
        case confirmation
        /// One of the intent's own choices (`requestChoice`).
        case choice
        /// Whether to bring the app to the front.
        case foreground
    }
}

/// One choice of a prompt.
public struct PromptOption: Hashable, Sendable, Codable {
    /// What choosing it gives.
    public var value: IntentValue
    /// What people are shown.
    public var display: DisplayValue
    /// The title of the section it stands in.
    public var section: String?
    /// Whether choosing it destroys something; absent for no.
    public var isDestructive: Bool?

    /// Makes a choice.
    public init(value: IntentValue, display: DisplayValue, section: String? = nil, isDestructive: Bool? = nil) {
        self.value = value
        self.display = display
        self.section = section
        self.isDestructive = isDestructive
    }
}

/// A person's answer to a prompt.
public enum Answer: Hashable, Sendable, Codable {
    /// A value, or text that is still to be converted (`IntentValue.string`).
    case value(IntentValue)
    /// The option at an index of the prompt's list.
    case option(Int)
    /// Yes or no.
    case confirmed(Bool)
    /// The person ended the run.
    case cancelled
    /// Nobody can be asked here.
    case unavailable
}
