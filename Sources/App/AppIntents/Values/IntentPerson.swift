import Foundation
import IntentsModel

/// A person (inventory §2.5).
public struct IntentPerson: Hashable, Sendable, _StructuredIntentValue {
    /// Where a person is known.
    public enum Identifier: Hashable, Sendable, Codable {
        /// In the address book, by the contact's identifier.
        case contact(String)
        /// In the app, by an identifier of its own.
        case applicationDefined(String)
        /// It is not known where.
        case unknown
    }

    /// What a person is called.
    public enum Name: Hashable, Sendable, Codable {
        /// In one piece.
        case displayName(String)
        /// In parts.
        case components(PersonNameComponents)
        /// The name is not known.
        case unknown
    }

    /// What a parameter wants of a person.
    public enum ParameterMode: String, Hashable, Sendable, CaseIterable {
        /// A contact, with or without an address.
        case contact
        /// An e-mail address.
        case email
        /// A telephone number.
        case phone
        /// An e-mail address or a telephone number.
        case emailOrPhone
    }

    /// What the person is called.
    public var name: Name
    /// Whether it is the person who runs the action.
    public var isMe: Bool
    /// Where the person is known.
    public var identifier: Identifier
    /// How to reach the person.
    public var handle: Handle?
    /// Other ways to reach the person.
    public var aliases: [Handle]
    /// A picture.
    public var image: DisplayRepresentation.Image?

    /// Describes a person.
    public init(
        identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [], isMe: Bool = false,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.aliases = aliases
        self.isMe = isMe
        self.image = image
    }

    /// Describes a person of whom only an address is known.
    public init(handle: Handle) { self.init(identifier: .unknown, name: .unknown, handle: handle) }

    /// A person.
    public static var __primitive: PrimitiveType { .person }

    /// The name, else the address.
    public func __text(in locale: Locale) -> String {
        switch name {
        case .displayName(let name): name
        case .components(let parts): parts.__text(in: locale)
        case .unknown: handle?.value.text ?? ""
        }
    }
}

extension IntentPerson: Codable {
    private enum CodingKeys: String, CodingKey { case name, isMe, identifier, handle, aliases, image }

    /// Decodes a person.
    public init(from decoder: any Decoder) throws {
        let parts = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            identifier: try parts.decodeIfPresent(Identifier.self, forKey: .identifier) ?? .unknown,
            name: try parts.decodeIfPresent(Name.self, forKey: .name) ?? .unknown,
            handle: try parts.decodeIfPresent(Handle.self, forKey: .handle),
            aliases: try parts.decodeIfPresent([Handle].self, forKey: .aliases) ?? [],
            isMe: try parts.decodeIfPresent(Bool.self, forKey: .isMe) ?? false,
            image: try parts.decodeIfPresent(ImageValue.self, forKey: .image).map(
                DisplayRepresentation.Image.init(source:)))
    }

    /// Encodes the person.
    public func encode(to encoder: any Encoder) throws {
        var parts = encoder.container(keyedBy: CodingKeys.self)
        try parts.encode(identifier, forKey: .identifier)
        try parts.encode(name, forKey: .name)
        try parts.encodeIfPresent(handle, forKey: .handle)
        try parts.encode(aliases, forKey: .aliases)
        try parts.encode(isMe, forKey: .isMe)
        try parts.encodeIfPresent(image?.source, forKey: .image)
    }
}
