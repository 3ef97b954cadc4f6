import Foundation

/// Where the rows, the claims and the tests are in this repository.
struct Repository {
    var root: URL

    func inventory() throws -> Inventory {
        try Inventory(Table(file: root.appending(path: "docs/api-inventory.tsv"), columns: Inventory.columns))
    }

    func claims() throws -> [Claim] {
        try files(in: root.appending(path: "docs/api-claims"), ending: ".tsv").flatMap {
            try Claim.all(in: Table(file: $0, columns: Claim.columns))
        }
    }

    func tests() throws -> TestIndex {
        var all = try TestIndex(below: root.appending(path: "Tests"))
        all.names.formUnion(try TestIndex(below: root.appending(path: "Examples/Tests")).names)
        return all
    }

    var checkedInCoverage: URL { root.appending(path: "docs/api-coverage.tsv") }

    /// All public symbols of the graphs in a folder.
    func symbols(in folder: URL) throws -> [Symbol] {
        try files(in: folder, ending: ".symbols.json").flatMap {
            try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)).publicSymbols
        }
    }

    private func files(in folder: URL, ending: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix(ending) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}

extension [Symbol] {
    /// The symbols that declare a row, or nil when one of its declarations is missing.
    func declaring(_ row: Inventory.Row) -> [String]? {
        var names: Set<String> = []
        for declaration in row.declarations {
            let found = filter(declaration.matches)
            if found.isEmpty { return nil }
            names.formUnion(found.map(\.name))
        }
        return row.declarations.isEmpty ? nil : names.sorted()
    }
}
