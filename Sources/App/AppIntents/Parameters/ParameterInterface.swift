import IntentsModel
import PlatformSwiftUI

/// What a parameter and a resolver's view of it have in common: their texts, options and questions (inventory §2.2).
public protocol _ParameterInterface<Value>: Sendable {
    /// The parameter's type.
    associatedtype Value: _IntentValue
    /// What is known of the parameter.
    var _facts: _ParameterFacts { get }
}

extension _ParameterInterface {
    /// The parameter's name for people; derived from the property's name when the declaration states none.
    public var title: LocalizedStringResource { _facts.titleOrName }

    /// Whether nil is a value of the parameter.
    public var isOptional: Bool { _facts.isOptional }

    /// Asks for a value and waits for it. The parameter itself is not changed: assign the result.
    /// - Parameter dialog: the question; the parameter's own, or a general one, when nil.
    /// - Returns: the value, converted.
    /// - Throws: a `RunError` when nobody can be asked, the run was cancelled, or the answer does not fit.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        try await ParameterQuestion(_facts, call: "requestValue").value(dialog)
    }

    /// Asks for one of several values and waits for it. The parameter itself is not changed: assign the result.
    /// - Parameters:
    ///   - items: what to choose from.
    ///   - dialog: the question; the parameter's own, or a general one, when nil.
    /// - Throws: a `RunError` when nobody can be asked or the run was cancelled.
    public func requestDisambiguation(
        among items: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        try await ParameterQuestion(_facts, call: "requestDisambiguation").choice(among: items, dialog)
    }

    /// Asks whether a value is the right one and waits for the answer.
    /// - Parameters:
    ///   - item: the value in question.
    ///   - dialog: the question; a general one when nil.
    /// - Returns: false when the person says no.
    /// - Throws: a `RunError` when nobody can be asked or the run was cancelled.
    public func requestConfirmation(for item: Value.ValueType, dialog: IntentDialog? = nil) async throws -> Bool {
        try await ParameterQuestion(_facts, call: "requestConfirmation").confirmation(of: item, dialog)
    }

    /// Asks whether a value is the right one, beside a view, and waits for the answer.
    /// - Parameters:
    ///   - item: the value in question.
    ///   - dialog: the question; a general one when nil.
    ///   - view: what is shown.
    /// - Returns: false when the person says no.
    /// - Throws: a `RunError` when nobody can be asked or the run was cancelled.
    public func requestConfirmation<Content: View>(
        for item: Value.ValueType, dialog: IntentDialog? = nil, view: Content
    ) async throws -> Bool {
        try await ParameterQuestion(_facts, call: "requestConfirmation")
            .confirmation(of: item, dialog, beside: SnippetSource(view))
    }

    /// Asks whether a value is the right one, beside a view, and waits for the answer.
    /// - Parameters:
    ///   - item: the value in question.
    ///   - dialog: the question; a general one when nil.
    ///   - view: makes what is shown.
    /// - Returns: false when the person says no.
    /// - Throws: a `RunError` when nobody can be asked or the run was cancelled.
    public func requestConfirmation<Content: View>(
        for item: Value.ValueType, dialog: IntentDialog? = nil, @ViewBuilder view: () -> Content
    ) async throws -> Bool {
        try await requestConfirmation(for: item, dialog: dialog, view: view())
    }

    /// The error that makes the system ask for the parameter and perform the intent again from the start.
    /// - Parameter dialog: the question; the parameter's own, or a general one, when nil.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError(
            .needsValue(parameter: _facts.home?.name ?? "", dialog: dialog ?? _facts.requestValueDialog))
    }

    /// The error that makes the system ask for one of several values and perform the intent again from the start.
    /// - Parameters:
    ///   - items: what to choose from.
    ///   - dialog: the question; the parameter's own, or a general one, when nil.
    public func needsDisambiguationError(
        among items: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        AppIntentError(
            .needsDisambiguation(
                parameter: _facts.home?.name ?? "",
                options: items.map { PromptOption($0, in: LocalizationScope.current) },
                dialog: dialog ?? _facts.requestDisambiguationDialog))
    }

    /// The older spelling of ``needsValueError(_:)``.
    @available(*, deprecated, renamed: "needsValueError(_:)")
    public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { needsValueError(dialog) }
}

extension IntentsModel.IntentValue {
    /// What people are shown for the value.
    package func display(in locale: Locale) -> DisplayValue {
        switch self {
        case .null: DisplayValue(title: "")
        case .bool(let value): DisplayValue(title: value ? "true" : "false")
        case .int(let value): DisplayValue(title: value.formatted(.number.locale(locale)))
        case .double(let value): DisplayValue(title: value.formatted(.number.locale(locale)))
        case .string(let value): DisplayValue(title: value)
        case .date(let value): DisplayValue(title: value.formatted(Date.FormatStyle().locale(locale)))
        case .url(let value): DisplayValue(title: value.absoluteString)
        case .enumCase(let value): value.display ?? DisplayValue(title: value.rawValue)
        case .entity(let value): value.display
        case .structured(let value): DisplayValue(title: value.text)
        case .file(let value): DisplayValue(title: value.filename)
        case .array(let values):
            DisplayValue(title: values.map { $0.display(in: locale).title }.joined(separator: ", "))
        }
    }
}
