import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry`: makes a variable of an extension of `EnvironmentValues` or `FocusedValues` a value with a key of its own.
struct EnvironmentEntryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let entry = try Entry(declaration, in: context)
        return ["get { self[\(raw: entry.key).self] }", "set { self[\(raw: entry.key).self] = newValue }"]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // The accessors' expansion tells what is wrong; once is enough.
        guard let entry = try? Entry(declaration, in: context) else { return [] }
        return [
            """
            nonisolated private struct \(raw: entry.key): \(raw: entry.requirement) {
                \(raw: entry.member)
            }
            """
        ]
    }

    private struct Entry {
        let key: String
        /// The protocol of the key.
        let requirement: String
        let member: String

        init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
            guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
                variable.bindings.count == 1,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else { throw MacroProblem("@Entry belongs to one variable: 'var name: Type = value'.", at: declaration) }
            key = "__Key_\(name)"
            let value = binding.initializer?.value.trimmedDescription
            let type = binding.typeAnnotation?.type
            if context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
                .hasSuffix("FocusedValues") == true
            {
                requirement = "FocusedValueKey"
                member = "typealias Value = \(try Self.focused(type, hasValue: value != nil, name, at: variable))"
                return
            }
            requirement = "EnvironmentKey"
            switch (type, value) {
            case (let type?, let value?):
                member = "static var defaultValue: \(type.trimmedDescription) { \(value) }"
            case (let type?, nil) where type.is(OptionalTypeSyntax.self):
                member = "static var defaultValue: \(type.trimmedDescription) { nil }"
            case (nil, let value?): member = "static let defaultValue = \(value)"
            default:
                throw MacroProblem(
                    "@Entry needs the default of '\(name)': write 'var \(name): Type = value'.", at: variable)
            }
        }

        /// The type of a value that is nil while nobody gives one.
        private static func focused(
            _ type: TypeSyntax?, hasValue: Bool, _ name: String, at variable: VariableDeclSyntax
        ) throws -> String {
            guard !hasValue, let wrapped = type?.as(OptionalTypeSyntax.self)?.wrappedType else {
                throw MacroProblem(
                    "@Entry of FocusedValues needs an optional without a value: write 'var \(name): Type?'.",
                    at: variable)
            }
            return wrapped.trimmedDescription
        }
    }
}
