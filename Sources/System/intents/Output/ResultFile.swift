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
    /// - Throws: a `ResultFileError` when there are several files.
    func write(to sink: any TextSink) throws(ResultFileError) {
        let file = try only()
        guard let waiting = file.handover else { return sink.write(bytes: [UInt8](file.data)) }
        let source = try open(waiting, named: "-")
        defer { close(source) }
        while let piece = InputBytes.next(from: source), !piece.isEmpty { sink.write(bytes: piece) }
    }

    /// The one file; a text is one too.
    private func only() throws(ResultFileError) -> FileValue {
        switch content {
        case .text(let text): return FileValue(filename: "", data: text)
        case .files(let files) where files.count == 1: return files[0]
        case .files(let files):
            throw ResultFileError("--output: the result is \(files.count) files: name a folder, such as --output DIR/.")
        }
    }

    private func open(_ waiting: FileValue.Handover, named name: String) throws(ResultFileError) -> Int32 {
        do {
            return try handover.open(waiting)
        } catch {
            throw ResultFileError("--output: the result cannot be written to “\(name)”. \(error.message)")
        }
    }

    /// Writes to a path. A folder, or what ends with a slash, gets every file under its own name; none that is there already
    /// is replaced.
    /// - Returns: the paths whose names were not given.
    func write(to path: String) throws(ResultFileError) -> [String] {
        guard path.hasSuffix("/") || Self.isFolder(path) else {
            try write(try only(), to: path)
            return []
        }
        guard case .files(let files) = content else {
            throw ResultFileError(
                "--output: the result is no file, so “\(path)” cannot be a folder: name a file in it.")
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

    private static func makeFolder(_ folder: String, named path: String) throws(ResultFileError) {
        do {
            try FileManager.default.createDirectory(
                atPath: folder.isEmpty ? "/" : folder, withIntermediateDirectories: true)
        } catch {
            throw ResultFileError("--output: the folder “\(path)” cannot be made.")
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

    private func write(_ file: FileValue, to path: String) throws(ResultFileError) {
        let source = try file.handover.map { waiting throws(ResultFileError) in try open(waiting, named: path) }
        defer { if let source { close(source) } }
        let reason = ResultPlace(path).write { target in
            guard let source else { return Self.write(file.data, to: target) }
            return (try? FileCopy.copy(from: source, to: target)) != nil
        }
        guard reason == 0 else {
            let words = String(cString: strerror(reason))
            throw ResultFileError("--output: the result cannot be written to “\(path)”: \(words).")
        }
    }

    private static func write(_ data: Data, to descriptor: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }
}

/// Why a result is not where it was wanted. The action has been performed all the same.
struct ResultFileError: Error, Hashable {
    var message: String

    init(_ message: String) { self.message = message }
}

extension IntentValue {
    fileprivate var file: FileValue? { if case .file(let file) = self { file } else { nil } }
    fileprivate var isFile: Bool { file != nil }
}
