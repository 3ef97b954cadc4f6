import AppIntents
import IntentsModel
import Testing

@testable import AppIntents

extension String: @retroactive Error {}

/// What people are told when an intent throws.
struct ErrorTextTests {
    enum Localised: Error, CustomLocalizedStringResourceConvertible {
        case frozen
        var localizedStringResource: LocalizedStringResource { "The hose is frozen." }
    }

    enum Described: LocalizedError {
        case empty, silent
        var errorDescription: String? { self == .empty ? "The tank is empty." : nil }
    }

    enum Plain: Error { case broken }

    @Test func usesTheTextOfTheError() {
        #expect(ErrorText(Localised.frozen).message == "The hose is frozen.")
        #expect(ErrorText(Described.empty).message == "The tank is empty.")
        #expect(ErrorText("The tap drips.").message == "The tap drips.")
        #expect(ErrorText(AppIntentError.Unrecoverable.networkFailure).message == "The network could not be reached.")
        #expect(ErrorText(RunError(.threw, "No water.")).message == "No water.")
    }

    @Test func usesTheDescriptionOfAFoundationError() {
        let error = NSError(
            domain: "Garden", code: 7,
            userInfo: [
                NSLocalizedDescriptionKey: "The pump stopped.",
                NSUnderlyingErrorKey: NSError(domain: "Pump", code: 2),
            ])
        #expect(ErrorText(error).message == "The pump stopped.")
        #expect(ErrorText(error).cause?.contains("Domain=Pump Code=2") == true)
    }

    @Test func fallsBackToAGeneralSentenceAndNamesTheCause() {
        #expect(ErrorText(Plain.broken).message == "The action could not be completed.")
        #expect(ErrorText(Plain.broken).cause == "AppIntentsTests.ErrorTextTests.Plain.broken")
        #expect(ErrorText(Described.silent).cause == "AppIntentsTests.ErrorTextTests.Described.silent")
    }

    @Test func namesWhatPeopleCanDoAboutPredefinedErrors() {
        #expect(AppIntentError.UserActionRequired.signin.description == "Sign in to the app first, then try again.")
        #expect(
            AppIntentError.PermissionRequired.location(precise: true).description
                == "The app needs your permission to use your precise location.")
        #expect(AppIntentError.Unrecoverable.entityNotFound == AppIntentError.Unrecoverable.entityNotFound)
        #expect(AppIntentError.Unrecoverable.notAllowed != AppIntentError.restartPerform)
    }
}
