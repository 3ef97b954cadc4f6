/// A parameter as a resolver sees it: its texts, limits and questions, without its value (inventory §2.2).
public struct IntentParameterContext<Value: _IntentValue>: _ParameterInterface {
    /// What is known of the parameter.
    public let _facts: _ParameterFacts

    init(facts: _ParameterFacts) { _facts = facts }
}
