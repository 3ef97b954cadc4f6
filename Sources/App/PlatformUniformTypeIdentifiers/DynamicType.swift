internal import IntentsContentTypes

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

    /// The same type as a database tells it: by its ending, and as a kind of something nearer.
    func known(to database: MIMEDatabase) -> DynamicType {
        var result = self
        if tagClass == .mimeType {
            guard let ending = database.preferredExtension(ofMIMEType: tag) else { return self }
            // An ending that the table knows means the table's type, not this one.
            guard ContentTypeTable.byExtension[ending] == nil else { return self }
            result.tag = ending
            result.tagClass = .filenameExtension
        }
        guard result.tagClass == .filenameExtension, let nearer = database.supertype(ofExtension: result.tag) else {
            return self
        }
        // What the caller asks for decides, where the database says something else.
        if supertype.map(nearer.conforms) ?? true { result.supertype = nearer }
        return result
    }

    var declaration: ContentTypeDeclaration { declaration(in: .shared) }

    func declaration(in database: MIMEDatabase) -> ContentTypeDeclaration {
        let parent = supertype?.identifier ?? ""
        let known = database.mimeType(ofExtension: tag).map { [$0] } ?? []
        return ContentTypeDeclaration(
            "\(Self.prefix)\(tagClass.rawValue)/\(tag)/\(parent)", parent.isEmpty ? [] : [parent],
            extensions: tagClass == .filenameExtension ? [tag] : [], mimeTypes: tagClass == .mimeType ? [tag] : known)
    }
}
