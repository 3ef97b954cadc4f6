import Foundation

/// Joins the rows of the API with the symbol graph and the claims into `docs/api-coverage.tsv`.
///
/// Usage: `APICoverage REPOSITORY GRAPHS`, with the folder of the symbol graphs. Ends with 1 when a claim does not hold.
@main
struct APICoverage {
    static func main() throws {
        guard CommandLine.arguments.count == 3 else {
            return fail(["usage: APICoverage REPOSITORY GRAPHS"])
        }
        let repository = Repository(root: URL(filePath: CommandLine.arguments[1]))
        let symbols = try repository.symbols(in: URL(filePath: CommandLine.arguments[2]))
        let coverage = try Coverage(
            inventory: repository.inventory(), claims: repository.claims(), tests: repository.tests(),
            symbols: symbols.declaring)
        try coverage.text.write(to: repository.checkedInCoverage, atomically: true, encoding: .utf8)
        print(coverage.summary)
        if !coverage.problems.isEmpty { fail(coverage.problems.map(\.description)) }
    }

    private static func fail(_ lines: [String]) {
        FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
        exit(1)
    }
}
