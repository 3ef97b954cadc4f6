import Foundation
import Testing

@testable import APICoverage

@Suite("A row's declarations are found in the symbol graph")
struct DeclarationTests {
    @Test(
        "A declaration is matched by its keyword and its whole path",
        arguments: [
            ("protocol Tone", "Tone", "protocol Tone : Sendable", true),
            ("struct Tone", "Tone", "protocol Tone : Sendable", false),
            ("protocol Tone", "Tone.Pitch", "protocol Pitch", false),
            ("init Tone.init(name:)", "Tone.init(name:)", "convenience init<N>(name: N)", true),
            ("static var Tone.low", "Tone.low", "static let low: Tone", true),
            ("@resultBuilder Tones", "Tones", "@resultBuilder struct Tones", true),
            ("func Tone.play(*loud:)", "Tone.play(_:for:loud:)", "func play(_ a: Int, for b: Int, loud: Bool)", true),
            ("func Tone.play(*loud:)", "Tone.play(_:quiet:)", "func play(_ a: Int, quiet: Bool)", false),
        ])
    func matches(_ declaration: String, _ path: String, _ text: String, _ isMatch: Bool) throws {
        let symbol = Symbol(module: "Sound", path: path, declaration: text)
        #expect(try #require(Declaration(declaration)).matches(symbol) == isMatch)
    }

    @Test("A conformance is found at the type's extension")
    func conformance() throws {
        let symbol = Symbol(
            module: "Sound", path: "Duration", declaration: "extension Duration", conformances: ["_IntentValue"])
        #expect(try #require(Declaration("extension Duration: _IntentValue")).matches(symbol))
        #expect(try !#require(Declaration("extension Duration: Tone")).matches(symbol))
    }

    @Test("A protocol's name is read from the end of its mangled name")
    func mangledNames() {
        #expect(SymbolGraph.name(of: "s:10AppIntents12_IntentValueP") == "_IntentValue")
        #expect(SymbolGraph.name(of: "s:s9EscapableP") == "Escapable")
        #expect(SymbolGraph.name(of: "s:SH") == nil)
    }

    @Test("Public symbols of a graph keep their conformances; what is not public is left out")
    func graph() throws {
        let text = """
            {"module": {"name": "Sound"},
             "symbols": [
                {"identifier": {"precise": "a"}, "pathComponents": ["Tone"], "accessLevel": "public",
                 "declarationFragments": [{"spelling": "struct"}, {"spelling": " "}, {"spelling": "Tone"}]},
                {"identifier": {"precise": "b"}, "pathComponents": ["Hidden"], "accessLevel": "package"}],
             "relationships": [{"kind": "conformsTo", "source": "a", "target": "s:5Sound7AudibleP"}]}
            """
        let symbols = try JSONDecoder().decode(SymbolGraph.self, from: Data(text.utf8)).publicSymbols
        #expect(symbols.map(\.name) == ["Sound.Tone"])
        #expect(symbols.first?.declaration == "struct Tone")
        #expect(symbols.first?.conformances == ["Audible"])
    }
}
