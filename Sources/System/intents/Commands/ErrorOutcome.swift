import IntentsClient
import IntentsModel

extension RunError.Code {
    /// The command line could not be understood.
    static let usage: RunError.Code = "usage"
}

extension RunOutcome {
    /// The outcome that an error means when there is no report that says it.
    init(for error: RunError) {
        switch error.code {
        case .usage: self = .invalidValue
        case .daemonUnavailable, .foregroundUnavailable: self = .unavailable
        default: self = RunOutcome(rawValue: error.code.rawValue) ?? .failure
        }
    }
}

extension RunError {
    /// The exit status of a command that ends with this error.
    var exitStatus: Int32 { RunOutcome(for: self).exitStatus }
}
