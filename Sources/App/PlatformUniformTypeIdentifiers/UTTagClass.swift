internal import IntentsContentTypes

/// A way in which the world outside names a type (inventory §2.19).
public struct UTTagClass: RawRepresentable, Hashable, Sendable, Codable {
    /// The class's identifier.
    public let rawValue: String

    /// Names a tag class.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The ending of a file name, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// A MIME type.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTTagClass {
    /// The identifiers of the known types that have a tag of this class.
    func identifiers(of tag: String) -> [String] {
        switch self {
        case .filenameExtension: ContentTypeTable.byExtension[tag] ?? []
        case .mimeType: ContentTypeTable.byMIMEType[tag] ?? []
        default: []
        }
    }
}
