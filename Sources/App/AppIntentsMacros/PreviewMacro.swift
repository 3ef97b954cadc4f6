import SwiftSyntax
import SwiftSyntaxMacros

/// Keeps a preview out of the program: the compiler has checked its arguments before, and nothing shows it.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
