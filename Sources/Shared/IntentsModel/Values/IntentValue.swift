import FoundationEssentials

/// A value as it crosses the link between an app and the system: what a parameter is given and what a run returns.
public indirect enum IntentValue: Hashable, Sendable {
    /// No value, given explicitly; an unset parameter is absent instead.
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    /// A string, or text that the resolution still has to convert to the parameter's type.
    case string(String)
    case date(Date)
    case url(URL)
    case enumCase(EnumValue)
    case entity(EntityValue)
    case structured(StructuredValue)
    case file(FileValue)
    case array([IntentValue])
}

/// One case of an app enum, by its stable raw value.
public struct EnumValue: Hashable, Sendable, Codable {
    /// The enum's identifier in the metadata.
    public var typeName: String
    /// The raw value, as text.
    public var rawValue: String
    /// What people are shown, when the app has said it.
    public var display: DisplayValue?

    /// Names the case `rawValue` of the enum `typeName`.
    public init(typeName: String, rawValue: String, display: DisplayValue? = nil) {
        self.typeName = typeName
        self.rawValue = rawValue
        self.display = display
    }
}

/// A snapshot of an entity: its identity, what people are shown, and its exported properties.
public struct EntityValue: Hashable, Sendable, Codable {
    /// The longest text that may identify an entity, in characters.
    package static let longestIdentifier = 1024

    /// The entity's identifier in the metadata.
    public var typeName: String
    /// The entity's `id`, as its `EntityIdentifierConvertible` text.
    public var identifier: String
    /// What people are shown.
    public var display: DisplayValue
    /// The exported properties that were set, by name.
    public var properties: [String: IntentValue]

    /// Describes the entity `identifier` of the type `typeName`.
    public init(typeName: String, identifier: String, display: DisplayValue, properties: [String: IntentValue] = [:]) {
        self.typeName = typeName
        self.identifier = identifier
        self.display = display
        self.properties = properties
    }
}

/// A display representation whose texts are final, in the locale that was asked for.
public struct DisplayValue: Hashable, Sendable, Codable {
    /// The name.
    public var title: String
    /// The line below it.
    public var subtitle: String?
    /// The picture beside it.
    public var image: ImageValue?
    /// Other names.
    public var synonyms: [String]

    /// Makes a display of a title and, optionally, the rest.
    public init(title: String, subtitle: String? = nil, image: ImageValue? = nil, synonyms: [String] = []) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }
}

/// Where an image comes from; no pixels are decoded here.
public enum ImageValue: Hashable, Sendable, Codable {
    /// A symbol of the system's symbol set.
    case systemName(String)
    /// An image of the app's resources.
    case named(String)
    case url(URL)
    case data(Data)
}
