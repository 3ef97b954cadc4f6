import Foundation

/// What is said of a row's meaning on Linux, and what shows it.
struct Claim {
    enum Behaviour: String, CaseIterable {
        /// It works here, and a test runs it.
        case full
        /// The app's side works; the system's side is another part's.
        case framework
        /// It compiles, and cannot mean anything on Linux.
        case inert
    }

    static let columns = ["row", "behaviour", "test", "note"]

    var row: String
    var behaviour: Behaviour
    var tests: [String]
    var note: String
    var file: String
    var line: Int

    /// The claims of one area's file.
    static func all(in table: Table) throws -> [Claim] {
        try table.rows.map { row in
            guard let behaviour = Behaviour(rawValue: row["behaviour"]) else {
                throw CoverageProblem(
                    file: table.file, line: row.line, text: "'\(row["behaviour"])' is not full, framework or inert.")
            }
            return Claim(
                row: row["row"], behaviour: behaviour,
                tests: row["test"].split(separator: " ").map(String.init), note: row["note"], file: table.file,
                line: row.line)
        }
    }

    func problem(_ text: String) -> CoverageProblem {
        CoverageProblem(file: file, line: line, text: "'\(row)' \(text)")
    }
}
