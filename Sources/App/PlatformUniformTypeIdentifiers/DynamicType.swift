/// A type made of a tag that no known type has.
///
/// Its identifier holds all there is to know, so that it survives being stored as text.
struct DynamicType {
    static let prefix = "dyn."

    var tag: String
    var tagClass: UTTagClass
    var supertype: UTType?

    init(tag: String, tagClass: UTTagClass, supertype: UTType?) {
        self.tag = tag
        self.tagClass = tagClass
        self.supertype = supertype
    }

    /// Reads `dyn.<tag class>/<tag>/<supertype>`; a MIME type has a slash of its own.
    init?(identifier: String) {
        guard identifier.hasPrefix(Self.prefix) else { return nil }
        let parts = identifier.dropFirst(Self.prefix.count).split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count >= 3, let first = parts.first, let last = parts.last else { return nil }
        self.init(
            tag: parts.dropFirst().dropLast().joined(separator: "/"), tagClass: UTTagClass(rawValue: String(first)),
            supertype: UTType(String(last)))
    }

    var declaration: TypeDeclaration {
        let parent = supertype?.identifier ?? ""
        return TypeDeclaration(
            "\(Self.prefix)\(tagClass.rawValue)/\(tag)/\(parent)", parent.isEmpty ? [] : [parent],
            extensions: tagClass == .filenameExtension ? [tag] : [], mimeTypes: tagClass == .mimeType ? [tag] : [])
    }
}
