/// What a person asked to hear: the input of the value queries of apps that follow the `.audio` schemas
/// (inventory §2.13).
///
/// An assistant makes it of what was said; nothing on this system makes one yet.
public struct AudioSearch: Hashable, Sendable {
    /// The words that the audio was described with.
    public let term: String

    /// Describes what to look for.
    /// - Parameter term: the words that the audio was described with.
    public init(term: String) { self.term = term }
}
