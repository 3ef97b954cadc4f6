import PlatformFoundation

extension AppIntent {
    /// Runs the intent in this process, with the parameters it holds, and returns its value.
    /// - Parameter donate: whether the run is donated once it has succeeded (inventory §2.11).
    /// - Throws: what `perform()` throws, or a `RunError` when a dependency is missing.
    @discardableResult
    public func callAsFunction(donate: Bool = true) async throws -> PerformResult.Value
    where PerformResult: ReturnsValue {
        guard let value = try await performWithDependencies(donate: donate).value else {
            throw MissingResultValue(Self.self)
        }
        return value
    }

    /// Runs the intent in this process, with the parameters it holds; a result that is only declared as `some IntentResult`
    /// may have a value, which is dropped.
    /// - Parameter donate: whether the run is donated once it has succeeded (inventory §2.11).
    /// - Throws: what `perform()` throws, or a `RunError` when a dependency is missing.
    @_disfavoredOverload
    public func callAsFunction(donate: Bool = true) async throws {
        _ = try await performWithDependencies(donate: donate)
    }

    private func performWithDependencies(donate: Bool) async throws -> PerformResult {
        try await loadDependencies(of: self)
        let result = try await perform()
        if donate { try await IntentDonationManager.shared.donate(intent: self, result: result) }
        return result
    }
}

/// An intent promises a value and returned none.
struct MissingResultValue: Error, CustomLocalizedStringResourceConvertible {
    private let name: String

    init(_ type: any AppIntent.Type) { name = "\(type)" }

    var localizedStringResource: LocalizedStringResource { "\(name) returned no value." }
}
