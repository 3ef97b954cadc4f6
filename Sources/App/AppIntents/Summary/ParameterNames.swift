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
        guard let parameter = intent[keyPath: keyPath] as? any ErasedParameter else { return "" }
        return names[ObjectIdentifier(parameter)] ?? ""
    }
}
