import SwiftSyntax
import SwiftSyntaxMacros

/// `@Model`: an identity, the members that observation needs, and the conformance.
struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let model = declaration.as(ClassDeclSyntax.self) else {
            throw MacroProblem(
                "@Model belongs to a class: its objects are told apart by identity. Write 'final class'.",
                at: declaration)
        }
        let name = model.name.trimmed
        return [
            "@ObservationIgnored public nonisolated let persistentIdentity = ModelIdentity()",
            "@ObservationIgnored private let _$observationRegistrar = ObservationRegistrar()",
            """
            internal nonisolated func access<Member>(keyPath: KeyPath<\(name), Member>) {
                _$observationRegistrar.access(self, keyPath: keyPath)
            }
            """,
            """
            internal nonisolated func withMutation<Member, MutationResult>(
                keyPath: KeyPath<\(name), Member>, _ mutation: () throws -> MutationResult
            ) rethrows -> MutationResult {
                try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
            }
            """,
            "private nonisolated func shouldNotifyObservers<Member>(_ old: Member, _ new: Member) -> Bool { true }",
            """
            private nonisolated func shouldNotifyObservers<Member: Equatable>(_ old: Member, _ new: Member) -> Bool {
                old != new
            }
            """,
        ]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let variable = member.as(VariableDeclSyntax.self), isStored(variable) else { return [] }
        return ["@ObservationTracked"]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let model = declaration.as(ClassDeclSyntax.self) else { return [] }
        // What observation does happens outside of any actor; the rest is where the class is.
        let isNonisolated = model.modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
        let prefix = isNonisolated ? "nonisolated " : ""
        return try protocols.map { wanted in
            let name = wanted.trimmedDescription
            let isolation = name.hasSuffix("Observable") ? "nonisolated " : ""
            return try ExtensionDeclSyntax("\(raw: prefix)extension \(type.trimmed): \(raw: isolation)\(raw: name) {}")
        }
    }

    /// Whether a variable is one of those that an object stores and others can watch.
    private static func isStored(_ variable: VariableDeclSyntax) -> Bool {
        let hidden: Set = ["static", "class", "lazy", "override", "weak", "unowned"]
        let marks = variable.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        guard variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
            !variable.modifiers.contains(where: { hidden.contains($0.name.text) }),
            !marks.contains(where: { $0.hasPrefix("Observation") })
        else { return false }
        guard let block = variable.bindings.first?.accessorBlock else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

/// `@Attribute`, `@Relationship`, `@Transient`: they only say something, which the compiler has checked before.
struct ModelPropertyMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
