extension EnumDescription: Codable {
    private enum Keys: String, CodingKey {
        case identifier, fullyQualifiedTypeName, mangledTypeName, displayTypeName, cases, isSystem, openAppIntents
    }
    private struct Extras: Codable {
        var display: TypeDisplayExtras?
        var location: SourceLocation?
        var schema: SchemaReference?
    }

    /// Decodes inventory §5's enum.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        let extras = try container.decode(.openAppIntents, or: Extras())
        self.init(
            identifier: try container.decode(String.self, forKey: .identifier),
            fullyQualifiedTypeName: try container.decode(String.self, forKey: .fullyQualifiedTypeName),
            mangledTypeName: try container.decode(.mangledTypeName, or: ""),
            display: TypeDisplayExtras.display(
                title: try container.decode(LocalizedText.self, forKey: .displayTypeName), extras: extras.display),
            cases: try container.decode([EnumCaseDescription].self, forKey: .cases), location: extras.location,
            schema: extras.schema)
    }

    /// Encodes inventory §5's enum.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(identifier, forKey: .identifier)
        try container.encode(fullyQualifiedTypeName, forKey: .fullyQualifiedTypeName)
        try container.encode(mangledTypeName, forKey: .mangledTypeName)
        try container.encode(display.title, forKey: .displayTypeName)
        try container.encode(cases, forKey: .cases)
        try container.encode(false, forKey: .isSystem)
        let extras = Extras(display: TypeDisplayExtras.stated(by: display), location: location, schema: schema)
        try container.encode(extras, forKey: .openAppIntents)
    }
}

extension EnumCaseDescription: Codable {
    private enum Keys: String, CodingKey { case identifier, displayRepresentation, openAppIntents }
    private struct Extras: Codable {
        var name: String?
    }

    /// Decodes an element of an enum's `cases`; without a case name the raw value stands for it.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        let rawValue = try container.decode(String.self, forKey: .identifier)
        self.init(
            rawValue: rawValue, name: try container.decode(.openAppIntents, or: Extras()).name ?? rawValue,
            display: try container.decode(DisplayDescription.self, forKey: .displayRepresentation))
    }

    /// Encodes an element of an enum's `cases`.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(rawValue, forKey: .identifier)
        try container.encode(display, forKey: .displayRepresentation)
        try container.encode(Extras(name: name), forKey: .openAppIntents)
    }
}
