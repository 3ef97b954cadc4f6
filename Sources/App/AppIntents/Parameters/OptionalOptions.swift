/// The provider of a parameter that declares none; public only because it is a default argument.
public struct _NoOptions<Value: _IntentValue>: DynamicOptionsProvider {
    /// Makes the provider.
    public init() {}

    /// Nothing.
    public func results() async throws -> [Value] { [] }

    /// Nothing.
    public func defaultResult() async -> Value? { nil }
}

extension ParameterDefinition {
    /// Takes the values from a provider, if one was declared.
    mutating func offer<Provider: DynamicOptionsProvider>(_ provider: Provider) {
        guard !(provider is _NoOptions<Value.ValueType>) else { return }
        choices = .provider(provider)
    }
}
