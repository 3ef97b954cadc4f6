import IntentsModel

/// Tells the Swift name of a parameter that a key path leads to.
///
/// Key paths hold no names; but the wrapper is an object, so the one a key path reaches in an intent is the one that
/// reflection names.
package struct ParameterNames {
    private let intent: any AppIntent
    private let names: [ObjectIdentifier: String]

    package init(_ intent: any AppIntent) {
        self.intent = intent
        names = Dictionary(
            NamedParameter.all(of: intent).map { (ObjectIdentifier($0.parameter), $0.name) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The name of the parameter that `keyPath` leads to.
    package func name(of keyPath: AnyKeyPath) -> String {
        let seen = ComponentOwner()
        let value = ComponentOwner.$current.withValue(seen) { intent[keyPath: keyPath] }
        guard let parameter = value as? any ErasedParameter ?? seen.parameter else { return "" }
        return names[ObjectIdentifier(parameter)] ?? ""
    }
}

/// Learns which parameter a part of it was read from: the part itself does not know.
final class ComponentOwner: Sendable {
    @TaskLocal static var current: ComponentOwner?

    private let owner = Lock<(any ErasedParameter)?>(nil)

    var parameter: (any ErasedParameter)? { owner.withLock { $0 } }

    func note(_ parameter: any ErasedParameter) { owner.withLock { $0 = parameter } }
}
