import SwiftSyntax

/// The declaration that a schema macro is attached to.
struct SchemaType {
    /// `struct`, `class`, `enum` or `actor`.
    let keyword: String
    let name: String
    /// The access level that a member needs to be as visible as the type, with a space behind it.
    let access: String
    private let members: Set<String>

    init(_ declaration: some DeclGroupSyntax) {
        keyword = declaration.introducer.text
        name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
        access =
            declaration.modifiers.first { ["public", "open", "package"].contains($0.name.text) }
            .map { $0.name.text == "package" ? "package " : "public " } ?? ""
        members = Set(
            declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
                .flatMap(\.bindings).compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text })
    }

    /// Whether the body declares a property.
    func declares(_ property: String) -> Bool { members.contains(property) }
}

extension SchemaType: CustomStringConvertible {
    /// The kind of type, as a sentence names it.
    var description: String { "\(["a", "e", "i", "o", "u"].contains(keyword.prefix(1)) ? "an" : "a") \(keyword)" }
}

/// A stored property that carries no attribute of its own.
struct PlainMember {
    let name: String
    let hasValue: Bool

    /// Nil for everything that a schema macro leaves alone: constants, computed and static members, what is hidden from
    /// others, and what has an attribute already.
    init?(_ declaration: some DeclSyntaxProtocol) {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
            let binding = variable.bindings.first, variable.bindings.count == 1, binding.accessorBlock == nil,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self), binding.typeAnnotation != nil,
            variable.attributes.allSatisfy(\.isAvailability), !variable.modifiers.contains(where: \.isExcluding)
        else { return nil }
        name = pattern.identifier.text
        hasValue = binding.initializer != nil
    }
}

extension AttributeListSyntax.Element {
    fileprivate var isAvailability: Bool {
        self.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "available"
    }
}

extension DeclModifierSyntax {
    /// `private(set)` only limits who assigns; plain `private` keeps the property to the code.
    fileprivate var isExcluding: Bool {
        detail == nil && ["static", "class", "lazy", "weak", "private", "fileprivate"].contains(name.text)
    }
}
