import SwiftSyntax
import SwiftSyntaxMacros

/// `@ComputedProperty`: declares a property whose value the entity computes.
struct ComputedPropertyMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let property = try PropertyDeclaration(declaration, macro: "@ComputedProperty", in: context)
        guard !property.isAsynchronous, !property.canThrow else {
            throw property.problem(
                "The getter of '\(property.name)' waits or throws: use @DeferredProperty, whose getter may do both.")
        }
        if let actor = property.globalActor {
            throw property.problem(
                """
                @ComputedProperty reads '\(property.name)' from any task: remove '@\(actor)', or use @DeferredProperty \
                with 'get async throws'.
                """)
        }
        let label = property.hasSetter ? "getSetter" : "getter"
        return property.peers(
            arguments: node.arguments, access: "\(label): \\\(property.owner).\(property.name)", in: context)
    }
}

/// `@DeferredProperty`: declares a property that is only evaluated when it is asked for.
struct DeferredPropertyMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let property = try PropertyDeclaration(declaration, macro: "@DeferredProperty", in: context)
        guard property.isAsynchronous else {
            throw property.problem(
                """
                @DeferredProperty needs a getter that waits: write \
                'var \(property.name): \(property.type) { get async throws { … } }', or use @ComputedProperty.
                """)
        }
        let effects = property.canThrow ? "try await" : "await"
        return property.peers(
            arguments: node.arguments,
            access: "asyncGetter: { (entity: \(property.owner)) in \(effects) entity.\(property.name) }", in: context)
    }
}
