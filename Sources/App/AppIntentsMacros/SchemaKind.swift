import SwiftSyntax

/// The kinds of type that follow schemas, with what each kind needs.
enum SchemaKind {
    case intent, entity, enumeration

    /// The member that states the schema.
    var member: String {
        switch self {
        case .intent: "__assistantSchemaIntent"
        case .entity: "__assistantSchemaEntity"
        case .enumeration: "__assistantSchemaEnum"
        }
    }

    /// The wrapper of plain stored properties; nil for enums, which have none.
    var wrapper: String? {
        switch self {
        case .intent: "AppIntents.IntentParameter"
        case .entity: "AppIntents.EntityProperty"
        case .enumeration: nil
        }
    }

    private var valueType: String {
        switch self {
        case .intent: "IntentSchema"
        case .entity: "EntitySchema"
        case .enumeration: "EnumSchema"
        }
    }

    /// The declaration that states the schema; a constant, so that it can be read from the compiler's output.
    func statement(of schema: SchemaName, access: String) -> String {
        "\(access)nonisolated static let \(member) = AppIntents.AssistantSchema.\(valueType)(\"\(schema.full)\")"
    }

    /// Whether a stored property becomes a parameter or property: an entity's `id` stays what it is, and an intent's
    /// property with a value of its own is state of the code.
    func wraps(_ member: PlainMember) -> Bool {
        switch self {
        case .intent: !member.hasValue
        case .entity: !["id", "displayRepresentation"].contains(member.name)
        case .enumeration: false
        }
    }

    /// Whether a missing conformance is wanted: the general ones always, a system protocol when the schema means it and
    /// the type has what it requires.
    func adds(_ name: String, to type: SchemaType, schema: SchemaName) -> Bool {
        guard let role = SystemRole(rawValue: name) else { return true }
        return schema.role == role && role.member.map(type.declares) ?? true
    }

    /// - Throws: a problem when the declaration cannot follow the schema.
    func check(_ type: SchemaType, follows schema: SchemaName, at node: AttributeSyntax) throws {
        let macro = "@\(node.attributeName.trimmedDescription)(schema:)"
        if (self == .enumeration) != (type.keyword == "enum"), self != .entity {
            let wanted = self == .enumeration ? "an enum" : "a struct or class"
            throw MacroProblem("\(macro) belongs to \(wanted); '\(type.name)' is \(type.description).", at: node)
        }
        guard self == .intent, let need = schema.requirement, !type.declares(need.name) else { return }
        throw MacroProblem(
            "The schema '.\(schema.full)' needs 'var \(need.name): \(need.type)'; '\(type.name)' has no '\(need.name)'.",
            at: node)
    }
}

/// A system protocol that follows from a schema.
enum SystemRole: String {
    case open = "OpenIntent"
    case delete = "DeleteIntent"
    case search = "ShowInAppSearchResultsIntent"
    case playAudio = "AudioPlaybackIntent"

    /// What the protocol requires of a type; nil when it is but a mark.
    var member: String? {
        switch self {
        case .open: "target"
        case .delete: "entities"
        case .search: "criteria"
        case .playAudio: nil
        }
    }
}
