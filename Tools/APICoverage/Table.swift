import Foundation

/// A file of tab-separated values whose first line names the columns.
struct Table {
    struct Row {
        var line: Int
        var fields: [String: String]

        subscript(_ column: String) -> String { fields[column] ?? "" }
    }

    var file: String
    var rows: [Row]

    /// - Throws: ``CoverageProblem`` when a column is missing or a row has too many fields.
    init(text: String, file: String, columns: [String]) throws {
        self.file = file
        var lines = text.components(separatedBy: "\n").enumerated().filter { !$0.element.isEmpty }
        guard !lines.isEmpty else {
            throw CoverageProblem(file: file, line: 1, text: "the line that names the columns is missing.")
        }
        let names = lines.removeFirst().element.components(separatedBy: "\t")
        guard names == columns else {
            throw CoverageProblem(
                file: file, line: 1,
                text: "the columns are '\(names.joined(separator: ", "))', not '\(columns.joined(separator: ", "))'.")
        }
        rows = try lines.map { index, line in
            let values = line.components(separatedBy: "\t")
            guard values.count <= names.count else {
                throw CoverageProblem(
                    file: file, line: index + 1,
                    text: "\(values.count) fields for \(names.count) columns: is there a tab too many?")
            }
            return Row(line: index + 1, fields: Dictionary(uniqueKeysWithValues: zip(names, values)))
        }
    }

    init(file: URL, columns: [String]) throws {
        try self.init(
            text: String(contentsOf: file, encoding: .utf8), file: file.lastPathComponent, columns: columns)
    }
}

/// What keeps a claim from holding, and where it is written.
struct CoverageProblem: Error, Hashable, CustomStringConvertible {
    var file: String
    var line: Int
    var text: String

    var description: String { "\(file):\(line): \(text)" }
}
