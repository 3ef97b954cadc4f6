import FoundationEssentials
import IntentsModel
import IntentsStrings

/// Where string tables lie, and where in them a text stands.
struct TablePlaces {
    /// The folders with the tables.
    var folders: [String]
    /// The file that people edit, for one that a build has copied into a folder.
    var source: (String) -> String = { $0 }

    func place(of problem: StringTableProblem) -> SourceLocation? {
        problem.line.map { SourceLocation(file: source(problem.file), line: $0) }
    }

    /// The place of a text behind its key, or of the key; nil where no file has the key as it is.
    func place(of text: String, key: String, language: LanguageTag, table: String) -> SourceLocation? {
        files(of: table, language).lazy.compactMap { file in place(of: text, key: key, in: file) }.first
    }

    private func files(of table: String, _ language: LanguageTag) -> [String] {
        folders.flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let own = names.sorted().filter { name in
                name.hasSuffix(".lproj") && LanguageTag(name.dropLast(".lproj".count)) == language
            }
            return own.map { "\(folder)/\($0)/\(table).strings" } + ["\(folder)/\(table).xcstrings"]
        }
    }

    private func place(of text: String, key: String, in file: String) -> SourceLocation? {
        guard let data = FileManager.default.contents(atPath: file) else { return nil }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0.contains("\"\(key)\"") }) else { return nil }
        let line = lines[start...].firstIndex { $0.contains("\"\(text)\"") } ?? start
        let found = lines[line].firstRange(of: "\"\(text)\"") ?? lines[line].firstRange(of: "\"\(key)\"")
        let column = found.map { lines[line].utf8.distance(from: lines[line].startIndex, to: $0.lowerBound) } ?? 0
        return SourceLocation(file: source(file), line: line + 1, column: column + 1)
    }
}
