import SwiftSyntax
import SwiftSyntaxMacros

/// `@ModelActor`: the container, a context of the actor's own, and the initialiser that makes both.
struct ModelActorMacro: MemberMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(ActorDeclSyntax.self) else {
            throw MacroProblem(
                "@ModelActor belongs to an actor: the context is used by one task at a time.", at: declaration)
        }
        let access = declaration.modifiers.map(\.name.text).first { ["public", "package"].contains($0) }
        let prefix = access.map { $0 + " " } ?? ""
        return [
            "\(raw: prefix)nonisolated let modelExecutor: any ModelExecutor",
            "\(raw: prefix)nonisolated let modelContainer: ModelContainer",
            """
            \(raw: prefix)init(modelContainer: ModelContainer) {
                self.modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
                self.modelContainer = modelContainer
            }
            """,
        ]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(ActorDeclSyntax.self), !protocols.isEmpty else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): ModelActor {}")]
    }
}
