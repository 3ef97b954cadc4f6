import Foundation

/// The names of all tests, as `Suite/function`, read from formatted sources.
struct TestIndex {
    var names: Set<String> = []

    /// - Parameter sources: the texts of the test files.
    init(sources: [String]) {
        for source in sources { names.formUnion(Self.tests(in: source)) }
    }

    init(below folder: URL) throws {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let sources = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
        try self.init(sources: sources.map { try String(contentsOf: $0, encoding: .utf8) })
    }

    /// A function is a test of the nearest type around it, by indentation, when `@Test` stands before it.
    private static func tests(in source: String) -> [String] {
        var found: [String] = []
        var types: [(indentation: Int, name: String)] = []
        var isMarked = false
        for line in source.split(separator: "\n") {
            let words = line.drop { $0 == " " }
            let indentation = line.count - words.count
            if words.contains("@Test") { isMarked = true }
            if let type = name(after: ["struct", "class", "actor", "enum", "extension"], in: words) {
                types.removeAll { $0.indentation >= indentation }
                types.append((indentation, type))
                isMarked = false
            } else if isMarked, let function = name(after: ["func"], in: words) {
                if let suite = types.last(where: { $0.indentation < indentation }) {
                    found.append("\(suite.name)/\(function)")
                }
                isMarked = false
            }
        }
        return found
    }

    /// The name that follows one of the keywords, when only modifiers and attributes stand before it.
    private static func name(after keywords: Set<String>, in line: Substring) -> String? {
        let words = line.split(separator: " ")
        guard !line.hasPrefix("//"), let place = words.firstIndex(where: { keywords.contains(String($0)) }) else {
            return nil
        }
        guard place + 1 < words.endIndex else { return nil }
        let name = words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return name.split(separator: ".").last.map(String.init)
    }
}
