import IntentsModel

/// How a parameter takes the result of the action before it.
public enum InputConnectionBehavior: Sendable {
    /// As the system thinks fit.
    case `default`
    /// Not at all.
    case never
    /// Takes it, converted.
    case connectToPreviousIntentResult

    package var model: InputConnection {
        switch self {
        case .default: .default
        case .never: .never
        case .connectToPreviousIntentResult: .connectToPreviousIntentResult
        }
    }
}

/// Both limits of a number, which are allowed themselves.
public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)
