import Foundation
import IntentsModel
import PlatformFoundation

/// What people are told about a thrown error: its own text if it has one, else a general sentence and the error as the
/// cause (inventory §2.2, error display rule).
struct ErrorText {
    var message: String
    /// The error in the words of its author's code, when `message` does not say it.
    var cause: String?

    /// Describes `error` in the language of `locale`.
    init(_ error: any Error, locale: Locale = .current) {
        if let own = Self.ownText(of: error, locale: locale), !own.isEmpty {
            message = own
            cause = Self.underlying(error)
        } else {
            message = "The action could not be completed."
            cause = String(reflecting: error)
        }
    }

    private static func ownText(of error: any Error, locale: Locale) -> String? {
        switch error {
        case let error as RunError:
            error.message
        case let error as any CustomLocalizedStringResourceConvertible:
            error.localizedStringResource.string(in: locale)
        case let error as any LocalizedError where error.errorDescription != nil:
            error.errorDescription
        default:
            // Through Any: some apps make String an error, which this module cannot know.
            (error as Any) as? String ?? foundationText(of: error)
        }
    }

    /// Only of a real NSError: the compiler's bridge would give every Swift error a text without any meaning.
    private static func foundationText(of error: any Error) -> String? {
        type(of: error) is NSError.Type ? (error as NSError).localizedDescription : nil
    }

    private static func underlying(_ error: any Error) -> String? {
        guard type(of: error) is NSError.Type else { return (error as? RunError)?.cause }
        return (error as NSError).userInfo[NSUnderlyingErrorKey].map { String(describing: $0) }
    }
}

/// The best text there is for an error inside another sentence.
func errorText(_ error: any Error) -> String {
    let text = ErrorText(error)
    return text.cause ?? text.message
}
