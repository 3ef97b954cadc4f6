/// An intent type as the system knows it.
public struct ActionDescription: Hashable, Sendable {
    /// `persistentIdentifier`: the unqualified type name unless the source says otherwise.
    public var identifier: String
    /// `Module.Type`, with the nesting of the type.
    public var fullyQualifiedTypeName: String
    public var mangledTypeName: String
    public var title: LocalizedText
    public var description: ActionText?
    public var isDiscoverable: Bool
    public var openAppWhenRun: Bool
    public var supportedModes: ModeSet
    public var authenticationPolicy: AuthenticationPolicy
    public var isAuthenticationPolicyExplicit: Bool
    /// What the run yields.
    public var output: OutputDescription
    public var parameters: [ParameterDescription]
    public var summary: SummaryDescription?
    /// Short names of the system protocols, for example `OpenEntity`, in inventory §5's spelling without the prefix.
    public var systemProtocols: [String]
    public var availability: [AvailabilityDescription]
    public var location: SourceLocation?

    /// Makes an action of an identifier, a title and, optionally, the rest.
    public init(
        identifier: String, fullyQualifiedTypeName: String, mangledTypeName: String = "", title: LocalizedText,
        description: ActionText? = nil, isDiscoverable: Bool = true, openAppWhenRun: Bool = false,
        supportedModes: ModeSet = .background, authenticationPolicy: AuthenticationPolicy = .alwaysAllowed,
        isAuthenticationPolicyExplicit: Bool = false, output: OutputDescription = OutputDescription(),
        parameters: [ParameterDescription] = [], summary: SummaryDescription? = nil, systemProtocols: [String] = [],
        availability: [AvailabilityDescription] = [], location: SourceLocation? = nil
    ) {
        self.identifier = identifier
        self.fullyQualifiedTypeName = fullyQualifiedTypeName
        self.mangledTypeName = mangledTypeName
        self.title = title
        self.description = description
        self.isDiscoverable = isDiscoverable
        self.openAppWhenRun = openAppWhenRun
        self.supportedModes = supportedModes
        self.authenticationPolicy = authenticationPolicy
        self.isAuthenticationPolicyExplicit = isAuthenticationPolicyExplicit
        self.output = output
        self.parameters = parameters
        self.summary = summary
        self.systemProtocols = systemProtocols
        self.availability = availability
        self.location = location
    }
}

/// An intent's description, the `IntentDescription` of the source.
public struct ActionText: Hashable, Sendable {
    public var descriptionText: LocalizedText
    public var categoryName: LocalizedText?
    public var searchKeywords: [LocalizedText]
    public var resultValueName: LocalizedText?

    /// Makes a description of its text and, optionally, the rest.
    public init(
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
public struct OutputDescription: Hashable, Sendable {
    public var valueType: ValueType?
    public var isValueOptional: Bool
    public var providesDialog: Bool
    public var showsSnippet: Bool
    public var opensIntent: Bool

    /// Makes the description of a result; without arguments, of an empty one.
    public init(
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
public struct ModeSet: OptionSet, Hashable, Sendable, Codable {
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let background = ModeSet(rawValue: 1)
    /// The app is in front before `perform()` starts.
    public static let foreground = ModeSet(rawValue: 2)
    /// Starts behind; the code may ask to come forward.
    public static let foregroundDynamic = ModeSet(rawValue: 4)
    /// Starts behind; the app comes forward before the run ends.
    public static let foregroundDeferred = ModeSet(rawValue: 8)
}

/// What must be unlocked before an intent runs.
public enum AuthenticationPolicy: Int, Hashable, Sendable, Codable {
    case alwaysAllowed = 0
    case requiresAuthentication = 1
    case requiresLocalDeviceAuthentication = 2
}

/// One `@available` statement about one platform.
public struct AvailabilityDescription: Hashable, Sendable {
    public var platform: String
    public var introducedVersion: String?
    public var isDeprecated: Bool
    public var isUnavailable: Bool
    public var message: String?

    /// Describes availability on `platform`.
    public init(
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
