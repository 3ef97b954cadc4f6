import AppIntents

/// The configuration that a provider gets: the given one, or a new one, with the declared defaults where nothing was set.
func configuration<Intent: AppIntent>(_ given: Any?, as type: Intent.Type) -> Intent {
    let intent = given as? Intent ?? Intent()
    for named in NamedParameter.all(of: intent) where !named.parameter.isSet {
        // False for a parameter without a default: it stays unset, and reads as nil when it is optional.
        _ = named.parameter.assignDefault()
    }
    return intent
}
