/// The kinds of process that code allows for an intent or a query: `allowedExecutionTargets`, bit for bit.
package struct ExecutionTargets: OptionSet, Hashable, Sendable, Codable {
    package let rawValue: Int

    /// Makes a set of its bits.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The app itself.
    package static let main = ExecutionTargets(rawValue: 1)
    package static let appIntentsExtension = ExecutionTargets(rawValue: 2)
    package static let widgetKitExtension = ExecutionTargets(rawValue: 4)

    /// Whether a kind of process may be used; the empty set, Apple's `default`, allows every one.
    package func allows(_ kind: ProcessKind) -> Bool {
        isEmpty || contains(Self(kind))
    }

    private init(_ kind: ProcessKind) {
        self =
            switch kind {
            case .app: .main
            case .appIntentsExtension: .appIntentsExtension
            case .widgetExtension: .widgetKitExtension
            }
    }

    /// The targets by their Swift names, in a fixed order.
    package var names: [String] {
        [
            (ExecutionTargets.main, "main"), (.appIntentsExtension, "appIntentsExtension"),
            (.widgetKitExtension, "widgetKitExtension"),
        ].filter { contains($0.0) }.map(\.1)
    }
}
