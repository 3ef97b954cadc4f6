/// What people are shown for a value (inventory §2.7).
public struct DisplayRepresentation: ExpressibleByStringLiteral, Hashable, Sendable {
    /// The name.
    public var title: LocalizedStringResource
    /// A line below the name.
    public var subtitle: LocalizedStringResource?
    /// A picture beside it.
    public var image: Image?
    /// Other names that people may say.
    public var synonyms: [LocalizedStringResource]

    /// Describes a value.
    /// - Parameters:
    ///   - title: the name.
    ///   - subtitle: a line below it.
    ///   - image: a picture beside it.
    ///   - synonyms: other names that people may say.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }

    /// Describes a value by its name alone.
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

    /// The parts of a display representation that are wanted.
    public struct Components: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Makes a set of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Title, subtitle and synonyms.
        public static let text = Components(rawValue: 1)
        /// The image.
        public static let image = Components(rawValue: 2)
    }
}
