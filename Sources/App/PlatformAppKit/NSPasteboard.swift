import IntentsModel

/// Data that go from one place to another. They are kept in this process: a desktop's clipboard is not reached.
public final class NSPasteboard: Sendable {
    /// A kind of data.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        /// The kind's name.
        public let rawValue: String
        /// Names a kind.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Names a kind.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Plain text.
        public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
        /// A URL.
        public static let URL = PasteboardType(rawValue: "public.url")
        /// The URL of a file.
        public static let fileURL = PasteboardType(rawValue: "public.file-url")
        /// A PNG image.
        public static let png = PasteboardType(rawValue: "public.png")
    }

    private struct Contents {
        var changes = 0
        var data: [PasteboardType: Data] = [:]
    }

    /// The process's pasteboard.
    public static let general = NSPasteboard()

    private let contents = Lock(Contents())

    package init() {}

    /// How often the contents were replaced.
    public var changeCount: Int { contents.withLock { $0.changes } }

    /// The kinds of data there are.
    public var types: [PasteboardType]? {
        contents.withLock { $0.data.keys.sorted { $0.rawValue < $1.rawValue } }
    }

    /// Takes everything away.
    /// - Returns: how often the contents were replaced.
    @discardableResult
    public func clearContents() -> Int {
        contents.withLock {
            $0.data = [:]
            $0.changes += 1
            return $0.changes
        }
    }

    /// Puts text there.
    @discardableResult
    public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        setData(Data(string.utf8), forType: dataType)
    }

    /// Puts data there.
    @discardableResult
    public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        contents.withLock { $0.data[dataType] = data }
        return true
    }

    /// The text of a kind.
    public func string(forType dataType: PasteboardType) -> String? {
        data(forType: dataType).flatMap { String(data: $0, encoding: .utf8) }
    }

    /// The data of a kind.
    public func data(forType dataType: PasteboardType) -> Data? { contents.withLock { $0.data[dataType] } }
}
