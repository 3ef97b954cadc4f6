/// An intent type as the system knows it.
package struct ActionDescription: Hashable, Sendable {
    /// `persistentIdentifier`: the unqualified type name unless the source says otherwise.
    package var identifier: String
    /// `Module.Type`, with the nesting of the type.
    package var fullyQualifiedTypeName: String
    package var mangledTypeName: String
    package var title: LocalizedText
    package var description: ActionText?
    package var isDiscoverable: Bool
    package var openAppWhenRun: Bool
    package var supportedModes: ModeSet
    /// The kinds of process that the source allows; empty for all.
    package var executionTargets: ExecutionTargets
    package var authenticationPolicy: AuthenticationPolicy
    package var isAuthenticationPolicyExplicit: Bool
    /// What the run yields.
    package var output: OutputDescription
    package var parameters: [ParameterDescription]
    package var summary: SummaryDescription?
    /// Short names of the system protocols, for example `OpenEntity`, in inventory §5's spelling without the prefix.
    package var systemProtocols: [String]
    package var availability: [AvailabilityDescription]
    package var location: SourceLocation?
    /// The assistant schema that the intent follows.
    package var schema: SchemaReference?
    /// What a `DeprecatedAppIntent` says.
    package var deprecation: DeprecationDescription?

    /// Makes an action of an identifier, a title and, optionally, the rest.
    package init(
        identifier: String, fullyQualifiedTypeName: String, mangledTypeName: String = "", title: LocalizedText,
        description: ActionText? = nil, isDiscoverable: Bool = true, openAppWhenRun: Bool = false,
        supportedModes: ModeSet = .background, executionTargets: ExecutionTargets = [],
        authenticationPolicy: AuthenticationPolicy = .alwaysAllowed,
        isAuthenticationPolicyExplicit: Bool = false, output: OutputDescription = OutputDescription(),
        parameters: [ParameterDescription] = [], summary: SummaryDescription? = nil, systemProtocols: [String] = [],
        availability: [AvailabilityDescription] = [], location: SourceLocation? = nil, schema: SchemaReference? = nil,
        deprecation: DeprecationDescription? = nil
    ) {
        self.identifier = identifier
        self.fullyQualifiedTypeName = fullyQualifiedTypeName
        self.mangledTypeName = mangledTypeName
        self.title = title
        self.description = description
        self.isDiscoverable = isDiscoverable
        self.openAppWhenRun = openAppWhenRun
        self.supportedModes = supportedModes
        self.executionTargets = executionTargets
        self.authenticationPolicy = authenticationPolicy
        self.isAuthenticationPolicyExplicit = isAuthenticationPolicyExplicit
        self.output = output
        self.parameters = parameters
        self.summary = summary
        self.systemProtocols = systemProtocols
        self.availability = availability
        self.location = location
        self.schema = schema
        self.deprecation = deprecation
    }
}

/// An intent's description, the `IntentDescription` of the source.
package struct ActionText: Hashable, Sendable {
    package var descriptionText: LocalizedText
    package var categoryName: LocalizedText?
    package var searchKeywords: [LocalizedText]
    package var resultValueName: LocalizedText?

    /// Makes a description of its text and, optionally, the rest.
    package init(
        descriptionText: LocalizedText, categoryName: LocalizedText? = nil, searchKeywords: [LocalizedText] = [],
        resultValueName: LocalizedText? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }
}

/// What a run of an intent can yield, known from the type of `perform()`.
package struct OutputDescription: Hashable, Sendable {
    package var valueType: ValueType?
    package var isValueOptional: Bool
    package var providesDialog: Bool
    package var showsSnippet: Bool
    package var opensIntent: Bool

    /// Makes the description of a result; without arguments, of an empty one.
    package init(
        valueType: ValueType? = nil, isValueOptional: Bool = false, providesDialog: Bool = false,
        showsSnippet: Bool = false, opensIntent: Bool = false
    ) {
        self.valueType = valueType
        self.isValueOptional = isValueOptional
        self.providesDialog = providesDialog
        self.showsSnippet = showsSnippet
        self.opensIntent = opensIntent
    }
}

/// The modes an intent declares; bits 1 and 2 as inventory §5 reports them, 4 and 8 our documented choice.
package struct ModeSet: OptionSet, Hashable, Sendable, Codable {
    package let rawValue: Int

    /// Makes a set of its bits.
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let background = ModeSet(rawValue: 1)
    /// The app is in front before `perform()` starts.
    package static let foreground = ModeSet(rawValue: 2)
    /// Starts behind; the code may ask to come forward.
    package static let foregroundDynamic = ModeSet(rawValue: 4)
    /// Starts behind; the app comes forward before the run ends.
    package static let foregroundDeferred = ModeSet(rawValue: 8)
}

/// What must be unlocked before an intent runs.
package enum AuthenticationPolicy: Int, Hashable, Sendable, Codable {
    case alwaysAllowed = 0
    case requiresAuthentication = 1
    case requiresLocalDeviceAuthentication = 2
}

/// One `@available` statement about one platform.
package struct AvailabilityDescription: Hashable, Sendable {
    package var platform: String
    package var introducedVersion: String?
    package var isDeprecated: Bool
    package var isUnavailable: Bool
    package var message: String?

    /// Describes availability on `platform`.
    package init(
        platform: String, introducedVersion: String? = nil, isDeprecated: Bool = false, isUnavailable: Bool = false,
        message: String? = nil
    ) {
        self.platform = platform
        self.introducedVersion = introducedVersion
        self.isDeprecated = isDeprecated
        self.isUnavailable = isUnavailable
        self.message = message
    }
}
