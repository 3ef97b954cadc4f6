internal import IntentsContentTypes

/// The kind of some data, file or folder (inventory §2.19).
public struct UTType: Hashable, Sendable {
    /// The type's name, for example `public.png`.
    public let identifier: String
    /// What an app said about its own type; the table knows all others.
    private let ownDeclaration: ContentTypeDeclaration?

    init(known identifier: String) {
        self.identifier = identifier
        ownDeclaration = nil
    }

    /// The type of one of Apple's constants.
    init(swiftName name: String) { self.init(known: ContentTypeTable.bySwiftName[name] ?? name) }

    private init(_ declaration: ContentTypeDeclaration) {
        identifier = declaration.identifier
        ownDeclaration = declaration
    }

    /// The type of an identifier; nil when the identifier is neither a known type nor a dynamic one.
    public init?(_ identifier: String) {
        let lowercase = identifier.lowercased()
        if ContentTypeTable.byIdentifier[lowercase] != nil {
            self.init(known: lowercase)
        } else if let dynamic = DynamicType(identifier: identifier) {
            self.init(dynamic.declaration)
        } else {
            return nil
        }
    }

    /// The type of files with an ending; a dynamic type when no known one has it.
    ///
    /// - Parameters:
    ///   - filenameExtension: The ending, without the dot.
    ///   - supertype: What the type has to be.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type of a MIME type; a dynamic type when no known one has it.
    ///
    /// - Parameters:
    ///   - mimeType: The MIME type, without parameters.
    ///   - supertype: What the type has to be.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type that has a tag; a dynamic type when no known one has it, nil when the tag is empty.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        if let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
            self = type
        } else {
            self.init(
                DynamicType(tag: tag.lowercased(), tagClass: tagClass, supertype: supertype).known(to: .shared)
                    .declaration)
        }
    }

    /// A type that this app defines.
    ///
    /// - Parameters:
    ///   - identifier: The type's name, like `org.example.garden.plan`.
    ///   - parentType: What the type is a kind of; data when nil.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, parentType)
    }

    /// A type that another app defines and this app knows.
    ///
    /// - Parameters:
    ///   - identifier: The type's name, like `org.example.garden.plan`.
    ///   - parentType: What the type is a kind of; data when nil.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, parentType)
    }

    // A known type keeps its known meaning, whatever the app says about it.
    private init(declaring identifier: String, _ parent: UTType?) {
        if let known = UTType(identifier) {
            self = known
        } else {
            self.init(ContentTypeDeclaration(identifier, [(parent ?? .data).identifier]))
        }
    }

    /// All known types that have a tag and are a kind of `supertype`.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        return tagClass.identifiers(of: tag).map(UTType.init(known:)).filter { type in
            supertype.map(type.conforms) ?? true
        }
    }

    var declaration: ContentTypeDeclaration? { ownDeclaration ?? ContentTypeTable.byIdentifier[identifier] }

    /// Whether both have the same identifier.
    public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }

    /// Feeds the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }
}

extension UTType: Codable {
    /// Decodes an identifier; one that is not known here becomes a type of unknown kind.
    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        self = UTType(identifier) ?? UTType(known: identifier)
    }

    /// Encodes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
