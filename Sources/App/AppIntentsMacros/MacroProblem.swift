import SwiftDiagnostics
import SwiftSyntax

/// Why a macro cannot be expanded; shown at the declaration.
struct MacroProblem: DiagnosticMessage, Error {
    let message: String
    private let node: Syntax

    init(_ message: String, at node: some SyntaxProtocol) {
        self.message = message
        self.node = Syntax(node)
    }

    var severity: DiagnosticSeverity { .error }
    var diagnosticID: MessageID { MessageID(domain: "AppIntents", id: "macro") }
}
