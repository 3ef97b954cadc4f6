import SwiftSyntax
import SwiftSyntaxMacros

/// Keeps a preview out of the program: the compiler has checked its arguments before, and nothing shows it.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

/// Marks a state of a preview's body; the preview is kept out of the program, and so is this.
struct PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
