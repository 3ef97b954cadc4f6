import IntentsModel

/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: _PrimitiveView, NodeView {
    private let isOn: Binding<Bool>
    private let label: Label
    private let attributes: [String: JSONValue]

    package init(attributes: [String: JSONValue], isOn: Binding<Bool>, label: Label) {
        self.isOn = isOn
        self.label = label
        self.attributes = attributes
    }

    /// Makes a toggle with any label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(attributes: [:], isOn: isOn, label: label())
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let attributes = attributes.merging(["isOn": .bool(isOn.wrappedValue)]) { _, now in now }
        let label =
            environment.toggleStyle?.nodes(of: .init(label: AnyView(label), isOn: isOn), in: environment)
            ?? ViewRenderer.nodes(of: label, in: environment)
        return [.labeled("toggle", attributes: attributes, label: label)]
    }
}

extension Toggle where Label == Text {
    /// Makes a toggle with a localised title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(attributes: [:], isOn: isOn, label: Text(titleKey))
    }

    /// Makes a toggle with a localised title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(attributes: [:], isOn: isOn, label: Text(titleResource))
    }

    /// Makes a toggle with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(attributes: [:], isOn: isOn, label: Text(title))
    }
}

extension Toggle where Label == PlatformSwiftUI.Label<Text, Image> {
    /// Makes a toggle with a localised title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { PlatformSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Makes a toggle with a title as it is and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { PlatformSwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == AnyView {
    /// The toggle that a style was given.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}
