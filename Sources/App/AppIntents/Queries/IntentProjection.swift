/// The parameters of an intent, read by name: `dependency.bed` is the value of `bed` (inventory §2.9).
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent>: Sendable {
    private let intent: Intent

    init(intent: Intent) { self.intent = intent }

    /// The value of a parameter, without optionality: the dependency lists the parameter, so that it has one.
    public subscript<Value: _IntentValue>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value.UnwrappedType {
        guard let value = intent[keyPath: keyPath] as? Value.UnwrappedType else {
            fatalError(
                "An optional parameter of \(Intent.self) was read that has no value: list it in the "
                    + "@IntentParameterDependency, which then is nil until the parameter has one.")
        }
        return value
    }
}
