import FoundationEssentials
import Glibc
import IntentsLink
import IntentsModel

/// The value of a run as files: its own, or one of text.
struct ResultFile {
    /// Files as they are; all else is text with a line break.
    private enum Content {
        case files([FileValue])
        case text(Data)
    }

    private let content: Content
    /// Where the contents of large files wait.
    private let handover: HandoverFolder

    init(_ value: IntentValue, handover: HandoverFolder) {
        self.handover = handover
        switch value {
        case .file(let file): content = .files([file])
        case .array(let values) where !values.isEmpty && values.allSatisfy(\.isFile):
            content = .files(values.compactMap(\.file))
        default: content = .text(Data((ValueText.text(value) + "\n").utf8))
        }
    }

    /// Removes the contents that wait.
    func discard() {
        guard case .files(let files) = content else { return }
        files.compactMap(\.handover).forEach(handover.remove)
    }

    /// Writes the one file or text to a stream.
    /// - Throws: a `UsageError` when there are several files.
    func write(to sink: any TextSink) throws(UsageError) {
        let file = try only()
        guard let waiting = file.handover else { return sink.write(bytes: [UInt8](file.data)) }
        let source = try open(waiting, named: "-")
        defer { close(source) }
        while let piece = InputBytes.next(from: source), !piece.isEmpty { sink.write(bytes: piece) }
    }

    /// The one file; a text is one too.
    private func only() throws(UsageError) -> FileValue {
        switch content {
        case .text(let text): return FileValue(filename: "", data: text)
        case .files(let files) where files.count == 1: return files[0]
        case .files(let files):
            throw UsageError("--output: the result is \(files.count) files: name a folder, such as --output DIR/.")
        }
    }

    private func open(_ waiting: FileValue.Handover, named name: String) throws(UsageError) -> Int32 {
        do {
            return try handover.open(waiting)
        } catch {
            throw UsageError("--output: the result cannot be written to “\(name)”. \(error.message)")
        }
    }

    /// Writes to a path. A folder, or what ends with a slash, gets every file under its own name; none that is there already
    /// is replaced.
    /// - Returns: the paths whose names were not given.
    func write(to path: String) throws(UsageError) -> [String] {
        guard path.hasSuffix("/") || Self.isFolder(path) else {
            try write(try only(), to: path)
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
            try write(file, to: place)
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

    private func write(_ file: FileValue, to path: String) throws(UsageError) {
        if let waiting = file.handover { return try write(waiting, to: path) }
        do {
            try file.data.write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw UsageError("--output: the result cannot be written to “\(path)”.")
        }
    }

    /// Copies beside the place and moves the copy there, so that nobody finds half of it.
    private func write(_ waiting: FileValue.Handover, to path: String) throws(UsageError) {
        let source = try open(waiting, named: path)
        defer { close(source) }
        let part = "\(path).\(UUID().uuidString)"
        let target = Glibc.open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        defer { if target >= 0 { close(target) } }
        let isWritten = target >= 0 && (try? FileCopy.copy(from: source, to: target)) != nil
        guard isWritten, rename(part, path) == 0 else {
            unlink(part)
            throw UsageError("--output: the result cannot be written to “\(path)”.")
        }
    }
}

extension IntentValue {
    fileprivate var file: FileValue? { if case .file(let file) = self { file } else { nil } }
    fileprivate var isFile: Bool { file != nil }
}
