import FoundationEssentials
import IntentsModel

/// The value of a run as files: its own, or one of text.
struct ResultFile {
    /// Files as they are; all else is text with a line break.
    private enum Content {
        case files([FileValue])
        case text(Data)
    }

    private let content: Content

    init(_ value: IntentValue) {
        switch value {
        case .file(let file): content = .files([file])
        case .array(let values) where !values.isEmpty && values.allSatisfy(\.isFile):
            content = .files(values.compactMap(\.file))
        default: content = .text(Data((ValueText.text(value) + "\n").utf8))
        }
    }

    /// The bytes of the one file or text.
    /// - Throws: a `UsageError` when there are several files.
    func bytes() throws(UsageError) -> Data {
        switch content {
        case .text(let text): return text
        case .files(let files) where files.count == 1: return files[0].data
        case .files(let files):
            throw UsageError("--output: the result is \(files.count) files: name a folder, such as --output DIR/.")
        }
    }

    /// Writes to a path. A folder, or what ends with a slash, gets every file under its own name; none that is there already
    /// is replaced.
    /// - Returns: the paths whose names were not given.
    func write(to path: String) throws(UsageError) -> [String] {
        guard path.hasSuffix("/") || Self.isFolder(path) else {
            try Self.write(try bytes(), to: path, named: path)
            return []
        }
        guard case .files(let files) = content else {
            throw UsageError("--output: the result is no file, so “\(path)” cannot be a folder: name a file in it.")
        }
        let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
        try Self.makeFolder(folder, named: path)
        var written: [String] = []
        for file in files {
            let place = Self.freePath(for: file.filename, in: folder)
            try Self.write(file.data, to: place, named: place)
            written.append(place)
        }
        return written
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
    }

    private static func makeFolder(_ folder: String, named path: String) throws(UsageError) {
        do {
            try FileManager.default.createDirectory(
                atPath: folder.isEmpty ? "/" : folder, withIntermediateDirectories: true)
        } catch {
            throw UsageError("--output: the folder “\(path)” cannot be made.")
        }
    }

    /// A path in the folder that nothing has: `rose.png`, else `rose 2.png`.
    private static func freePath(for name: String, in folder: String) -> String {
        let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 } ?? name.endIndex
        var path = "\(folder)/\(name)"
        var number = 2
        while FileManager.default.fileExists(atPath: path) {
            path = "\(folder)/\(name[..<dot]) \(number)\(name[dot...])"
            number += 1
        }
        return path
    }

    private static func write(_ bytes: Data, to path: String, named name: String) throws(UsageError) {
        do {
            try bytes.write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw UsageError("--output: the result cannot be written to “\(name)”.")
        }
    }
}

extension IntentValue {
    fileprivate var file: FileValue? { if case .file(let file) = self { file } else { nil } }
    fileprivate var isFile: Bool { file != nil }
}
