import IntentsModel

extension TypeRecord: Decodable {
    private enum Keys: String, CodingKey {
        case typeName, mangledTypeName, kind, file, line, conformances, associatedTypeAliases, properties, cases
        case availabilityAttributes
    }
    private struct Availability: Decodable {
        var platform: String?
        var introducedVersion: String?
        var isDeprecated: Bool?
        var isUnavailable: Bool?
        var message: String?
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        typeName = try container.decode(String.self, forKey: .typeName)
        mangledTypeName = try container.decode(String.self, forKey: .mangledTypeName)
        kind = try container.decode(String.self, forKey: .kind)
        location = SourceLocation(
            file: try container.decodeIfPresent(String.self, forKey: .file) ?? "",
            line: try container.decodeIfPresent(Int.self, forKey: .line) ?? 1)
        conformances = Set(try container.decodeIfPresent([String].self, forKey: .conformances) ?? [])
        aliases = try container.decodeIfPresent([AssociatedType].self, forKey: .associatedTypeAliases) ?? []
        properties = try container.decodeIfPresent([PropertyRecord].self, forKey: .properties) ?? []
        cases = try container.decodeIfPresent([CaseRecord].self, forKey: .cases) ?? []
        availability = (try container.decodeIfPresent([Availability].self, forKey: .availabilityAttributes) ?? [])
            .map { attribute in
                AvailabilityDescription(
                    platform: attribute.platform ?? "*", introducedVersion: attribute.introducedVersion,
                    isDeprecated: attribute.isDeprecated ?? false, isUnavailable: attribute.isUnavailable ?? false,
                    message: attribute.message)
            }
            .sorted { $0.platform < $1.platform }
    }
}

extension PropertyRecord: Decodable {
    private enum Keys: String, CodingKey { case label, type, isStatic, isComputed, file, line, propertyWrappers }
    private struct Wrapper: Decodable { var type: String }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        label = try container.decode(String.self, forKey: .label)
        type = SwiftTypeName(try container.decode(String.self, forKey: .type))
        // The compiler writes these two as text.
        isStatic = try container.decode(String.self, forKey: .isStatic) == "true"
        isComputed = try container.decode(String.self, forKey: .isComputed) == "true"
        if let file = try container.decodeIfPresent(String.self, forKey: .file) {
            location = SourceLocation(file: file, line: try container.decodeIfPresent(Int.self, forKey: .line) ?? 1)
        }
        value = try ConstantValue(from: decoder)
        wrappers = (try container.decodeIfPresent([Wrapper].self, forKey: .propertyWrappers) ?? [])
            .map { SwiftTypeName($0.type).name }
    }
}

extension AssociatedType: Decodable {
    private enum Keys: String, CodingKey {
        case typeAliasName, substitutedTypeName, opaqueTypeProtocolRequirements, opaqueTypeSameTypeRequirements
    }
    private struct SameType: Decodable {
        var typeAliasName: String
        var substitutedTypeName: String
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        name = try container.decode(String.self, forKey: .typeAliasName)
        type = try container.decode(String.self, forKey: .substitutedTypeName)
        requirements =
            try container.decodeIfPresent([String].self, forKey: .opaqueTypeProtocolRequirements) ?? []
        let sameTypes =
            try container.decodeIfPresent([SameType].self, forKey: .opaqueTypeSameTypeRequirements) ?? []
        self.sameTypes = Dictionary(
            sameTypes.map { ($0.typeAliasName, $0.substitutedTypeName) }, uniquingKeysWith: { first, _ in first })
    }
}
