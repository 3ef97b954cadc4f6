import IntentsModel

/// One transition of a run, for traces: which step decided what.
package enum ResolutionEvent: Hashable, Sendable {
    /// A parameter's value came from the caller.
    case given(parameter: String, value: IntentValue)
    /// A parameter took the result of the action before.
    case connected(parameter: String, value: IntentValue)
    /// A parameter took its declared default.
    case defaulted(parameter: String, value: IntentValue)
    /// A parameter took what its options provider or query uses when none is chosen.
    case defaultedByProvider(parameter: String, value: IntentValue)
    /// An optional parameter stays without a value; one with a default that only the code can make keeps that.
    case leftUnset(parameter: String)
    /// Text or an identifier became an entity, or one of several, in the step named.
    case matched(parameter: String, text: String, by: EntityMatch, count: Int)
    /// A value became one of the parameter's own type.
    case converted(parameter: String, value: IntentValue)
    /// A value did not fit; it is asked for again or the run ends.
    case refused(parameter: String, reason: String)
    /// Several values are meant; a person is to choose.
    case disambiguating(parameter: String, count: Int)
    /// Nothing is meant by what was given, but something is near; a person is to say whether that is it.
    case confirming(parameter: String, guess: IntentValue)
    /// A parameter has its final value.
    case resolved(parameter: String, value: IntentValue)
    case asked(Prompt)
    case answered(Answer)
    /// The choices did not come in time, and it is asked without them.
    case choicesTimedOut(parameter: String, message: String)
    /// `perform()` is entered; the first time is 1.
    case performing(attempt: Int)
    /// The code wants to be performed again, for a value of the parameter when there is one.
    case restarted(parameter: String?)
    case replied(PerformReply)
    case ended(RunOutcome)
}

/// The steps that find an entity, in the order they are tried.
package enum EntityMatch: String, Hashable, Sendable {
    case identifier, stringQuery, suggestedTitle, anyTitle
}
