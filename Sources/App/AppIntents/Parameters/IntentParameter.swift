import IntentsModel

/// A value that an intent takes, written `@Parameter` (inventory §2.4).
///
/// The wrapper is an object: copies of an intent share their values, an intent held by a `let` can be filled, and
/// `perform()` may assign to its parameters. In a run the system sets every required parameter before `perform()`.
@propertyWrapper
public final class IntentParameter<Value>: AnyIntentValue, @unchecked Sendable
where Value: _IntentValue {
    // Unchecked, because the definition may hold an app's options provider, which need not be Sendable: it is given
    // once, never changed, and only asked by one request at a time.
    let definition: ParameterDefinition<Value>
    private let state = Lock(State())

    /// Whether a parameter has a value.
    public enum ValueState: Sendable {
        /// No value was supplied.
        case unset
        /// The value that was supplied, which may be an explicit nil.
        case set(Value)
    }

    private struct State {
        var value = ValueState.unset
        var home: ParameterHome?
    }

    init(definition: ParameterDefinition<Value>) { self.definition = definition }

    /// Not available: a value type that is no parameter type ends here.
    @available(
        *, unavailable,
        message:
            "This type cannot be a parameter; use String, Int, Double, Bool, Date, URL, an AppEnum, an AppEntity, or optionals and arrays of these."
    )
    public convenience init() {
        self.init(
            definition: ParameterDefinition(
                facts: _ParameterFacts(type: Value.self, place: DeclarationPlace(fileID: "", line: 0))))
    }

    /// The parameter's value. An unset optional parameter reads as nil; reading an unset required one ends the program
    /// with an explanation.
    public var wrappedValue: Value {
        get {
            switch valueState {
            case .set(let value): return value
            case .unset:
                guard let nothing = Value.__nothing else { fatalError(unsetExplanation) }
                return nothing
            }
        }
        set { state.withLock { $0.value = .set(newValue) } }
    }

    /// The parameter itself: `$name`.
    public var projectedValue: IntentParameter<Value> { self }

    /// Whether a value was supplied, which for an optional parameter nil does not tell.
    public var valueState: ValueState { state.withLock { $0.value } }

    /// The value that is used when none is supplied.
    public var defaultValue: Value.UnwrappedType? { definition.defaultValue }

    /// What people are told about the parameter, and where it stands.
    public var _facts: _ParameterFacts {
        var facts = definition.facts
        facts.home = state.withLock { $0.home }
        return facts
    }

    /// What to say about a required parameter that is read without a value.
    var unsetExplanation: String {
        var facts = _facts
        facts.home = facts.home ?? ParameterHome(declaring: facts)
        return """
            \(facts.sentenceSubject) was read before it had a value. \
            Set it before calling perform(), give it a default, make it optional, or run the intent through the system.
            """
    }
}

extension IntentParameter.ValueState: Equatable where Value: Equatable {}

extension IntentParameter: _ParameterInterface {}

extension IntentParameter: ErasedParameter {
    package var home: ParameterHome? {
        get { state.withLock { $0.home } }
        set { state.withLock { $0.home = newValue } }
    }

    package var isSet: Bool { if case .set = valueState { true } else { false } }

    package var choices: ParameterChoices { definition.choices }

    package var hasResolvers: Bool { !definition.resolvers.isEmpty }

    package func resolved(_ value: IntentsModel.IntentValue) async throws -> IntentsModel.IntentValue? {
        try await definition.resolvers.resolve(value, facts: _facts)
    }

    package func assign(_ value: IntentsModel.IntentValue) async throws {
        wrappedValue = try await definition.value(from: value, facts: _facts)
    }

    package func assignDefault() -> Bool {
        guard let value = definition.defaultValue, let converted = value as? Value else { return false }
        wrappedValue = converted
        return true
    }

    package func clear() { state.withLock { $0.value = .unset } }

    package func intentValue(in locale: Locale) -> IntentsModel.IntentValue? {
        guard case .set(let value) = valueState else { return nil }
        return value.__intentValue(in: locale, properties: false)
    }

    package var currentValue: any Sendable { wrappedValue }

    package var defaultIntentValue: IntentsModel.IntentValue? {
        definition.defaultValue?.__intentValue(in: Locale(identifier: "en"), properties: false)
    }
}
