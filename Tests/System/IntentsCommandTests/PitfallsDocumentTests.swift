import FoundationEssentials
import Testing

@Suite("docs/pitfalls.md")
struct PitfallsDocumentTests {
    /// A line of the table.
    private struct Row {
        var id: String
        var tests: [(file: String, name: String)]
        var waits: [String]

        private static let waiting = "waits for: "

        /// `| KP-01 | situation | `File.swift`: name<br>waits for: area |`
        init?(_ line: Substring) {
            let cells = line.split(separator: " | ", maxSplits: 2)
            guard line.hasPrefix("| KP-"), cells.count == 3 else { return nil }
            id = String(cells[0].dropFirst(2))
            let entries = String(cells[2].dropLast(2)).split(separator: "<br>").map(String.init)
            waits = entries.filter { $0.hasPrefix(Self.waiting) }.map { String($0.dropFirst(Self.waiting.count)) }
            tests = entries.filter { !$0.hasPrefix(Self.waiting) }.map { entry in
                let parts = entry.split(separator: "`: ", maxSplits: 1)
                return (String(parts[0].dropFirst()), parts.count == 2 ? String(parts[1]) : "")
            }
        }
    }

    private func rows() throws -> [Row] {
        let text = try String(contentsOfFile: RepositoryFiles.path("docs/pitfalls.md"), encoding: .utf8)
        return text.split(separator: "\n").compactMap { Row($0) }
    }

    /// The lines of all test sources, by the file's name; files of one name are read as one.
    private func sources() throws -> [String: [Substring]] {
        var sources: [String: [Substring]] = [:]
        for folder in ["Tests", "Examples/Tests"] {
            let path = RepositoryFiles.path(folder)
            for file in try FileManager.default.subpathsOfDirectory(atPath: path) where file.hasSuffix("Tests.swift") {
                let name = file.split(separator: "/").last.map(String.init) ?? file
                let text = try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
                sources[name, default: []] += text.split(separator: "\n")
            }
        }
        return sources
    }

    @Test("It has every pitfall once, in order, each with a test or with what it waits for")
    func everyPitfall() throws {
        let rows = try rows()
        #expect(rows.map(\.id) == (1...84).map { "KP-\($0 < 10 ? "0" : "")\($0)" })
        #expect(rows.filter { $0.tests.isEmpty && $0.waits.isEmpty }.map(\.id) == [])
    }

    @Test("Every test that it names is there, and names the pitfall")
    func everyTest() throws {
        let sources = try sources()
        let missing = try rows().flatMap { row in
            row.tests.filter { file, name in
                name.isEmpty || sources[file]?.contains { $0.contains(row.id) && $0.contains(name) } != true
            }
            .map { "\(row.id): \($0.file): \($0.name)" }
        }
        #expect(missing == [], "Correct docs/pitfalls.md when a test is renamed or moved.")
    }
}
