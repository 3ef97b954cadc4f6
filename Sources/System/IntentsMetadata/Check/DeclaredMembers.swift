/// What the types in a program are made of, read from the field descriptors that reflection uses.
struct DeclaredMembers {
    /// The names of `@Parameter` properties by qualified type.
    private(set) var parameters: [String: Set<String>] = [:]
    /// The names of `@Property` properties by qualified type.
    private(set) var properties: [String: Set<String>] = [:]
    /// The names of an enum's cases by qualified type.
    private(set) var cases: [String: Set<String>] = [:]

    private let symbols: SymbolTable
    private let typeNames: [Int: String]

    private static let prefix = "reflection metadata field descriptor "
    private static let enumKind = 2
    private static let headerSize = 16

    /// One stored property or case.
    private struct Field {
        var name: String
        /// The symbol of the generic type it has, when it has one.
        var type: String?
    }

    init(_ symbols: SymbolTable) {
        self.symbols = symbols
        let types = symbols.symbols(withSuffix: "CMn") ?? []
        typeNames = Dictionary(types.map { ($0.address, $0.name) }) { first, _ in first }
        for symbol in symbols.symbols(withSuffix: "MF") ?? [] {
            guard let text = SwiftSymbol.demangled(symbol.name), text.hasPrefix(Self.prefix) else { continue }
            read(String(text.dropFirst(Self.prefix.count)), at: symbol.address)
        }
    }

    private mutating func read(_ type: String, at address: Int) {
        let fields = fields(at: address)
        guard symbols.number(atAddress: address + 8, UInt16.self) != Self.enumKind else {
            cases[type] = Set(fields.map(\.name))
            return
        }
        // A wrapper's storage has an underscore before the property's name.
        func wrapped(by wrapper: String) -> Set<String> {
            Set(fields.filter { $0.type?.hasSuffix(wrapper) == true }.map { String($0.name.dropFirst()) })
        }
        parameters[type] = wrapped(by: "10AppIntents15IntentParameterCMn")
        properties[type] = wrapped(by: "10AppIntents14EntityPropertyCMn")
    }

    /// A descriptor has a header of names, kind, size and number of the records that follow it.
    private func fields(at address: Int) -> [Field] {
        let size = symbols.number(atAddress: address + 10, UInt16.self)
        let count = symbols.number(atAddress: address + 12, UInt32.self)
        return (0..<min(count, 1 << 16)).compactMap { index in
            let record = address + Self.headerSize + index * size
            guard let name = symbols.text(atAddress: symbols.target(ofRelativeAt: record + 8)) else { return nil }
            return Field(name: name, type: genericType(named: symbols.target(ofRelativeAt: record + 4)))
        }
    }

    /// The type that a mangled name starts with: byte 1 and a distance to the type, or byte 2 and one to a pointer to it,
    /// which has a symbol that ends like the type's.
    private func genericType(named address: Int) -> String? {
        guard [1, 2].contains(symbols.number(atAddress: address, UInt8.self)) else { return nil }
        return typeNames[symbols.target(ofRelativeAt: address + 1)]
    }
}
