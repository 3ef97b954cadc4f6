internal import IntentsContentTypes

extension UTType {
    /// The ending that files of this type usually have, without the dot.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The MIME type that stands for this type.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// What people call the type.
    public var localizedDescription: String? { declaration?.title }

    /// The names that the world outside has for this type, the preferred ones first.
    public var tags: [UTTagClass: [String]] {
        guard let declaration else { return [:] }
        let all: [UTTagClass: [String]] = [
            .filenameExtension: declaration.extensions, .mimeType: declaration.mimeTypes,
        ]
        return all.filter { !$0.value.isEmpty }
    }

    /// Whether the type stands for a tag that no known type has.
    public var isDynamic: Bool { identifier.hasPrefix(DynamicType.prefix) }

    /// Whether something is known about the type.
    public var isDeclared: Bool { declaration != nil && !isDynamic }

    /// Whether the type belongs to nobody.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// Everything that this type is a kind of.
    public var supertypes: Set<UTType> {
        Set(ContentTypeTable.allSupertypes(of: declaration?.supertypes ?? []).map(UTType.init(known:)))
    }

    /// Whether this is `type` or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Whether this is a kind of `type`, and not the type itself.
    public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }

    /// Whether `type` is a kind of this type, and not the type itself.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}
