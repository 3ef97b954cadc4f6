import SwiftSyntax
import SwiftSyntaxMacros

/// `@UnionValue`: makes an enum a value that stands for the values its cases hold.
struct UnionValueMacro {}

extension UnionValueMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // The extension reports what is wrong; one message is enough.
        guard let union = try? UnionType(declaration, at: node) else { return [] }
        let names = union.cases.map(\.name).joined(separator: ", ")
        return [
            """
            \(raw: union.access)nonisolated enum Cases: AppIntents.AppUnionValueCasesProviding {
                case \(raw: names)
            }
            """
        ]
    }
}

extension UnionValueMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let union = try UnionType(declaration, at: node)
        let conformance = protocols.isEmpty ? "" : ": nonisolated AppIntents.AppUnionValue"
        let makers = union.cases.map {
            "AppIntents._UnionCase(\($0.type).self) { Self.\($0.name)(\($0.label)$0) }"
        }
        let values = union.cases.map { "case .\($0.name)(let value): value" }
        return [
            try ExtensionDeclSyntax(
                """
                extension \(type.trimmed)\(raw: conformance) {
                    \(raw: union.access)nonisolated static var __unionCases: [AppIntents._UnionCase] {
                        [
                            \(raw: makers.joined(separator: ",\n"))
                        ]
                    }
                    \(raw: union.access)nonisolated var asIntentValue: any AppIntents._IntentValue {
                        switch self {
                        \(raw: values.joined(separator: "\n"))
                        }
                    }
                }
                """)
        ]
    }
}

/// The enum that `@UnionValue` is attached to.
private struct UnionType {
    struct Case {
        var name: String
        var type: String
        /// The label of the value, as an argument needs it; empty without one.
        var label: String
    }

    let access: String
    let cases: [Case]

    init(_ declaration: some DeclGroupSyntax, at node: AttributeSyntax) throws {
        let group = SchemaType(declaration)
        access = group.access
        guard group.keyword == "enum" else {
            throw MacroProblem("@UnionValue belongs to an enum; '\(group.name)' is \(group.description).", at: node)
        }
        let elements = declaration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
            .flatMap(\.elements)
        guard !elements.isEmpty else {
            throw MacroProblem("'\(group.name)' needs a case for each type of value: 'case name(<type>)'.", at: node)
        }
        cases = try elements.map { element in
            guard let values = element.parameterClause?.parameters, values.count == 1, let value = values.first else {
                let name = element.name.text
                throw MacroProblem(
                    "Every case of a union value holds one value: write 'case \(name)(<type>)'.", at: element)
            }
            let label = value.firstName.map { $0.text == "_" ? "" : "\($0.text): " } ?? ""
            return Case(name: element.name.text, type: value.type.trimmedDescription, label: label)
        }
    }
}
