import Foundation

/// Joins the rows of the API with the symbol graph and the claims into `docs/api-coverage.tsv`.
///
/// Usage: `api-coverage REPOSITORY GRAPHS`, with the folder of the symbol graphs. Ends with 1 when a claim does not hold.
/// `api-coverage --undocumented GRAPHS` is ``DocumentationCheck``.
package enum CoverageCommand {
    /// Runs the command.
    /// - Parameter arguments: the program's name, the repository and the folder of the graphs.
    package static func run(_ arguments: [String]) throws {
        guard arguments.count == 3 else {
            return fail(["usage: api-coverage REPOSITORY GRAPHS", "       api-coverage --undocumented GRAPHS"])
        }
        if arguments[1] == "--undocumented" {
            let undocumented = try DocumentationCheck(graphsBelow: URL(filePath: arguments[2])).undocumented
            if !undocumented.isEmpty { fail(undocumented) }
            return
        }
        let repository = Repository(root: URL(filePath: arguments[1]))
        let symbols = try repository.symbols(in: URL(filePath: arguments[2]))
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
