import IntentsModel

/// The parameters of an action as a JSON Schema: the typed description of a tool.
struct ActionSchema: Sendable {
    var action: ActionDescription
    /// The bundle identifier of the action's app.
    var bundle: String
    var metadata: AppMetadata

    private static let dialect = "https://json-schema.org/draft/2020-12/schema"

    var json: JSONText {
        var members: [(String, JSONText)] = [
            ("$schema", .string(Self.dialect)),
            ("$comment", .string("intents run \(bundle)/\(action.identifier) --json --no-input --set NAME=VALUE")),
            ("title", .string(action.title.sourceText)),
        ]
        if let text = action.description?.descriptionText.sourceText {
            members.append(("description", .string(text)))
        }
        let required = action.parameters.filter(\.isNeeded).map { JSONText.string($0.name) }
        return .object(
            members + [
                ("type", .string("object")),
                (
                    "properties",
                    .object(
                        action.parameters.map { ($0.name, ParameterSchema(parameter: $0, metadata: metadata).json) })
                ),
                ("required", .array(required)),
                ("additionalProperties", .bool(false)),
            ])
    }
}

extension ParameterDescription {
    /// Whether a run cannot do without a value for it.
    var isNeeded: Bool { !isOptional && defaultValue == nil && !hasRuntimeDefault }
}
