import IntentsModel

/// Loads every `@Dependency` of a value before its code runs: reading a wrapper cannot throw, this can.
/// - Throws: a `RunError` with the code `dependencyNotRegistered`.
package func loadDependencies(of owner: Any) async throws {
    let name = "\(type(of: owner))"
    for dependency in dependencies(of: owner) {
        try await dependency.load(for: name)
    }
}

private func dependencies(of owner: Any) -> [any AnyAppDependency] {
    var found: [any AnyAppDependency] = []
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror {
        found += current.children.compactMap { $0.value as? any AnyAppDependency }
        mirror = current.superclassMirror
    }
    return found
}
