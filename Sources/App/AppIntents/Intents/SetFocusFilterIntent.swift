import Foundation
import PlatformFoundation

/// An intent that changes what the app shows while a Focus is on (inventory §2.11).
///
/// There is no Focus here that could turn on or off; the intent runs like any other when it is asked for.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    /// What the system leaves out while the Focus is on.
    var appContext: FocusFilterAppContext { get }
    /// Filters that are offered for a Focus.
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
    /// Leaves out nothing.
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

    /// Offers nothing.
    public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }

    /// Says that `appContext` has changed. Nothing reads it here, so nothing happens.
    public static func invalidateFocusFilterAppContext() {}

    /// The filter of the Focus that is on.
    /// - Throws: always ``SetFocusFilterIntentError/notFound``, because no Focus is ever on.
    public static var current: Self { get async throws { throw SetFocusFilterIntentError.notFound } }
}

/// What the system leaves out while a Focus is on.
public struct FocusFilterAppContext {
    /// Which notifications are shown; all when nil.
    public let notificationFilterPredicate: NSPredicate?
    /// How the identifiers of wanted content start; all content when nil.
    public let targetContentIdentifierPrefix: String?

    /// Describes what the system leaves out.
    /// - Parameters:
    ///   - notificationFilterPredicate: which notifications are shown.
    ///   - targetContentIdentifierPrefix: how the identifiers of wanted content start.
    public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
        self.notificationFilterPredicate = notificationFilterPredicate
        self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
    }
}

/// The Focus that filters are suggested for.
public struct FocusFilterSuggestionContext: Sendable {}

/// Why there is no current filter.
public enum SetFocusFilterIntentError: Error, Hashable, Sendable {
    /// No Focus with a filter of this intent is on.
    case notFound
    /// A parameter of the filter has no value.
    case missingParameterValue
}
