import Foundation
import IntentsModel

extension ActionDescription {
    /// Describes an intent of this process by asking its code.
    ///
    /// What only the compiler knows stays at its default: availability, where the type stands, and a `description` that
    /// is no witness of the protocol's.
    package init(reflecting type: any AppIntent.Type) {
        self = Self.describe(type)
    }

    private static func describe<Intent: AppIntent>(_ type: Intent.Type) -> ActionDescription {
        let intent = type.init()
        return ActionDescription(
            identifier: type.persistentIdentifier, fullyQualifiedTypeName: String(reflecting: type),
            mangledTypeName: _mangledTypeName(type) ?? "", title: LocalizedText(type.title),
            description: type.description.map(ActionText.init),
            isDiscoverable: type.isDiscoverable && (type as? any AssistantSchemaIntent.Type)?.isAssistantOnly != true,
            openAppWhenRun: type.openAppWhenRun, supportedModes: ModeSet(rawValue: type.supportedModes.rawValue),
            executionTargets: ExecutionTargets(rawValue: type.allowedExecutionTargets.rawValue),
            authenticationPolicy: AuthenticationPolicy(type.authenticationPolicy),
            isAuthenticationPolicyExplicit: type.authenticationPolicy != .alwaysAllowed,
            output: OutputDescription(reflecting: Intent.PerformResult.self),
            parameters: NamedParameter.all(of: intent).map(ParameterDescription.init(reflecting:)),
            summary: type.parameterSummary.metadata(ParameterNames(intent)),
            systemProtocols: systemProtocols(of: type),
            schema: (type as? any AssistantSchemaIntent.Type)?.__assistantSchemaIntent.reference,
            deprecation: (type as? any DeprecatedAppIntent.Type).map { describe(deprecationOf: $0) })
    }

    private static func describe<Intent: DeprecatedAppIntent>(
        deprecationOf type: Intent.Type
    ) -> DeprecationDescription {
        DeprecationDescription(
            message: LocalizedText(type.deprecation.message),
            replacedBy: type.deprecation.replacedBy?.persistentIdentifier)
    }

    private static func systemProtocols(of type: any AppIntent.Type) -> [String] {
        let known: [(name: String, isAdopted: Bool)] = [
            ("OpenEntity", type is any OpenIntent.Type),
            ("Delete", type is any DeleteIntent.Type),
            ("Deprecated", type is any DeprecatedAppIntent.Type),
            ("TargetContentProviding", type is any TargetContentProvidingIntent.Type),
            ("SetValue", type is any SetValueIntent.Type),
            ("Snippet", type is any SnippetIntent.Type),
            ("ProgressReporting", type is any ProgressReportingIntent.Type),
            ("LongRunning", type is any LongRunningIntent.Type),
            ("Cancellable", type is any CancellableIntent.Type),
            ("Undoable", type is any UndoableIntent.Type),
            ("ForegroundContinuable", type is any ForegroundContinuableIntent.Type),
            ("WidgetConfiguration", type is any WidgetConfigurationIntent.Type),
            ("ControlConfiguration", type is any ControlConfigurationIntent.Type),
            ("ShowInAppSearchResults", type is any ShowInAppSearchResultsIntent.Type),
            ("PlayVideo", type is any PlayVideoIntent.Type),
            ("URLRepresentable", type is any URLRepresentableIntent.Type),
        ]
        return known.filter(\.isAdopted).map(\.name)
    }
}

extension ActionText {
    fileprivate init(_ description: IntentDescription) {
        self.init(
            descriptionText: LocalizedText(description.descriptionText),
            categoryName: description.categoryName.map { LocalizedText($0) },
            searchKeywords: description.searchKeywords.map { LocalizedText($0) },
            resultValueName: description.resultValueName.map { LocalizedText($0) })
    }
}

extension AuthenticationPolicy {
    fileprivate init(_ policy: IntentAuthenticationPolicy) {
        self =
            switch policy {
            case .alwaysAllowed: .alwaysAllowed
            case .requiresAuthentication: .requiresAuthentication
            case .requiresLocalDeviceAuthentication: .requiresLocalDeviceAuthentication
            }
    }
}

extension OutputDescription {
    fileprivate init<Result: IntentResult>(reflecting type: Result.Type) {
        self.init(
            valueType: Result.Value.__valueType, isValueOptional: Result.Value.__nothing != nil,
            providesDialog: type is any ProvidesDialog.Type,
            showsSnippet: type is any ShowsSnippetView.Type || type is any ShowsSnippetIntent.Type,
            opensIntent: Result.OpensAppIntent.self != Never.self)
    }
}
