import IntentsModel

/// How far something is, or that it goes on.
nonisolated public struct ProgressView<Label: View>: _PrimitiveView, NodeView {
    private let value: Double?
    private let total: Double
    private let label: Label

    private init(value: Double?, total: Double, label: Label) {
        self.value = value
        self.total = total
        self.label = label
    }

    /// Shows that something goes on, with any label.
    public init(@ViewBuilder label: () -> Label) { self.init(value: nil, total: 1, label: label()) }

    /// Shows how far something is, with any label.
    ///
    /// - Parameter value: How far it is, out of `total`; nil when that is unknown.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(value: value.map { Double($0) }, total: Double(total), label: label())
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let attributes = value.map { ["value": JSONValue.double($0), "total": .double(total)] } ?? [:]
        return [
            .labeled("progressView", attributes: attributes, label: ViewRenderer.nodes(of: label, in: environment))
        ]
    }
}

extension ProgressView where Label == EmptyView {
    /// Shows that something goes on.
    public init() { self.init(value: nil, total: 1, label: EmptyView()) }

    /// Shows how far something is.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(value: value, total: total) { EmptyView() }
    }
}

extension ProgressView where Label == Text {
    /// Shows that something goes on, with a localised title.
    public init(_ titleKey: LocalizedStringKey) { self.init(value: nil, total: 1, label: Text(titleKey)) }

    /// Shows how far something is, with a localised title.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(titleKey) }
    }
}
