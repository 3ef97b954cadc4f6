import IntentsModel

/// A parameter of any type, as the run-time service works with it.
package protocol ErasedParameter: AnyIntentValue {
    var _facts: _ParameterFacts { get }
    /// The intent and name it has; set once the intent is taken over by a run.
    var home: ParameterHome? { get set }
    var isSet: Bool { get }
    /// Where the choices come from.
    var choices: ParameterChoices { get }
    /// Whether the declaration states resolvers.
    var hasResolvers: Bool { get }
    /// What the declared resolvers make of a value; nil when none knows what it means.
    /// - Throws: what a resolver throws.
    func resolved(_ value: IntentsModel.IntentValue) async throws -> IntentsModel.IntentValue?
    /// Sets the parameter to what the system sent.
    /// - Throws: a `RunError` that says what does not fit or was not found.
    func assign(_ value: IntentsModel.IntentValue) async throws
    /// Sets the parameter to its declared default; false when it has none.
    func assignDefault() -> Bool
    /// Makes the parameter unset.
    func clear()
    /// The value as it crosses to the system; nil when unset.
    func intentValue(in locale: Locale) -> IntentsModel.IntentValue?
    /// The wrapped value; read only when the parameter is set or optional.
    var currentValue: any Sendable { get }
    /// The declared default.
    var defaultIntentValue: IntentsModel.IntentValue? { get }
}

/// The intent that a parameter belongs to, and its Swift name there.
package struct ParameterHome: Hashable, Sendable {
    package var intent: String
    package var name: String

    package init(intent: String, name: String) {
        self.intent = intent
        self.name = name
    }
}

/// A parameter with its Swift name.
package struct NamedParameter: Sendable {
    package var name: String
    package var parameter: any ErasedParameter

    /// The parameters of an intent in declaration order, inherited ones first; each learns its name.
    ///
    /// Names come from reflection: a wrapper's storage is called like its property, with an underscore.
    package static func all(of intent: Any) -> [NamedParameter] {
        let owner = "\(type(of: intent))"
        return reflectedChildren(of: intent).compactMap { label, value in
            guard label.hasPrefix("_"), let parameter = value as? any ErasedParameter else { return nil }
            let name = String(label.dropFirst())
            parameter.home = ParameterHome(intent: owner, name: name)
            return NamedParameter(name: name, parameter: parameter)
        }
    }
}

/// The labelled stored properties of a value, those of superclasses first.
func reflectedChildren(of subject: Any) -> [(label: String, value: Any)] {
    var levels: [[(label: String, value: Any)]] = []
    var mirror: Mirror? = Mirror(reflecting: subject)
    while let current = mirror {
        levels.append(current.children.compactMap { child in child.label.map { ($0, child.value) } })
        mirror = current.superclassMirror
    }
    return levels.reversed().flatMap { $0 }
}
