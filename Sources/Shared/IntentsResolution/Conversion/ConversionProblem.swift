import IntentsModel

/// Why a value does not become a parameter's value.
enum ConversionProblem: Error {
    /// The text or value does not fit the type or its limits.
    case invalid(String, guess: Guess? = nil)
    /// No entity is meant by the text; another answer may help.
    case noMatch(String, guess: Guess? = nil)
    /// An entity that was chosen earlier is gone; asking again would run for another one than was said.
    case vanished(String)
    case ambiguous(Ambiguity)
    /// The query that would know did not answer in time.
    case unanswered(String)

    var message: String {
        switch self {
        case .invalid(let message, _), .noMatch(let message, _), .vanished(let message), .unanswered(let message):
            message
        case .ambiguous(let ambiguity): ambiguity.message
        }
    }

    /// What may be meant, to be confirmed before it is used.
    var guess: Guess? {
        switch self {
        case .invalid(_, let guess), .noMatch(_, let guess): guess
        case .vanished, .ambiguous, .unanswered: nil
        }
    }

    var code: RunError.Code {
        switch self {
        case .invalid: .invalidValue
        case .noMatch, .vanished: .entityNotFound
        case .ambiguous: .needsDisambiguation
        case .unanswered: .queryTimedOut
        }
    }
}

/// The one choice that is near to a text which is none of them.
struct Guess: Sendable {
    var option: PromptOption
    /// The place in an array; nil for a single value.
    var element: Int? = nil
}

/// A text that several values answer to.
struct Ambiguity: Sendable {
    var options: [PromptOption]
    /// The place in an array; nil for a single value.
    var element: Int? = nil
    var message: String
}
