/// Reads other parameters of an intent inside a query or options provider (inventory §2.9).
///
/// It is nil outside a request for that intent, and while one of the listed parameters has no value.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
    // Unchecked, because key paths are not Sendable in the compiler's eyes; these are only read.
    private let parameters: [PartialKeyPath<Intent>]

    /// Depends on parameters of an intent.
    /// - Parameter parameter: the parameters that must have a value: `\.$bed`.
    public init<each Value: _IntentValue>(_ parameter: repeat KeyPath<Intent, IntentParameter<each Value>>) {
        var parameters: [PartialKeyPath<Intent>] = []
        repeat parameters.append(each parameter)
        self.parameters = parameters
    }

    /// The parameters of the intent that the choices are for.
    public var wrappedValue: IntentProjection<Intent>? {
        guard let intent = ChoosingIntent.current as? Intent else { return nil }
        return parameters.allSatisfy { intent.hasValue($0) } ? IntentProjection(intent: intent) : nil
    }
}

extension IntentParameterDependency: Hashable {
    /// Whether both depend on the same parameters.
    public static func == (one: IntentParameterDependency, two: IntentParameterDependency) -> Bool {
        one.parameters == two.parameters
    }

    /// Feeds the parameters.
    public func hash(into hasher: inout Hasher) { hasher.combine(parameters) }
}

/// The intent that choices are made for.
package enum ChoosingIntent {
    /// The intent with the values that are known so far; nil outside a request for choices.
    @TaskLocal package static var current: (any AppIntent)?
}

extension AppIntent {
    /// Whether the parameter that a key path leads to has a value other than nil.
    fileprivate func hasValue(_ keyPath: PartialKeyPath<Self>) -> Bool {
        guard let parameter = self[keyPath: keyPath] as? any ErasedParameter else { return false }
        let value = parameter.intentValue(in: .current)
        return value != nil && value != .null
    }
}
