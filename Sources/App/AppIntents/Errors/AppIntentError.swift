import Foundation
import IntentsModel
import PlatformFoundation

/// An error that tells the system what a run needs to go on, or why it cannot (inventory §2.2).
public struct AppIntentError: Error, Equatable {
    /// What the system should do about it.
    package enum Reason: Equatable, Sendable {
        /// Perform again from the start.
        case restartPerform
        /// Ask for the parameter, then perform again.
        case needsValue(parameter: String, dialog: IntentDialog?)
        /// Ask for one of the options, then perform again.
        case needsDisambiguation(parameter: String, options: [PromptOption], dialog: IntentDialog?)
        /// End the run and bring the app to the front; the continuation is then done there.
        case needsForeground(dialog: IntentDialog?, alwaysConfirm: Bool, continuation: ForegroundContinuation? = nil)
        /// Tell the person.
        case message(LocalizedStringResource)
    }

    package var reason: Reason

    package init(_ reason: Reason) { self.reason = reason }

    private static func message(_ text: LocalizedStringResource) -> AppIntentError { AppIntentError(.message(text)) }

    /// Performs the intent again from the start, with its current parameters.
    public static let restartPerform = AppIntentError(.restartPerform)

    /// Errors that a person can put right in the app.
    public enum UserActionRequired {
        /// The person has to sign in.
        public static let signin = message("Sign in to the app first, then try again.")
        /// The person has to set up an account.
        public static let accountSetup = message("Set up an account in the app first, then try again.")
        /// The person has to confirm something in the app.
        public static let confirmation = message("Confirm this in the app first, then try again.")
    }

    /// Errors that a person can put right by granting a permission.
    public enum PermissionRequired {
        /// The app may not be used by voice.
        public static let siri = message("The app needs your permission for voice requests.")
        /// The app may not reach the local network.
        public static let localNetwork = message("The app needs your permission to use the local network.")
        /// The app may not use Bluetooth.
        public static let bluetooth = message("The app needs your permission to use Bluetooth.")
        /// The app may not read photos.
        public static let photos = message("The app needs your permission to use your photos.")
        /// The app may not read contacts.
        public static let contacts = message("The app needs your permission to use your contacts.")

        /// The app may not know where the person is.
        /// - Parameter precise: whether the exact place is needed.
        public static func location(precise: Bool = false) -> AppIntentError {
            precise
                ? message("The app needs your permission to use your precise location.")
                : message("The app needs your permission to use your location.")
        }
    }

    /// Errors that end the run for good.
    public enum Unrecoverable {
        /// The network could not be used.
        public static let networkFailure = message("The network could not be reached.")
        /// Some of the work was done, some not.
        public static let partialFailure = message("Only a part of this could be done.")
        /// The action is forbidden.
        public static let notAllowed = message("This is not allowed.")
        /// The cause is not known.
        public static let unknown = message("Something went wrong.")
        /// The device lacks what the action needs.
        public static let unsupportedOnDevice = message("This device does not support this.")
        /// The feature is switched off for now.
        public static let featureCurrentlyRestricted = message("This feature is restricted at the moment.")
        /// The thing the action is about is gone.
        public static let entityNotFound = message("The item could not be found.")
    }
}

extension AppIntentError: CustomLocalizedStringResourceConvertible, CustomStringConvertible {
    /// What people are told when the error ends the run.
    public var localizedStringResource: LocalizedStringResource {
        switch reason {
        case .restartPerform: "The action asked to start again."
        case .needsValue(_, let dialog): dialog?.full ?? "The action needs one more value."
        case .needsDisambiguation(_, _, let dialog): dialog?.full ?? "The action needs a choice."
        case .needsForeground(let dialog, _, _): dialog?.full ?? "The action has to continue in the app."
        case .message(let text): text
        }
    }

    /// The text in the current language.
    public var description: String { String(localized: localizedStringResource) }
}
