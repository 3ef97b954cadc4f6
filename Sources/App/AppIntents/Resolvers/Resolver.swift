import IntentsModel

/// Makes a parameter's value from a value of another type (inventory §2.4, resolvers).
public protocol Resolver<Input, Output>: Hashable, Sendable {
    /// The type it takes.
    associatedtype Input: _IntentValue
    /// The type it makes.
    associatedtype Output: _IntentValue
    /// The parameter it works for, with its limits and questions.
    typealias Context = IntentParameterContext<Output>

    /// Makes a value.
    /// - Parameters:
    ///   - input: what was given.
    ///   - context: the parameter it is given for.
    /// - Returns: the value; nil when the input does not say one, so that the next resolver is tried.
    /// - Throws: what ends the run.
    func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

/// A resolver whose results are held to the range of the parameter.
public protocol RangeCheckingResolver: Resolver where Output: Comparable {}

extension RangeCheckingResolver {
    /// Checks a value against the limits of the parameter.
    /// - Throws: a `RunError` that names the limits when the value is outside them.
    public func checkParameterRangeContains(value: Output, context: IntentParameterContext<Output>) throws {
        guard let range = context._facts.range, let number = value as? any _RangeCheckable else { return }
        guard range.lowerBound <= number._measure, number._measure <= range.upperBound else {
            let name = context._facts.home?.name
            let title = String(localized: context.title)
            throw RunError(
                .invalidValue,
                "“\(title)” must be between \(range.lowerBound.shortText) and \(range.upperBound.shortText); \(value) is not.",
                parameter: name)
        }
    }
}

/// A number that a range can be checked for.
public protocol _RangeCheckable {
    /// The number, for the comparison.
    var _measure: Double { get }
}

extension Int: _RangeCheckable {
    /// The number, for the comparison.
    public var _measure: Double { Double(self) }
}

extension Double: _RangeCheckable {
    /// The number itself.
    public var _measure: Double { self }
}

extension Double {
    /// The number without a needless `.0`.
    var shortText: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}

extension [any Resolver] {
    /// What the first resolver that can makes of a value; each element of a list by itself.
    /// - Returns: nil when no resolver made anything of it.
    func resolve(
        _ given: IntentsModel.IntentValue, facts: _ParameterFacts
    ) async throws -> IntentsModel.IntentValue? {
        guard case .array(let elements) = given else {
            for resolver in self {
                if let made = try await resolver.made(from: given, facts: facts) { return made }
            }
            return nil
        }
        var results: [IntentsModel.IntentValue] = []
        for element in elements {
            guard let made = try await resolve(element, facts: facts) else { return nil }
            results.append(made)
        }
        return results.isEmpty ? nil : .array(results)
    }
}

extension Resolver {
    /// The value as the system knows it, made of another one when that is of the input type.
    fileprivate func made(
        from given: IntentsModel.IntentValue, facts: _ParameterFacts
    ) async throws -> IntentsModel.IntentValue? {
        guard let input = try? await Input.__value(from: given, query: nil) else { return nil }
        let output = try await resolve(from: input, context: IntentParameterContext(facts: facts))
        return output?.__intentValue(in: LocalizationScope.current, properties: false)
    }
}
