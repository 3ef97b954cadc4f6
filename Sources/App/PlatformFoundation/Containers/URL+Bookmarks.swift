extension URL {
    /// How a bookmark is made. Files here need no permission of their own, so nothing differs.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// With little about the file.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// With permission to use the file.
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
        /// With permission to read the file.
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
    }

    /// How a bookmark is followed. Files here need no permission of their own, so nothing differs.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Without asking the person.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// With the permission that it was made with.
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
    }

    /// What finds the file again. Linux has no bookmarks: the data hold the file's path, which has to stay the same.
    /// - Throws: `CocoaError.fileReadUnsupportedScheme` when the URL is no file's.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        guard isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
        return Data(absoluteString.utf8)
    }

    /// Finds a file again.
    ///
    /// - Parameters:
    ///   - data: What ``bookmarkData(options:includingResourceValuesForKeys:relativeTo:)`` returned.
    ///   - bookmarkDataIsStale: Becomes false: a path is never out of date.
    /// - Throws: `CocoaError.fileNoSuchFile` when there is no such file, `CocoaError.fileReadCorruptFile` for other data.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        guard let url = URL(string: String(decoding: data, as: UTF8.self)), url.isFileURL else {
            throw CocoaError(.fileReadCorruptFile)
        }
        guard try url.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
        bookmarkDataIsStale = false
        self = url
    }
}
