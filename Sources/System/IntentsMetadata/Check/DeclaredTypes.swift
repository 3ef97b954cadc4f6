import Glibc

/// The types in a program that conform to a protocol of App Intents, read from the names of its conformances.
struct DeclaredTypes {
    /// Qualified names by the protocol's name.
    var names: [String: Set<String>]

    private static let conformanceSuffix = "Mc"
    private static let prefix = "protocol conformance descriptor for "

    /// Nothing when the program was stripped of its symbols.
    init?(executable: String) {
        guard let symbols = SymbolTable(file: executable)?.names(withSuffix: Self.conformanceSuffix) else { return nil }
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
        guard let text = demangle(symbol).map(withoutDiscriminators), text.hasPrefix(prefix),
            let colon = text.firstRange(of: " : AppIntents."), let end = text.firstRange(of: " in ")
        else { return nil }
        let type = text[text.index(text.startIndex, offsetBy: prefix.count)..<colon.lowerBound]
        guard colon.upperBound < end.lowerBound else { return nil }
        return (String(type), String(text[colon.upperBound..<end.lowerBound]))
    }

    /// `Garden.(Shed in _0A1B).Rake`, which is private, is `Garden.Shed.Rake` in the metadata.
    private static func withoutDiscriminators(_ text: String) -> String {
        text.replacing(/\(([^()]+) in _[0-9A-F]+\)/) { String($0.output.1) }
    }

    private static func demangle(_ symbol: String) -> String? {
        guard let text = runtimeDemangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}

// The runtime that every Swift program carries reads mangled names; the standard library shows no function for it.
@_silgen_name("swift_demangle")
private func runtimeDemangle(
    _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
    _ bufferSize: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
