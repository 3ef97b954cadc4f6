import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import AppIntentsMacros

/// A file with its macros expanded, and the diagnostics that this gave.
struct Expansion {
    let source: String
    let problems: [String]

    /// - Parameters:
    ///   - source: the file.
    ///   - missing: the conformances that the compiler would ask an extension macro for, by attribute.
    init(_ source: String, missing: [String: [String]] = [:]) {
        let file = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(
            sourceFiles: [file: .init(moduleName: "Garden", fullFilePath: "/src/Flower.swift")])
        let specs = Self.macros.mapValues { macro in MacroSpec(type: macro) }
        let stated = specs.merging(
            missing.map { name, protocols in
                (
                    name,
                    MacroSpec(type: Self.macros[name] ?? ComputedPropertyMacro.self, conformances: Set(protocols).types)
                )
            }, uniquingKeysWith: { _, stated in stated })
        let expansion = file.expand(macroSpecs: stated) { node in
            BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
        }
        self.source = expansion.formatted().description
        problems = context.diagnostics.map(\.message)
    }

    /// The source with every run of white space as one space: the formatter's line breaks do not matter.
    var words: String { source.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    private static let macros: [String: any Macro.Type] = [
        "ComputedProperty": ComputedPropertyMacro.self, "DeferredProperty": DeferredPropertyMacro.self,
        "AppIntent": SchemaIntentMacro.self, "AppEntity": SchemaEntityMacro.self, "AppEnum": SchemaEnumMacro.self,
        "AssistantIntent": SchemaIntentMacro.self, "UnionValue": UnionValueMacro.self,
        "Entry": EnvironmentEntryMacro.self, "Model": ModelMacro.self, "ModelActor": ModelActorMacro.self,
    ]
}

extension Set<String> {
    fileprivate var types: [TypeSyntax] { sorted().map { "\(raw: $0)" } }
}
