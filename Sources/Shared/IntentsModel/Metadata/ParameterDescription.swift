/// A `@Parameter` as the system knows it.
public struct ParameterDescription: Hashable, Sendable {
    /// The Swift name.
    public var name: String
    public var title: LocalizedText
    public var description: LocalizedText?
    public var valueType: ValueType
    public var isOptional: Bool
    public var defaultValue: IntentValue?
    /// Whether the source gives a default that only the running app knows: the app fills it in when nothing is given.
    public var hasRuntimeDefault: Bool
    public var requestValueDialog: LocalizedText?
    public var requestDisambiguationDialog: LocalizedText?
    public var inputConnectionBehavior: InputConnection
    /// Inclusive limits of a number.
    public var range: NumberRange?
    /// The number of elements an array may have.
    public var size: CollectionSize?
    public var controlStyle: String?
    public var dateKind: String?
    public var boolDisplay: BoolDisplay?
    public var isMultiline: Bool
    /// Raw values an enum parameter is limited to; all cases when absent.
    public var supportedValues: [String]?
    public var options: OptionsSource
    public var location: SourceLocation?

    /// Makes a parameter of a name, a title, a type and, optionally, the rest.
    public init(
        name: String, title: LocalizedText, description: LocalizedText? = nil, valueType: ValueType,
        isOptional: Bool = false, defaultValue: IntentValue? = nil, hasRuntimeDefault: Bool = false,
        requestValueDialog: LocalizedText? = nil,
        requestDisambiguationDialog: LocalizedText? = nil, inputConnectionBehavior: InputConnection = .default,
        range: NumberRange? = nil, size: CollectionSize? = nil, controlStyle: String? = nil, dateKind: String? = nil,
        boolDisplay: BoolDisplay? = nil, isMultiline: Bool = false, supportedValues: [String]? = nil,
        options: OptionsSource = .none, location: SourceLocation? = nil
    ) {
        self.name = name
        self.title = title
        self.description = description
        self.valueType = valueType
        self.isOptional = isOptional
        self.defaultValue = defaultValue
        self.hasRuntimeDefault = hasRuntimeDefault
        self.requestValueDialog = requestValueDialog
        self.requestDisambiguationDialog = requestDisambiguationDialog
        self.inputConnectionBehavior = inputConnectionBehavior
        self.range = range
        self.size = size
        self.controlStyle = controlStyle
        self.dateKind = dateKind
        self.boolDisplay = boolDisplay
        self.isMultiline = isMultiline
        self.supportedValues = supportedValues
        self.options = options
        self.location = location
    }
}

/// How a parameter takes the previous action's output.
public enum InputConnection: Int, Hashable, Sendable, Codable {
    case `default` = 0
    case never = 1
    case connectToPreviousIntentResult = 2
}

/// Inclusive limits of a number.
public struct NumberRange: Hashable, Sendable, Codable {
    public var lowerBound: Double
    public var upperBound: Double

    /// Allows `lowerBound` to `upperBound`, both included.
    public init(lowerBound: Double, upperBound: Double) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound
    }
}

/// How many elements an array parameter takes.
public struct CollectionSize: Hashable, Sendable, Codable {
    public var minimum: Int
    public var maximum: Int

    /// Allows `minimum` to `maximum` elements.
    public init(minimum: Int, maximum: Int) {
        self.minimum = minimum
        self.maximum = maximum
    }
}

/// The names of a Boolean's two values.
public struct BoolDisplay: Hashable, Sendable, Codable {
    public var `true`: LocalizedText
    public var `false`: LocalizedText

    /// Names both values.
    public init(true: LocalizedText, false: LocalizedText) {
        self.true = `true`
        self.false = `false`
    }
}

/// Where the choices of a parameter come from.
public enum OptionsSource: Hashable, Sendable {
    /// Nothing is offered beyond what the type itself knows (enum cases, Boolean values).
    case none
    /// The default query of the parameter's entity type.
    case defaultQuery
    /// A query named at the parameter, by its qualified identifier.
    case query(String)
    /// A `DynamicOptionsProvider` named at the parameter, by its qualified type name.
    case provider(String)
}
