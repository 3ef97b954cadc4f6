import IntentsModel

/// How far something is, or that it goes on.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: _PrimitiveView, NodeView {
    private let attributes: [String: JSONValue]
    private let label: Label
    private let current: CurrentValueLabel?

    private init(_ attributes: [String: JSONValue], label: Label, current: CurrentValueLabel? = nil) {
        self.attributes = attributes
        self.label = label
        self.current = current
    }

    private init(value: Double?, total: Double, label: Label, current: CurrentValueLabel? = nil) {
        self.init(value.map { ["value": .double($0), "total": .double(total)] } ?? [:], label: label, current: current)
    }

    /// Shows how far something is, with any label and one for the present value.
    ///
    /// `value` is how far it is, out of `total`; nil when that is unknown.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            value: value.map { Double($0) }, total: Double(total), label: label(), current: currentValueLabel())
    }

    /// Shows how much of a time has passed, with any label and one for the present value; the surface keeps it up to date.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        let timer = DateText.timer(timerInterval, pause: nil, countsDown: countsDown, showsHours: false)
        self.init(timer.attributes, label: label(), current: currentValueLabel())
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        if let style = environment.progressViewStyle { return style.nodes(of: configuration, in: environment) }
        return [
            .labeled(
                "progressView", attributes: attributes, label: ViewRenderer.nodes(of: label, in: environment),
                children: current.map { ViewRenderer.nodes(of: $0, in: environment) } ?? [])
        ]
    }
}

extension ProgressView {
    private var configuration: ProgressViewStyleConfiguration {
        var fraction: Double?
        if case .double(let value) = attributes["value"], case .double(let total) = attributes["total"], total > 0 {
            fraction = value / total
        }
        return .init(
            fractionCompleted: fraction, label: Label.self == EmptyView.self ? nil : AnyView(label),
            currentValueLabel: current.map { AnyView($0) })
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Shows that something goes on, with any label.
    public init(@ViewBuilder label: () -> Label) { self.init([:], label: label()) }

    /// Shows how far something is, with any label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(value: value.map { Double($0) }, total: Double(total), label: label())
    }

    /// Shows how much of a time has passed, with any label; the surface keeps it up to date.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) { EmptyView() }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Shows that something goes on.
    public init() { self.init([:], label: EmptyView()) }

    /// Shows how far something is.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(value: value, total: total) { EmptyView() }
    }

    /// Shows how far a piece of work is.
    public init(_ progress: Progress) { self.init(value: progress.fractionCompleted) }

    /// Shows how much of a time has passed; the surface keeps it up to date.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Shows that something goes on, with a localised title.
    public init(_ titleKey: LocalizedStringKey) { self.init([:], label: Text(titleKey)) }

    /// Shows that something goes on, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init([:], label: Text(title)) }

    /// Shows how far something is, with a localised title.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Shows how far something is, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(title) }
    }
}
