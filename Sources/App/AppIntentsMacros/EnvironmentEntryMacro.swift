import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry`: makes a variable of an extension of `EnvironmentValues` a value of the environment with a key of its own.
struct EnvironmentEntryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let entry = try Entry(declaration)
        return ["get { self[\(raw: entry.key).self] }", "set { self[\(raw: entry.key).self] = newValue }"]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // The accessors' expansion tells what is wrong; once is enough.
        guard let entry = try? Entry(declaration) else { return [] }
        return [
            """
            nonisolated private struct \(raw: entry.key): EnvironmentKey {
                \(raw: entry.defaultValue)
            }
            """
        ]
    }

    private struct Entry {
        let key: String
        let defaultValue: String

        init(_ declaration: some DeclSyntaxProtocol) throws {
            guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
                variable.bindings.count == 1,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else { throw MacroProblem("@Entry belongs to one variable: 'var name: Type = value'.", at: declaration) }
            key = "__Key_\(name)"
            let value = binding.initializer?.value.trimmedDescription
            switch (binding.typeAnnotation?.type, value) {
            case (let type?, let value?):
                defaultValue = "static var defaultValue: \(type.trimmedDescription) { \(value) }"
            case (let type?, nil) where type.is(OptionalTypeSyntax.self):
                defaultValue = "static var defaultValue: \(type.trimmedDescription) { nil }"
            case (nil, let value?): defaultValue = "static let defaultValue = \(value)"
            default:
                throw MacroProblem(
                    "@Entry needs the default of '\(name)': write 'var \(name): Type = value'.", at: variable)
            }
        }
    }
}
