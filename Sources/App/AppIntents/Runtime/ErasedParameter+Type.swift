extension ErasedParameter {
    /// The type of the parameter's values, without optionality and collection.
    package var valueType: Any.Type? { (self as? any ParameterOfType)?.typeOfValues }
}

/// A parameter that can name the type of its values.
private protocol ParameterOfType {
    var typeOfValues: Any.Type { get }
}

extension IntentParameter: ParameterOfType {
    fileprivate var typeOfValues: Any.Type { Value.ValueType.self }
}
