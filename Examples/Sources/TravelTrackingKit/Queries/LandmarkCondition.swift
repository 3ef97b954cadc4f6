import Foundation

/// One condition on a landmark: what the comparators of the property query make of a person's value.
///
/// A `Predicate` would do too, but the ones of Foundation compare texts letter by letter; people do not.
public struct LandmarkCondition: Sendable {
    let isMet: @Sendable (LandmarkEntity) -> Bool

    init(_ isMet: @escaping @Sendable (LandmarkEntity) -> Bool) { self.isMet = isMet }
}

extension String {
    /// Equal but for case, diacritics and width.
    func isSame(as other: String) -> Bool { compare(other, options: .asPeopleCompare) == .orderedSame }

    /// Holds the words, whatever their case, diacritics and width.
    func holds(_ words: String) -> Bool { range(of: words, options: .asPeopleCompare) != nil }

    /// Begins with the words, whatever their case, diacritics and width.
    func begins(with words: String) -> Bool {
        range(of: words, options: .asPeopleCompare.union(.anchored)) != nil
    }
}

extension String.CompareOptions {
    fileprivate static let asPeopleCompare: Self = [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]
}
