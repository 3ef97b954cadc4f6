import IntentsModel

/// A parameter in the machine-readable description.
enum ParameterDocument {
    static func json(_ parameter: ParameterDescription) -> JSONText {
        .object([
            ("name", .string(parameter.name)),
            ("option", .string(ParameterName.usage(parameter.name))),
            ("title", .string(parameter.title.sourceText)),
            ("description", .text(parameter.description?.sourceText)),
            ("type", .string(parameter.valueType.element.displayName)),
            ("kind", .string(kind(parameter.valueType.element))),
            ("form", .text(parameter.textForm)),
            ("optional", .bool(parameter.isOptional)),
            ("array", .bool(parameter.valueType.isArray)),
            ("default", parameter.defaultValue.map { JSONText($0) } ?? .null),
            ("range", parameter.range.map(range) ?? .null),
            ("size", parameter.size.map(size) ?? .null),
            ("supportedValues", parameter.supportedValues.map { .array($0.map(JSONText.string)) } ?? .null),
            ("options", .string(options(parameter.options))),
        ])
    }

    private static func kind(_ type: ValueType) -> String {
        switch type {
        case .primitive: "primitive"
        case .measurement: "measurement"
        case .union: "union"
        case .entity: "entity"
        case .linkEnumeration: "enum"
        case .array: "array"
        }
    }

    private static func options(_ source: OptionsSource) -> String {
        switch source {
        case .none: "none"
        case .defaultQuery: "defaultQuery"
        case .query: "query"
        case .provider: "provider"
        }
    }

    private static func range(_ range: NumberRange) -> JSONText {
        .object([("minimum", .double(range.lowerBound)), ("maximum", .double(range.upperBound))])
    }

    private static func size(_ size: CollectionSize) -> JSONText {
        .object([("minimum", .int(size.minimum)), ("maximum", .int(size.maximum))])
    }
}
