import Foundation

/// A file, folder or symbolic link in memory, as documents are read and written.
// Not Sendable, as on Apple's platforms: whoever reads or writes a document owns it.
open class FileWrapper {
    /// How a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// All of it, now. Here it always is.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Without mapping it into memory. Here it never is.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How a file is written.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Beside its place first, so that the old file stays whole when writing fails.
        public static let atomic = WritingOptions(rawValue: 1)
        /// With the names of the wrappers in it set to those they were written under.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content
    /// The name it has on disk.
    open var filename: String?
    /// The name it wants.
    open var preferredFilename: String?

    /// A file.
    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// A folder; each wrapper in it goes by its key.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// A symbolic link.
    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// What is at `url`.
    /// - Throws: When it cannot be read; a folder is read with everything in it.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = try Self.content(of: url)
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
    }

    private static func content(of url: URL) throws -> Content {
        let manager = FileManager.default
        switch try manager.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType {
        case .typeSymbolicLink?:
            let path = try manager.destinationOfSymbolicLink(atPath: url.path)
            return .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
        case .typeDirectory?:
            let names = try manager.contentsOfDirectory(atPath: url.path)
            let children = try names.map { ($0, try FileWrapper(url: url.appendingPathComponent($0))) }
            return .folder(Dictionary(uniqueKeysWithValues: children))
        default: return .file(try Data(contentsOf: url))
        }
    }
}

extension FileWrapper {
    /// Whether it is a file.
    public var isRegularFile: Bool { regularFileContents != nil }
    /// Whether it is a folder.
    public var isDirectory: Bool { fileWrappers != nil }
    /// Whether it is a symbolic link.
    public var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

    /// What is in the file; nil when it is none.
    public var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// What is in the folder, by name; nil when it is none.
    public var fileWrappers: [String: FileWrapper]? {
        if case .folder(let children) = content { children } else { nil }
    }
    /// Where the symbolic link leads; nil when it is none.
    public var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    /// Adds a wrapper to a folder; a program that adds to what is none is wrong and stops with a message.
    /// - Returns: the name it goes by, which is another than it wants when there is one of that name.
    @discardableResult
    public func addFileWrapper(_ child: FileWrapper) -> String {
        guard var children = fileWrappers else { preconditionFailure("Only a folder takes other file wrappers.") }
        guard let wanted = child.preferredFilename, !wanted.isEmpty else {
            preconditionFailure("Set preferredFilename before a file wrapper is added to a folder.")
        }
        let name =
            sequence(first: 0) { $0 + 1 }.lazy
            .map { $0 == 0 ? wanted : "\($0)__#$!@%!#__\(wanted)" }
            .first { children[$0] == nil } ?? wanted
        children[name] = child
        content = .folder(children)
        return name
    }

    /// Adds a file to a folder.
    /// - Returns: the name it goes by.
    @discardableResult
    public func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Takes a wrapper out of a folder.
    public func removeFileWrapper(_ child: FileWrapper) {
        guard let children = fileWrappers else { return }
        content = .folder(children.filter { $0.value !== child })
    }

    /// The name by which a wrapper is in the folder.
    public func keyForFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }
}

extension FileWrapper {
    /// Writes it.
    /// - Parameters:
    ///   - url: Where. A file that is there is replaced; what is in a folder that is there and not in this one is deleted.
    ///   - options: How.
    ///   - originalContentsURL: Where it was read from; it is written anew all the same.
    /// - Throws: When it cannot be written.
    public func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        let manager = FileManager.default
        switch content {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .folder(let children):
            try manager.createDirectory(at: url, withIntermediateDirectories: true)
            for name in try manager.contentsOfDirectory(atPath: url.path) where children[name] == nil {
                try manager.removeItem(at: url.appendingPathComponent(name))
            }
            for (name, child) in children {
                let place = url.appendingPathComponent(try Self.safe(name))
                try child.write(to: place, options: options, originalContentsURL: nil)
                if options.contains(.withNameUpdating) { child.filename = name }
            }
        case .link(let destination):
            try? manager.removeItem(at: url)
            try manager.createSymbolicLink(at: url, withDestinationURL: destination)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    /// A name that stays in its folder.
    private static func safe(_ name: String) throws -> String {
        guard !name.contains("/"), name != "..", name != ".", !name.isEmpty else {
            throw CocoaError(.fileWriteInvalidFileName)
        }
        return name
    }
}
