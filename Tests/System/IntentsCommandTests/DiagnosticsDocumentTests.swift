import FoundationEssentials
import Testing

@Suite("docs/diagnostics.md")
struct DiagnosticsDocumentTests {
    /// The text of all Swift files below a folder of the repository.
    private func text(of folder: String, suffix: String = ".swift") throws -> String {
        let path = RepositoryFiles.path(folder)
        return try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.hasSuffix(suffix) }
            .map { try String(contentsOfFile: "\(path)/\($0)", encoding: .utf8) }.joined(separator: "\n")
    }

    /// The ids of the tables: one or several in the first cell of a row.
    private func documented() throws -> Set<String> {
        let document = try String(contentsOfFile: RepositoryFiles.path("docs/diagnostics.md"), encoding: .utf8)
        let cells = document.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap { row in
            row.dropFirst().split(separator: "|").first
        }
        return Set(cells.flatMap { $0.matches(of: /`([a-z-]+)`/).map { String($0.output.1) } })
    }

    @Test("It has every diagnostic that the rules and checks can give, and no other")
    func complete() throws {
        let sources = try text(of: "Sources/System/IntentsMetadata")
        let ids = sources.matches(of: /\.(?:error|warning|note),\s+"([a-z]+(?:-[a-z]+)+)"/).map { String($0.output.1) }
        let documented = try documented()
        #expect(Set(ids).subtracting(documented) == [])
        #expect(documented.filter { !sources.contains("\"\($0)\"") } == [])
    }

    @Test("Every diagnostic has a test of its exact text, which ends with the id")
    func tested() throws {
        let tests = try text(of: "Tests/System/IntentsMetadataTests", suffix: "Tests.swift")
        #expect(try documented().filter { !tests.contains("[\($0)]") } == [])
    }
}
