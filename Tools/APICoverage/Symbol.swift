import Foundation

/// A public declaration that the compiler knows of.
struct Symbol {
    var module: String
    var path: String
    /// The declaration's text.
    var declaration: String
    var conformances: Set<String> = []

    var name: String { "\(module).\(path)" }

    /// Whether the declaration has all words of a keyword, like `static var` or `@resultBuilder`.
    func declares(with keyword: String) -> Bool {
        let words = declaration.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
        return keyword.split(separator: " ").allSatisfy {
            // What can only be read may be a constant: its users see no difference.
            words.contains($0) || ($0 == "var" && words.contains("let"))
        }
    }
}

/// One file that `swift symbolgraph-extract` wrote; only what the join needs is decoded.
struct SymbolGraph: Decodable {
    private struct Node: Decodable {
        struct Identifier: Decodable { var precise: String }
        struct Fragment: Decodable { var spelling: String }
        var identifier: Identifier
        var pathComponents: [String]
        var declarationFragments: [Fragment]?
        var accessLevel: String
    }
    private struct Module: Decodable { var name: String }
    private struct Relationship: Decodable { var kind: String, source: String, target: String }

    private var module: Module
    private var symbols: [Node]
    private var relationships: [Relationship]

    /// What users of the module see, with the protocols that each type or extension conforms to.
    var publicSymbols: [Symbol] {
        let conformances = Dictionary(grouping: relationships.filter { $0.kind == "conformsTo" }, by: \.source)
        return symbols.filter { ["public", "open"].contains($0.accessLevel) }.map { node in
            Symbol(
                module: module.name, path: node.pathComponents.joined(separator: "."),
                declaration: (node.declarationFragments ?? []).map(\.spelling).joined(),
                conformances: Set((conformances[node.identifier.precise] ?? []).compactMap { Self.name(of: $0.target) })
            )
        }
    }

    /// The name at the end of a protocol's mangled name: `s:10AppIntents12_IntentValueP` is `_IntentValue`.
    static func name(of mangled: String) -> String? {
        guard mangled.hasSuffix("P") else { return nil }
        let text = mangled.dropLast()
        for start in text.indices where text[start].isNumber {
            let digits = text[start...].prefix(while: \.isNumber)
            let name = text[digits.endIndex...]
            if Int(digits) == name.count { return String(name) }
        }
        return nil
    }
}
