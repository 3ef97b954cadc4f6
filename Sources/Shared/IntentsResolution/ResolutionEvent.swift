import IntentsModel

/// One transition of a run, for traces: which step decided what.
package enum ResolutionEvent: Hashable, Sendable {
    /// A parameter's value came from the caller.
    case given(parameter: String, value: IntentValue)
    /// A parameter took its declared default.
    case defaulted(parameter: String, value: IntentValue)
    /// A parameter took what its options provider or query uses when none is chosen.
    case defaultedByProvider(parameter: String, value: IntentValue)
    /// An optional parameter stays without a value; one with a default that only the code can make keeps that.
    case leftUnset(parameter: String)
    /// Text or an identifier became an entity, or one of several, in the step named.
    case matched(parameter: String, text: String, by: EntityMatch, count: Int)
    /// A value did not fit; it is asked for again or the run ends.
    case refused(parameter: String, reason: String)
    /// A parameter has its final value.
    case resolved(parameter: String, value: IntentValue)
    case asked(Prompt)
    case answered(Answer)
    /// `perform()` is entered; the first time is 1.
    case performing(attempt: Int)
    case replied(PerformReply)
    case ended(RunOutcome)
}

/// The steps that find an entity, in the order they are tried.
package enum EntityMatch: String, Hashable, Sendable {
    case identifier, stringQuery, suggestedTitle, anyTitle
}
