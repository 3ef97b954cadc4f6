import Foundation
import Testing

@testable import APICoverage

@Suite("The checked-in table of the API")
struct CheckedInTests {
    private let repository = Repository(root: URL(filePath: #filePath + "/../../../..").standardizedFileURL)

    @Test("Every claim holds: its row is declared, its tests exist, its reason is given")
    func claimsHold() throws {
        #expect(try coverage().problems.map(\.description) == [])
    }

    @Test("docs/api-coverage.tsv is what 'make api-coverage' writes for these claims")
    func tableAgrees() throws {
        #expect(try coverage().text == String(contentsOf: repository.checkedInCoverage, encoding: .utf8))
    }

    /// What is declared is taken from the table itself: asking the compiler is the part of `make api-coverage`.
    private func coverage() throws -> Coverage {
        let table = try Table(file: repository.checkedInCoverage, columns: Coverage.columns)
        let symbols = Dictionary(
            uniqueKeysWithValues: table.rows.filter { $0["declared"] == "yes" }.map {
                ($0["row"], $0["symbols"].split(separator: " ").map(String.init))
            })
        return try Coverage(
            inventory: repository.inventory(), claims: repository.claims(), tests: repository.tests(),
            symbols: { symbols[$0.name] })
    }
}
