import SwiftSyntax
import SwiftSyntaxMacros

/// What `@AppIntent(schema:)`, `@AppEntity(schema:)` and `@AppEnum(schema:)` have in common: they add the conformances
/// that a type lacks, and state its schema.
protocol SchemaMacro: ExtensionMacro {
    static var kind: SchemaKind { get }
}

extension SchemaMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let schema = try SchemaName(node)
        let group = SchemaType(declaration)
        try kind.check(group, follows: schema, at: node)
        let missing = protocols.map(\.trimmedDescription).filter { kind.adds($0, to: group, schema: schema) }
        guard !missing.isEmpty || !group.declares(kind.member) else { return [] }
        // Under default isolation to the main actor a conformance of an extension would be isolated, which intents and
        // entities cannot be.
        let conformances = missing.map { "nonisolated AppIntents.\($0)" }.joined(separator: ", ")
        let extended = "\(type.trimmedDescription)\(missing.isEmpty ? "" : ": \(conformances)")"
        let statement = group.declares(kind.member) ? "" : kind.statement(of: schema, access: group.access)
        return [try ExtensionDeclSyntax("extension \(raw: extended) { \(raw: statement) }")]
    }
}

/// Wraps the plain stored properties of a type, so that they are parameters or properties.
protocol WrappingSchemaMacro: SchemaMacro, MemberAttributeMacro {}

extension WrappingSchemaMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let wrapper = kind.wrapper, let member = PlainMember(member), kind.wraps(member) else { return [] }
        return ["@\(raw: wrapper)"]
    }
}

/// `@AppIntent(schema:)` and `@AssistantIntent(schema:)`.
struct SchemaIntentMacro: WrappingSchemaMacro { static let kind = SchemaKind.intent }

/// `@AppEntity(schema:)` and `@AssistantEntity(schema:)`.
struct SchemaEntityMacro: WrappingSchemaMacro { static let kind = SchemaKind.entity }

/// `@AppEnum(schema:)` and `@AssistantEnum(schema:)`.
struct SchemaEnumMacro: SchemaMacro { static let kind = SchemaKind.enumeration }
