import PlatformFoundation

/// Brings the app to the front and shows there what it finds (inventory §2.1).
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    /// What is searched for.
    associatedtype Criteria: SearchCriteria
    /// Where the app searches.
    static var searchScopes: Criteria.SearchScopes { get }
    /// What is searched for; declared with `@Parameter`.
    var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
    /// The app comes to the front.
    public static var openAppWhenRun: Bool { true }
}

extension ShowInAppSearchResultsIntent where Criteria == StringSearchCriteria {
    /// Everywhere.
    public static var searchScopes: [StringSearchScope] { [.general] }
}

/// Brings the app to the front and plays a video that is named (inventory §2.1).
public protocol PlayVideoIntent: SystemIntent {
    /// The kinds of videos that the app plays.
    static var supportedCategories: [VideoCategory] { get }
    /// What is to be played; declared with `@Parameter`.
    var term: String { get set }
}

extension PlayVideoIntent {
    /// The app comes to the front.
    public static var openAppWhenRun: Bool { true }
}
