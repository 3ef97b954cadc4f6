import FoundationEssentials
import IntentsModel

/// Paths that a person types at a question, or writes into a file of answers.
struct PromptPaths: Sendable {
    var home: String?
    var workingDirectory: String
    /// Reads the files.
    var files = FileArgument()

    /// The file at a path; `~/` is the home folder.
    /// - Throws: a `UsageError`, or a `RunError` when its content does not come.
    func file(_ text: String) throws -> FileValue {
        let path = absolute(text)
        do {
            return try files.read(path)
        } catch let error as UsageError {
            let near = names(like: path)
            guard !FileManager.default.fileExists(atPath: path), !near.isEmpty else { throw error }
            throw UsageError("\(error.message) There is \(near.joined(separator: ", ")).")
        }
    }

    /// The paths that continue one which is being typed, folders with a slash behind them; hidden files only after a dot.
    func completions(of text: String) -> [String] {
        if text == "~", home != nil { return ["~/"] }
        let start = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
        let folder = absolute(String(text[..<start]))
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let found = names.filter {
            $0.hasPrefix(text[start...]) && ($0.hasPrefix(".") == text[start...].hasPrefix("."))
        }
        return found.sorted().map { name in
            var isFolder = false
            _ = FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
            return text[..<start] + name + (isFolder ? "/" : "")
        }
    }

    private func absolute(_ text: String) -> String {
        if text.hasPrefix("~/"), let home { return home + text.dropFirst() }
        return text.hasPrefix("/") ? text : "\(workingDirectory)/\(text)"
    }

    /// What begins with the last part of a path, in its folder: a person completes what they have begun to type.
    private func names(like path: String) -> [String] {
        guard let slash = path.lastIndex(of: "/") else { return [] }
        let folder = slash == path.startIndex ? "/" : String(path[..<slash])
        let start = path[path.index(after: slash)...]
        let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return found.filter { !start.isEmpty && $0.hasPrefix(start) }.sorted().prefix(5).map { "“\($0)”" }
    }
}
