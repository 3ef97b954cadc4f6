import Foundation

/// Finds what users of a module see and nobody has described.
///
/// Usage: `api-coverage --undocumented GRAPHS`, with a folder of folders of symbol graphs. Ends with 1 when there is anything.
struct DocumentationCheck {
    /// One line for each: place and name.
    var undocumented: [String] = []

    /// Reads every graph below a folder.
    init(graphsBelow folder: URL) throws {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.lastPathComponent.hasSuffix(".symbols.json") else { continue }
            undocumented += try Self.undocumented(in: Data(contentsOf: file))
        }
        undocumented.sort()
    }

    private struct Graph: Decodable {
        struct Symbol: Decodable {
            struct Kind: Decodable { var identifier: String }
            struct Comment: Decodable {}
            struct Location: Decodable {
                struct Position: Decodable { var line: Int }
                var uri: String
                var position: Position
            }
            var kind: Kind
            var pathComponents: [String]
            var docComment: Comment?
            var location: Location?
        }
        var symbols: [Symbol]
    }

    static func undocumented(in graph: Data) throws -> [String] {
        // What extends a type of another module is described by its members.
        let symbols = try JSONDecoder().decode(Graph.self, from: graph).symbols.filter {
            $0.docComment == nil && $0.kind.identifier != "swift.extension"
        }
        return symbols.map { symbol in
            let name = symbol.pathComponents.joined(separator: ".")
            // What the compiler adds has no place.
            guard let location = symbol.location else { return "\(name) has no documentation comment" }
            let path = URL(string: location.uri)?.path ?? location.uri
            // The graph counts lines from 0.
            return "\(path):\(location.position.line + 1): \(name) has no documentation comment"
        }
    }
}
