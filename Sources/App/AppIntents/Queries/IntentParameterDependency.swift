/// Reads other parameters of an intent inside a query or options provider (inventory §2.9).
///
/// It is nil outside a request for that intent, and while one of the listed parameters has no value.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Hashable, @unchecked Sendable {
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

/// The intent that choices are made for.
package enum ChoosingIntent {
    /// The intent with the values that are known so far; nil outside a request for choices.
    @TaskLocal package static var current: (any AppIntent)?
}

/// The parameters of an intent, read by name: `dependency.bed` is the value of `bed`.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
    let intent: Intent

    /// The value of a parameter or another member.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value { intent[keyPath: keyPath] }

    /// The value of an optional parameter, which the dependency lists and which therefore is not nil.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value?>) -> Value {
        guard let value = intent[keyPath: keyPath] else {
            fatalError(
                "An optional parameter of \(Intent.self) was read that has no value: list it in the "
                    + "@IntentParameterDependency, which then is nil until the parameter has one.")
        }
        return value
    }
}

extension AppIntent {
    /// Whether the parameter that a key path leads to has a value other than nil.
    fileprivate func hasValue(_ keyPath: PartialKeyPath<Self>) -> Bool {
        guard let parameter = self[keyPath: keyPath] as? any ErasedParameter else { return false }
        let value = parameter.intentValue(in: .current)
        return value != nil && value != .null
    }
}
