import IntentsModel

/// One parameter as a JSON Schema. Numbers and Booleans are themselves, all other values text in the forms that runs take.
struct ParameterSchema: Sendable {
    var parameter: ParameterDescription
    var metadata: AppMetadata

    private typealias Members = [(String, JSONText)]

    var json: JSONText {
        var members: Members = [("title", .string(parameter.title.sourceText))]
        // JSON has a form of its own for Booleans.
        let form = parameter.valueType.element == .primitive(.bool) ? nil : parameter.textForm
        let words = [parameter.description?.sourceText, form.map { "Written as \($0)." }].compactMap(\.self)
        if !words.isEmpty { members.append(("description", .string(words.joined(separator: " ")))) }
        members += value
        if let value = parameter.defaultValue { members.append(("default", JSONText(value))) }
        return .object(members)
    }

    private var value: Members {
        guard case .array(let element) = parameter.valueType else { return schema(of: parameter.valueType) }
        var members: Members = [("type", .string("array")), ("items", .object(schema(of: element)))]
        if let size = parameter.size {
            members += [("minItems", .int(size.minimum)), ("maxItems", .int(size.maximum))]
        }
        return members
    }

    private func schema(of type: ValueType) -> Members {
        switch type {
        case .primitive(let type): schema(of: type)
        case .linkEnumeration(let name): enumeration(name)
        case .union(_, let types, _): [("anyOf", .array(types.map { .object(schema(of: $0)) }))]
        case .entity, .measurement, .array: [("type", .string("string"))]
        }
    }

    private func schema(of type: PrimitiveType) -> Members {
        switch type {
        case .bool: [("type", .string("boolean"))]
        case .int: [("type", .string("integer"))] + range
        case .double: [("type", .string("number"))] + range
        case .url: [("type", .string("string")), ("format", .string("uri"))]
        case .date where parameter.dateKind != "time": [("type", .string("string")), ("anyOf", .array(Self.dates))]
        default: [("type", .string("string"))]
        }
    }

    /// What a date is written as, one form each.
    private static let dates: [JSONText] = [
        .object([("format", .string("date"))]), .object([("format", .string("date-time"))]),
        .object([("description", .string("Words such as today, tomorrow 9am, next friday, March 5 or in 2 hours."))]),
    ]

    private var range: Members {
        guard let range = parameter.range else { return [] }
        return [("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound))]
    }

    /// The cases by raw value, with what people call them.
    private func enumeration(_ name: String) -> Members {
        let all = metadata.enumeration(name)?.cases ?? []
        let cases = all.filter { parameter.supportedValues?.contains($0.rawValue) ?? true }
        let titles = cases.map { "\($0.rawValue): \($0.display.title.sourceText)" }.joined(separator: "; ")
        return [
            ("type", .string("string")), ("enum", .array(cases.map { .string($0.rawValue) })),
            ("$comment", .string(titles)),
        ]
    }
}

extension JSONText {
    /// A whole number without a fraction, for readers that tell the two apart.
    fileprivate static func number(_ number: Double) -> JSONText {
        Int(exactly: number).map(JSONText.int) ?? .double(number)
    }
}
