extension ValueType: Codable {
    private enum Kind: String, CodingKey { case primitive, entity, linkEnumeration, measurement, union, array }
    private struct Primitive: Codable { var typeIdentifier: Int }
    private struct Entity: Codable { var typeName: String }
    private struct Enumeration: Codable { var identifier: String }
    private struct Measured: Codable { var unitType: MeasurementDimension }
    private struct Union: Codable {
        var identifier: String
        var memberValueTypes: [ValueType]
        /// The names of the cases; absent where the metadata is of an older build.
        var caseNames: [String]?
    }
    private struct Elements: Codable {
        /// The value seen for every array in inventory §5.
        var capabilities = 3
        var memberValueType: ValueType
    }

    /// Decodes inventory §5's `valueType`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Kind.self)
        if let shape = try container.decodeIfPresent(Wrapper<Primitive>.self, forKey: .primitive) {
            let number = shape.wrapper.typeIdentifier
            guard let type = PrimitiveType(rawValue: number) else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "There is no value type number \(number)."))
            }
            self = .primitive(type)
        } else if let shape = try container.decodeIfPresent(Wrapper<Entity>.self, forKey: .entity) {
            self = .entity(shape.wrapper.typeName)
        } else if let shape = try container.decodeIfPresent(Wrapper<Enumeration>.self, forKey: .linkEnumeration) {
            self = .linkEnumeration(shape.wrapper.identifier)
        } else if let shape = try container.decodeIfPresent(Wrapper<Measured>.self, forKey: .measurement) {
            self = .measurement(shape.wrapper.unitType)
        } else if let shape = try container.decodeIfPresent(Wrapper<Union>.self, forKey: .union) {
            let union = shape.wrapper
            self = .union(union.identifier, union.memberValueTypes, cases: union.caseNames ?? [])
        } else {
            self = .array(try container.decode(Wrapper<Elements>.self, forKey: .array).wrapper.memberValueType)
        }
    }

    /// Encodes the type as inventory §5's `valueType`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Kind.self)
        switch self {
        case .primitive(let type):
            try container.encode(Wrapper(Primitive(typeIdentifier: type.rawValue)), forKey: .primitive)
        case .entity(let name): try container.encode(Wrapper(Entity(typeName: name)), forKey: .entity)
        case .linkEnumeration(let name):
            try container.encode(Wrapper(Enumeration(identifier: name)), forKey: .linkEnumeration)
        case .measurement(let dimension):
            try container.encode(Wrapper(Measured(unitType: dimension)), forKey: .measurement)
        case .union(let name, let members, let cases):
            let union = Union(
                identifier: name, memberValueTypes: members, caseNames: cases.isEmpty ? nil : cases)
            try container.encode(Wrapper(union), forKey: .union)
        case .array(let member):
            try container.encode(Wrapper(Elements(memberValueType: member)), forKey: .array)
        }
    }
}
