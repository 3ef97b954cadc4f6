/// The compiler's JSON: a `valueKind`, and a `value` whose shape the kind decides.
extension ConstantValue: Decodable {
    private enum Keys: String, CodingKey { case valueKind, value }

    private struct Member: Decodable {
        var baseType: String
        var memberLabel: String
    }
    private struct StaticCall: Decodable {
        var type: String
        var memberLabel: String
        var arguments: [ConstantArgument]?
    }
    private struct Case: Decodable {
        var name: String
        var arguments: [ConstantArgument]?
    }
    private struct Segments: Decodable { var segments: [ConstantValue] }
    private struct TypeName: Decodable { var type: String }
    private struct Path: Decodable { var path: String }
    private struct Block: Decodable { var members: [BuilderMember] }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
            try container.decode(Value.self, forKey: .value)
        }
        switch try container.decodeIfPresent(String.self, forKey: .valueKind) {
        case "RawLiteral": self = .literal(try value(String.self))
        case "NilLiteral": self = .nilLiteral
        case "InterpolatedStringLiteral": self = .interpolation(try value(Segments.self).segments)
        case "InitCall": self = .call(try value(ConstantCall.self))
        case "StaticFunctionCall":
            let call = try value(StaticCall.self)
            self = .staticCall(
                ConstantCall(type: call.type, arguments: call.arguments ?? []), member: call.memberLabel)
        case "Enum":
            let enumCase = try value(Case.self)
            self = .enumCase(enumCase.name, arguments: enumCase.arguments ?? [])
        case "Array": self = .array(try value([ConstantValue].self))
        case "Dictionary": self = .dictionary(try value([ConstantPair].self))
        case "MemberReference":
            let member = try value(Member.self)
            self = .member(type: member.baseType, name: member.memberLabel)
        case "Type": self = .type(try value(TypeName.self).type)
        case "KeyPath": self = .keyPath(try value(Path.self).path)
        case "Tuple": self = .tuple(try value([ConstantValue].self))
        case "Builder": self = .builder(try value(Block.self).members)
        default: self = .runtime
        }
    }
}

extension BuilderMember: Decodable {
    private enum Keys: String, CodingKey { case kind, element, ifElements, elements }
    private struct Element: Decodable { var element: ConstantValue }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        switch try container.decode(String.self, forKey: .kind) {
        case "buildExpression":
            kind = .expression
            elements = [try container.decode(ConstantValue.self, forKey: .element)]
        case "buildLimitedAvailability":
            kind = .availability
            elements = try container.decodeIfPresent([Element].self, forKey: .ifElements)?.map(\.element) ?? []
            // The compiler pads a branch with empty elements.
            elements.removeAll { $0 == .runtime }
        default:
            kind = .conditional
            elements = []
        }
    }
}
