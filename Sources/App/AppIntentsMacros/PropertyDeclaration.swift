import SwiftSyntax
import SwiftSyntaxMacros

/// What a property macro needs to know of the property it is attached to.
struct PropertyDeclaration {
    let name: String
    let type: String
    /// The type that has the property, as it is called where the property stands.
    let owner: String
    let isAsynchronous: Bool
    let canThrow: Bool
    let hasSetter: Bool
    /// `MainActor`, when the property is isolated to it.
    let globalActor: String?
    private let syntax: VariableDeclSyntax
    private let accessLevel: String
    private let availability: String

    /// Reads a declaration.
    /// - Throws: a diagnostic when it is no computed property of a type.
    init(_ declaration: some DeclSyntaxProtocol, macro: String, in context: some MacroExpansionContext) throws {
        guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            variable.bindings.count == 1, let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else {
            throw MacroProblem("\(macro) belongs to one property: 'var name: String { … }'.", at: declaration)
        }
        syntax = variable
        name = pattern.identifier.text
        let staticModifier = variable.modifiers.first { ["static", "class"].contains($0.name.text) }
        if let staticModifier {
            throw MacroProblem(
                "\(macro) needs a property of each entity: remove '\(staticModifier.name.text)' from '\(name)'.",
                at: variable)
        }
        guard let type = binding.typeAnnotation?.type.trimmedDescription else {
            throw MacroProblem(
                "\(macro) needs the type of '\(name)': write 'var \(name): <type> { … }'.", at: variable)
        }
        self.type = type
        guard let accessors = binding.accessorBlock?.accessors, !accessors.areObservers else {
            throw MacroProblem(
                "\(macro) needs a getter: write 'var \(name): \(type) { … }', or use @Property for a stored value.",
                at: variable)
        }
        guard let owner = context.lexicalContext.first?.typeName else {
            throw MacroProblem(
                "\(macro) belongs inside an entity; '\(name)' stands outside of any type.", at: variable)
        }
        self.owner = owner
        let effects = accessors.getter?.effectSpecifiers
        isAsynchronous = effects?.asyncSpecifier != nil
        canThrow = effects?.throwsClause != nil
        hasSetter = accessors.contains("set")
        globalActor = variable.attributes.names.first { $0.hasSuffix("MainActor") }
        accessLevel = variable.modifiers.map(\.trimmedDescription)
            .filter { ["public", "package", "internal", "fileprivate", "private"].contains($0) }
            .map { "\($0) " }.joined()
        availability = variable.attributes.availability
    }

    /// The diagnostic that stops the expansion.
    func problem(_ message: String) -> MacroProblem { MacroProblem(message, at: syntax) }

    /// The projection `$name`, and a record by which the property is found without an entity.
    /// - Parameters:
    ///   - arguments: what the attribute states: title and indexing key.
    ///   - access: the argument that reads the value.
    func peers(
        arguments: AttributeSyntax.Arguments?, access: String, in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        let stated = arguments?.as(LabeledExprListSyntax.self)?.map { "\($0.trimmed.with(\.trailingComma, nil))" } ?? []
        let place = context.location(of: syntax, at: .afterLeadingTrivia, filePathMode: .fileID)
        let location = place.map { ["fileID: \($0.file.trimmedDescription)", "line: \($0.line.trimmedDescription)"] }
        let all = (["identifier: \"\(plainName)\""] + stated + [access] + (location ?? [])).joined(separator: ", ")
        let property = "AppIntents.EntityProperty<\(type)>(\(all))"
        return [
            """
            \(raw: availability)\(raw: accessLevel)var $\(raw: plainName): AppIntents.EntityProperty<\(raw: type)> {
                \(raw: property)
            }
            """,
            """
            \(raw: availability)nonisolated enum _\(raw: plainName): AppIntents._EntityPropertyRecord {
                static var property: any AppIntents._DeclaredProperty {
                    \(raw: property)
                }
            }
            """,
        ]
    }

    /// The name without the backticks that a keyword needs.
    private var plainName: String { name.filter { $0 != "`" } }
}

extension AccessorBlockSyntax.Accessors {
    /// The explicit getter, where effects can stand.
    fileprivate var getter: AccessorDeclSyntax? { explicit.first { $0.accessorSpecifier.text == "get" } }

    /// Whether the accessors belong to a stored property.
    fileprivate var areObservers: Bool { contains("willSet") || contains("didSet") }

    fileprivate func contains(_ specifier: String) -> Bool {
        explicit.contains { $0.accessorSpecifier.text == specifier }
    }

    private var explicit: AccessorDeclListSyntax {
        if case .accessors(let list) = self { list } else { [] }
    }
}

extension Syntax {
    /// The type that a lexical context is the body of.
    fileprivate var typeName: String? {
        if let declaration = self.as(ExtensionDeclSyntax.self) { return declaration.extendedType.trimmedDescription }
        guard let group = asProtocol((any DeclGroupSyntax).self), !self.is(ProtocolDeclSyntax.self) else { return nil }
        return group.asProtocol((any NamedDeclSyntax).self)?.name.trimmedDescription
    }
}

extension AttributeListSyntax {
    /// The names of the attributes.
    fileprivate var names: [String] {
        compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    }

    /// The `@available` attributes, which the peers need too.
    fileprivate var availability: String {
        compactMap { $0.as(AttributeSyntax.self) }
            .filter { $0.attributeName.trimmedDescription == "available" }
            .map { "\($0.trimmedDescription) " }.joined()
    }
}
