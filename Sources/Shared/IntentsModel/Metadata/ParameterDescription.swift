/// A `@Parameter` as the system knows it.
package struct ParameterDescription: Hashable, Sendable {
    /// The Swift name.
    package var name: String
    package var title: LocalizedText
    package var description: LocalizedText?
    package var valueType: ValueType
    package var isOptional: Bool
    package var defaultValue: IntentValue?
    /// Whether the source gives a default that only the running app knows: the app fills it in when nothing is given.
    package var hasRuntimeDefault: Bool
    package var requestValueDialog: LocalizedText?
    package var requestDisambiguationDialog: LocalizedText?
    package var inputConnectionBehavior: InputConnection
    /// Inclusive limits of a number.
    package var range: NumberRange?
    /// The number of elements an array may have.
    package var size: CollectionSize?
    package var controlStyle: String?
    package var dateKind: String?
    package var boolDisplay: BoolDisplay?
    package var isMultiline: Bool
    /// Raw values an enum parameter is limited to; all cases when absent.
    package var supportedValues: [String]?
    /// What a measurement, an amount of money, a person or a file is held to.
    package var limits: ValueLimits?
    package var options: OptionsSource
    /// Whether the source declares resolvers, which make values of other types into the parameter's before anything else does.
    package var hasResolvers = false
    package var location: SourceLocation?

    /// Makes a parameter of a name, a title, a type and, optionally, the rest.
    package init(
        name: String, title: LocalizedText, description: LocalizedText? = nil, valueType: ValueType,
        isOptional: Bool = false, defaultValue: IntentValue? = nil, hasRuntimeDefault: Bool = false,
        requestValueDialog: LocalizedText? = nil,
        requestDisambiguationDialog: LocalizedText? = nil, inputConnectionBehavior: InputConnection = .default,
        range: NumberRange? = nil, size: CollectionSize? = nil, controlStyle: String? = nil, dateKind: String? = nil,
        boolDisplay: BoolDisplay? = nil, isMultiline: Bool = false, supportedValues: [String]? = nil,
        limits: ValueLimits? = nil, options: OptionsSource = .none, location: SourceLocation? = nil
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
        self.limits = limits
        self.options = options
        self.location = location
    }
}

/// How a parameter takes the previous action's output.
package enum InputConnection: Int, Hashable, Sendable, Codable {
    case `default` = 0
    case never = 1
    case connectToPreviousIntentResult = 2
}

/// Inclusive limits of a number.
package struct NumberRange: Hashable, Sendable, Codable {
    package var lowerBound: Double
    package var upperBound: Double

    /// Allows `lowerBound` to `upperBound`, both included.
    package init(lowerBound: Double, upperBound: Double) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound
    }

    /// As people read it: `1 to 10`.
    package var text: String {
        let bounds = [lowerBound, upperBound].map { bound in Int(exactly: bound).map { "\($0)" } ?? "\(bound)" }
        return "\(bounds[0]) to \(bounds[1])"
    }
}

/// How many elements an array parameter takes.
package struct CollectionSize: Hashable, Sendable, Codable {
    package var minimum: Int
    package var maximum: Int

    /// Allows `minimum` to `maximum` elements.
    package init(minimum: Int, maximum: Int) {
        self.minimum = minimum
        self.maximum = maximum
    }
}

/// The names of a Boolean's two values.
package struct BoolDisplay: Hashable, Sendable, Codable {
    package var `true`: LocalizedText
    package var `false`: LocalizedText

    /// Names both values.
    package init(true: LocalizedText, false: LocalizedText) {
        self.true = `true`
        self.false = `false`
    }
}

/// Where the choices of a parameter come from.
package enum OptionsSource: Hashable, Sendable {
    /// Nothing is offered beyond what the type itself knows (enum cases, Boolean values).
    case none
    /// The default query of the parameter's entity type.
    case defaultQuery
    /// A query named at the parameter, by its qualified identifier.
    case query(String)
    /// A `DynamicOptionsProvider` named at the parameter, by its qualified type name.
    case provider(String)
}
