import FoundationEssentials

/// `displayRepresentation` of an enum case.
extension DisplayDescription: Codable {
    private enum Keys: String, CodingKey { case title, subtitle, image, synonyms }

    /// Decodes a `displayRepresentation`.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        self.init(
            title: try container.decode(LocalizedText.self, forKey: .title),
            subtitle: try container.decodeIfPresent(LocalizedText.self, forKey: .subtitle),
            image: try container.decodeIfPresent(ImageShape.self, forKey: .image)?.image,
            synonyms: try container.decode(.synonyms, or: []))
    }

    /// Encodes a `displayRepresentation`.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(title, forKey: .title)
        try container.encodeIfPresent(subtitle, forKey: .subtitle)
        try container.encodeIfPresent(image.map(ImageShape.init), forKey: .image)
        if !synonyms.isEmpty { try container.encode(synonyms, forKey: .synonyms) }
    }
}

/// What a *type* shows beside `displayTypeName`, which holds its title alone.
struct TypeDisplayExtras: Codable {
    var subtitle: LocalizedText?
    var image: ImageShape?
    var synonyms: [LocalizedText]?

    init(_ display: DisplayDescription) {
        subtitle = display.subtitle
        image = display.image.map(ImageShape.init)
        synonyms = display.synonyms.isEmpty ? nil : display.synonyms
    }

    /// Nothing, when there is nothing to say.
    static func stated(by display: DisplayDescription) -> TypeDisplayExtras? {
        let isPlain = display.subtitle == nil && display.image == nil && display.synonyms.isEmpty
        return isPlain ? nil : TypeDisplayExtras(display)
    }

    /// The display of a title and, where present, the rest.
    static func display(title: LocalizedText, extras: TypeDisplayExtras?) -> DisplayDescription {
        DisplayDescription(
            title: title, subtitle: extras?.subtitle, image: extras?.image?.image, synonyms: extras?.synonyms ?? [])
    }
}

/// `{"systemImageName": {"_0": "star"}}`; the other kinds of image follow the pattern.
struct ImageShape: Codable {
    private enum Kind: String, CodingKey { case systemImageName, imageName, url, data }
    private struct Payload<Value: Codable>: Codable {
        var _0: Value
    }

    var image: ImageValue

    init(image: ImageValue) { self.image = image }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Kind.self)
        if let shape = try container.decodeIfPresent(Payload<String>.self, forKey: .systemImageName) {
            image = .systemName(shape._0)
        } else if let shape = try container.decodeIfPresent(Payload<String>.self, forKey: .imageName) {
            image = .named(shape._0)
        } else if let shape = try container.decodeIfPresent(Payload<URL>.self, forKey: .url) {
            image = .url(shape._0)
        } else {
            image = .data(try container.decode(Payload<Data>.self, forKey: .data)._0)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Kind.self)
        switch image {
        case .systemName(let name): try container.encode(Payload(_0: name), forKey: .systemImageName)
        case .named(let name): try container.encode(Payload(_0: name), forKey: .imageName)
        case .url(let url): try container.encode(Payload(_0: url), forKey: .url)
        case .data(let data): try container.encode(Payload(_0: data), forKey: .data)
        }
    }
}
