/// The types in a program that conform to a protocol of App Intents, read from the names of its conformances.
struct DeclaredTypes {
    /// Qualified names by the protocol's name.
    var names: [String: Set<String>]

    private static let conformanceSuffix = "Mc"
    private static let prefix = "protocol conformance descriptor for "

    /// Nothing when the program was stripped of its symbols.
    init?(_ symbols: SymbolTable) {
        guard let symbols = symbols.names(withSuffix: Self.conformanceSuffix) else { return nil }
        names = [:]
        // Not to be sorted out by looking for “AppIntents”: a mangled name writes a word that it has already, as in a
        // module GardenIntents, as a reference.
        for symbol in symbols {
            guard let (type, adopted) = Self.conformance(symbol) else { continue }
            names[adopted, default: []].insert(type)
        }
    }

    /// `protocol conformance descriptor for Garden.Water : AppIntents.AppIntent in Garden`.
    private static func conformance(_ symbol: String) -> (type: String, adopted: String)? {
        guard let text = SwiftSymbol.demangled(symbol), text.hasPrefix(prefix),
            let colon = text.firstRange(of: " : AppIntents."), let end = text.firstRange(of: " in ")
        else { return nil }
        let type = text[text.index(text.startIndex, offsetBy: prefix.count)..<colon.lowerBound]
        guard colon.upperBound < end.lowerBound else { return nil }
        return (String(type), String(text[colon.upperBound..<end.lowerBound]))
    }
}
