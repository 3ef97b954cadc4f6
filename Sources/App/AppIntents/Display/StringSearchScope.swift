/// Where a search for a text looks (inventory §2.5).
public enum StringSearchScope: String, AppEnum {
    /// Everywhere.
    case general
    /// Films.
    case movies
    /// Television.
    case tv
    /// Videos of other kinds.
    case freeformVideo

    /// The name of the type.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Search Scope" }

    /// The names of the scopes.
    public static var caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] {
        [.general: "General", .movies: "Movies", .tv: "TV", .freeformVideo: "Videos"]
    }
}

/// The kinds of videos that an app plays.
public enum VideoCategory: Hashable, Sendable {
    /// Films.
    case movies
    /// Television.
    case tv
    /// Videos of other kinds.
    case freeform
}
