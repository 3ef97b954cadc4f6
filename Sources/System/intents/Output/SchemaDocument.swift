import IntentsLink
import IntentsModel

/// `intents show --schema`: the schema of one action, or those of an app's actions by identifier.
struct SchemaDocument: Sendable {
    var reply: ShowReply

    var json: JSONText {
        let actions = reply.metadata.actions
        if let named = reply.action.flatMap({ actions[$0] }) { return schema(of: named) }
        return .object([
            ("formatVersion", .int(AppDocument.formatVersion)), ("bundle", .string(reply.app.bundleIdentifier)),
            ("schemas", .object(actions.filter(\.value.isDiscoverable).mapValues(schema))),
        ])
    }

    private func schema(of action: ActionDescription) -> JSONText {
        ActionSchema(action: action, bundle: reply.app.bundleIdentifier, metadata: reply.metadata).json
    }
}
