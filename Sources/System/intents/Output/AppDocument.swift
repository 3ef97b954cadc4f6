import IntentsLink
import IntentsModel

/// The machine-readable description of an app or of one action: `intents show --json`.
///
/// `docs/command-line.md` describes it; a change that breaks a reader raises `formatVersion`.
struct AppDocument: Sendable {
    static let formatVersion = 1

    var reply: ShowReply

    var json: JSONText {
        .object([
            ("formatVersion", .int(Self.formatVersion)),
            ("app", JSONText(reply.app)),
            ("actions", .array(actions.map(action))),
            ("entities", .array(entities.map(entity))),
            ("enums", .array(enums.map(enumeration))),
            ("queries", .array(queries.map(query))),
        ])
    }

    private var metadata: AppMetadata { reply.metadata }

    /// All actions, or the one that was named.
    private var actions: [ActionDescription] {
        let all = metadata.actions.values.sorted { $0.identifier < $1.identifier }
        return reply.action.map { named in all.filter { $0.identifier == named } } ?? all
    }

    private var entities: [EntityDescription] {
        metadata.entities.values.filter { isShown(.entity($0.identifier)) }.sorted { $0.identifier < $1.identifier }
    }

    private var enums: [EnumDescription] {
        metadata.enums.filter { isShown(.linkEnumeration($0.identifier)) }.sorted { $0.identifier < $1.identifier }
    }

    private var queries: [QueryDescription] {
        let shown = Set(entities.map(\.identifier))
        return metadata.queries.values.filter { shown.contains($0.entityType) }.sorted { $0.identifier < $1.identifier }
    }

    /// For one action only the types that it uses are described.
    private func isShown(_ type: ValueType) -> Bool {
        guard reply.action != nil else { return true }
        return actions.contains { action in
            action.output.valueType?.element == type || action.parameters.contains { $0.valueType.element == type }
        }
    }

    private func action(_ action: ActionDescription) -> JSONText {
        let phrases = metadata.shortcuts.filter { $0.actionIdentifier == action.identifier }.flatMap(\.phrases)
        let members: [(String, JSONText)] = [
            ("identifier", .string(action.identifier)),
            ("typeName", .string(action.fullyQualifiedTypeName)),
            ("title", .string(action.title.sourceText)),
            ("description", .text(action.description?.descriptionText.sourceText)),
            ("category", .text(action.description?.categoryName?.sourceText)),
            ("discoverable", .bool(action.isDiscoverable)),
            ("modes", .array(action.supportedModes.names.map(JSONText.string))),
            ("authentication", .string("\(action.authenticationPolicy)")),
            ("parameters", .array(action.parameters.map(ParameterDocument.json))),
            ("output", output(action.output)),
            ("phrases", .array(phrases.map { .string($0.sourceText) })),
            ("systemProtocols", .array(action.systemProtocols.map(JSONText.string))),
            ("availability", .array(action.availability.map(availability))),
            ("deprecation", deprecation(action)),
        ]
        return .object(members)
    }

    private func deprecation(_ action: ActionDescription) -> JSONText {
        guard action.isDeprecated else { return .null }
        return .object([
            ("message", .text(action.deprecation?.message?.sourceText)),
            ("replacedBy", .text(action.deprecation?.replacedBy)),
        ])
    }

    private func output(_ output: OutputDescription) -> JSONText {
        .object([
            ("type", .text(output.valueType?.displayName)), ("optional", .bool(output.isValueOptional)),
            ("dialog", .bool(output.providesDialog)), ("snippet", .bool(output.showsSnippet)),
            ("opensIntent", .bool(output.opensIntent)),
        ])
    }

    private func availability(_ availability: AvailabilityDescription) -> JSONText {
        .object([
            ("platform", .string(availability.platform)), ("introduced", .text(availability.introducedVersion)),
            ("deprecated", .bool(availability.isDeprecated)), ("unavailable", .bool(availability.isUnavailable)),
            ("message", .text(availability.message)),
        ])
    }

    private func entity(_ entity: EntityDescription) -> JSONText {
        let properties = entity.properties.map { property in
            JSONText.object([
                ("name", .string(property.name)), ("title", .string(property.title.sourceText)),
                ("type", .string(property.valueType.displayName)), ("optional", .bool(property.isOptional)),
                ("deferred", .bool(property.isDeferred)),
            ])
        }
        return .object([
            ("identifier", .string(entity.identifier)), ("typeName", .string(entity.fullyQualifiedTypeName)),
            ("title", .string(entity.display.title.sourceText)), ("query", .text(entity.defaultQueryIdentifier)),
            ("properties", .array(properties)), ("transient", .bool(entity.isTransient)),
        ])
    }

    private func enumeration(_ enumeration: EnumDescription) -> JSONText {
        let cases = enumeration.cases.map { value in
            JSONText.object([
                ("value", .string(value.rawValue)), ("name", .string(value.name)),
                ("title", .string(value.display.title.sourceText)),
                ("synonyms", .array(value.display.synonyms.map { .string($0.sourceText) })),
            ])
        }
        return .object([
            ("identifier", .string(enumeration.identifier)), ("typeName", .string(enumeration.fullyQualifiedTypeName)),
            ("title", .string(enumeration.display.title.sourceText)), ("cases", .array(cases)),
        ])
    }

    private func query(_ query: QueryDescription) -> JSONText {
        let properties = query.properties.map { property in
            JSONText.object([
                ("name", .string(property.name)), ("operators", .array(property.comparators.map(JSONText.string))),
            ])
        }
        return .object([
            ("identifier", .string(query.identifier)), ("entity", .string(query.entityType)),
            ("capabilities", .array(query.capabilities.names.map(JSONText.string))),
            ("properties", .array(properties)), ("sorting", .array(query.sortingOptions.map(JSONText.string))),
        ])
    }
}

extension QueryCapabilities {
    /// What the query can be asked, by name.
    var names: [String] {
        [
            (QueryCapabilities.identifiers, "identifiers"), (.string, "string"), (.enumerable, "enumerable"),
            (.property, "property"),
        ].filter { contains($0.0) }.map(\.1)
    }
}
