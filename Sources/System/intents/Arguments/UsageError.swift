/// A command line that cannot be understood: what is wrong, and what was probably meant.
struct UsageError: Error, Equatable, Sendable {
    var message: String

    init(_ message: String, didYouMean suggestion: String? = nil) {
        self.message = suggestion.map { "\(message) Did you mean “\($0)”?" } ?? message
    }
}

extension UsageError: CustomStringConvertible {
    var description: String { message }
}
