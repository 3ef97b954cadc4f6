import PlatformFoundation

/// An error that says which App Intents error it stands for (inventory §2.2).
public protocol CustomAppIntentErrorConvertible: Error {
    /// The error that people are shown.
    var appIntentError: AppIntentError { get }
}

extension AppIntentError {
    /// Makes an error with a text of its own.
    /// - Parameter description: what people are told.
    public init(description: LocalizedStringResource) { self.init(.message(description)) }

    /// Makes an error of a known kind with a text of its own.
    /// - Parameters:
    ///   - predefinedError: the kind. One that asks the system for something, as `restartPerform` does, keeps doing so.
    ///   - description: what people are told.
    public init(predefinedError: AppIntentError, description: LocalizedStringResource) {
        if case .message = predefinedError.reason {
            self.init(.message(description))
        } else {
            self = predefinedError
        }
    }

    /// Makes an error with the text of another.
    public init(wrapping error: some Error & CustomLocalizedStringResourceConvertible) {
        self.init(.message(error.localizedStringResource))
    }

    /// Makes the error that another stands for.
    public init(wrapping error: some CustomAppIntentErrorConvertible) { self = error.appIntentError }
}
