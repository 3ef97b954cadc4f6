import IntentsModel

/// A field for text or for a value that is written as text.
nonisolated public struct TextField<Label: View>: _PrimitiveView, NodeView {
    private let text: () -> String
    private let label: Label
    private let prompt: Text?
    private let axis: Axis

    private init(_ text: @escaping () -> String, prompt: Text?, axis: Axis = .horizontal, label: Label) {
        self.text = text
        self.prompt = prompt
        self.axis = axis
        self.label = label
    }

    /// Makes a field with any label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init({ text.wrappedValue }, prompt: prompt, label: label())
    }

    /// Makes a field that grows along an axis, with any label.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init({ text.wrappedValue }, prompt: prompt, axis: axis, label: label())
    }

    /// Makes a field for a value that a format style writes and reads, with any label.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init({ format.format(value.wrappedValue) }, prompt: prompt, label: label())
    }

    /// Makes a field for a value that a format style writes and reads and that may be missing, with any label.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init({ value.wrappedValue.map { format.format($0) } ?? "" }, prompt: prompt, label: label())
    }

    /// Makes a field for a value that a formatter writes and reads, with any label.
    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init({ formatter.string(for: value.wrappedValue) ?? "" }, prompt: prompt, label: label())
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        var attributes: [String: JSONValue] = ["value": .string(text())]
        if let prompt { attributes["prompt"] = .string(prompt.string(in: environment.locale)) }
        if axis == .vertical { attributes["axis"] = .string("vertical") }
        return [.labeled("textField", attributes: attributes, label: ViewRenderer.nodes(of: label, in: environment))]
    }
}

extension TextField where Label == Text {
    /// Makes a field, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
    ) { self.init(text: text, prompt: prompt) { Text(titleKey) } }

    /// Makes a field, with a localised title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
    ) { self.init(text: text, prompt: prompt) { Text(titleResource) } }

    /// Makes a field, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil
    ) { self.init(text: text, prompt: prompt) { Text(title) } }

    /// Makes a field that grows along an axis, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) { self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) } }

    /// Makes a field that grows along an axis, with a localised title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) { self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) } }

    /// Makes a field that grows along an axis, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) { self.init(text: text, prompt: prompt, axis: axis) { Text(title) } }

    /// Makes a field for a value, with a localised title.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(titleKey) } }

    /// Makes a field for a value, with a localised title.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(titleResource) } }

    /// Makes a field for a value, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(title) } }

    /// Makes a field for a value that may be missing, with a localised title.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(titleKey) } }

    /// Makes a field for a value that may be missing, with a localised title.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(titleResource) } }

    /// Makes a field for a value that may be missing, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(title) } }

    /// Makes a field for a value that a formatter writes, with a localised title.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) { self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) } }

    /// Makes a field for a value that a formatter writes, with a localised title.
    @_disfavoredOverload
    public init<V>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) { self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleResource) } }

    /// Makes a field for a value that a formatter writes, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) { self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) } }
}
