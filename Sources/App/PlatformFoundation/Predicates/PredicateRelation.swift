/// What has to hold between a left side and a known right side.
struct PredicateRelation {
    let relation: PredicateComparison.Relation
    let right: Any?
    let options: PredicateTextOptions

    func holds(
        for elements: [Any?], _ quantifier: PredicateComparison.Quantifier
    ) throws(PredicateFormatError) -> Bool {
        for element in elements {
            let holds = try holds(for: PredicateValue.plain(element))
            if quantifier == .all, !holds { return false }
            if quantifier != .all, holds { return quantifier == .any }
        }
        return quantifier != .any
    }

    func holds(for left: Any?) throws(PredicateFormatError) -> Bool {
        switch relation {
        case .equal: return isEqual(left, right)
        case .notEqual: return !isEqual(left, right)
        case .less: return try order(left, right).map { $0 == .orderedAscending } ?? false
        case .lessOrEqual: return try order(left, right).map { $0 != .orderedDescending } ?? false
        case .greater: return try order(left, right).map { $0 == .orderedDescending } ?? false
        case .greaterOrEqual: return try order(left, right).map { $0 != .orderedAscending } ?? false
        case .between: return try isBetween(left)
        case .isIn: return try isContained(left, in: right)
        case .contains: return try isContained(right, in: left)
        case .beginsWith, .endsWith, .like, .matches: return try matchesText(left)
        }
    }

    // MARK: Equality and order

    private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left = PredicateValue.plain(left), let right = PredicateValue.plain(right) else {
            return PredicateValue.plain(left) == nil && PredicateValue.plain(right) == nil
        }
        if let left = PredicateValue.text(left), let right = PredicateValue.text(right) {
            return compare(left, right) == .orderedSame
        }
        if let left = PredicateValue.number(left), let right = PredicateValue.number(right) {
            return left.compare(right) == .orderedSame
        }
        if let left = PredicateValue.elements(left), let right = PredicateValue.elements(right) {
            return left.count == right.count && zip(left, right).allSatisfy(isEqual)
        }
        guard let left = left as? any Hashable, let right = right as? any Hashable else { return false }
        return AnyHashable(left) == AnyHashable(right)
    }

    /// nil when one of them is nil, which is neither less nor greater than anything.
    func order(_ left: Any?, _ right: Any?) throws(PredicateFormatError) -> ComparisonResult? {
        guard let left, let right else { return nil }
        if let left = PredicateValue.text(left), let right = PredicateValue.text(right) { return compare(left, right) }
        if let left = PredicateValue.number(left), let right = PredicateValue.number(right) {
            return left.compare(right)
        }
        guard let comparable = left as? any Comparable, let result = Self.order(comparable, right) else {
            throw .incomparable(left, right)
        }
        return result
    }

    private static func order<T: Comparable>(_ left: T, _ right: Any) -> ComparisonResult? {
        guard let right = right as? T else { return nil }
        return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
    }

    private func compare(_ left: String, _ right: String) -> ComparisonResult {
        left.compare(
            right, options: options.compareOptions, range: nil, locale: options.contains(.usesLocale) ? .current : nil)
    }

    // MARK: Collections

    private func isBetween(_ left: Any?) throws(PredicateFormatError) -> Bool {
        guard let bounds = PredicateValue.elements(right), bounds.count == 2 else {
            throw PredicateFormatError("BETWEEN needs a list of two values on its right, for example {1, 10}.")
        }
        let lower = PredicateValue.plain(bounds[0])
        let upper = PredicateValue.plain(bounds[1])
        guard let low = try order(left, lower), let high = try order(left, upper) else { return false }
        return low != .orderedAscending && high != .orderedDescending
    }

    private func isContained(_ element: Any?, in whole: Any?) throws(PredicateFormatError) -> Bool {
        if let elements = PredicateValue.elements(whole) { return elements.contains { isEqual($0, element) } }
        guard let whole else { return false }
        guard let text = PredicateValue.text(whole) else {
            throw PredicateFormatError(
                "IN and CONTAINS need a collection or a text, and \(type(of: whole)) is neither.")
        }
        guard let part = try requiredText(element) else { return false }
        return part.isEmpty || text.range(of: part, options: options.compareOptions) != nil
    }

    // MARK: Texts

    private func matchesText(_ left: Any?) throws(PredicateFormatError) -> Bool {
        guard let text = try requiredText(left), let pattern = try requiredText(right) else { return false }
        switch relation {
        case .beginsWith: return has(text, pattern, [.anchored])
        case .endsWith: return has(text, pattern, [.anchored, .backwards])
        case .like: return PredicateWildcards(pattern, options: options).matches(text)
        default: return try matchesExpression(text, pattern)
        }
    }

    private func requiredText(_ value: Any?) throws(PredicateFormatError) -> String? {
        guard let value else { return nil }
        guard let text = PredicateValue.text(value) else {
            throw PredicateFormatError("A predicate compares texts here, and \(type(of: value)) is none.")
        }
        return text
    }

    private func has(_ text: String, _ part: String, _ place: String.CompareOptions) -> Bool {
        part.isEmpty || text.range(of: part, options: options.compareOptions.union(place)) != nil
    }

    private func matchesExpression(_ text: String, _ pattern: String) throws(PredicateFormatError) -> Bool {
        let ignoresCase: NSRegularExpression.Options = options.contains(.ignoresCase) ? .caseInsensitive : []
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: ignoresCase) else {
            throw PredicateFormatError("“\(pattern)” is not a regular expression that MATCHES can use.")
        }
        let text =
            options.contains(.ignoresDiacritics) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}

/// The pattern of LIKE: `*` for any text, `?` for any character, a backslash before one that is meant itself.
struct PredicateWildcards {
    private enum Part: Equatable { case any, one, exactly(Character) }

    private let parts: [Part]
    private let options: PredicateTextOptions

    init(_ pattern: String, options: PredicateTextOptions) {
        self.options = options
        var parts: [Part] = []
        var isEscaped = false
        for character in Self.folded(pattern, options) {
            if isEscaped {
                parts.append(.exactly(character))
                isEscaped = false
            } else {
                switch character {
                case "\\": isEscaped = true
                case "*": parts.append(.any)
                case "?": parts.append(.one)
                default: parts.append(.exactly(character))
                }
            }
        }
        self.parts = parts
    }

    private static func folded(_ text: String, _ options: PredicateTextOptions) -> String {
        options.compareOptions.isEmpty ? text : text.folding(options: options.compareOptions, locale: nil)
    }

    /// Goes back only to the last `*`: no pattern takes longer than its length times that of the text.
    func matches(_ text: String) -> Bool {
        let characters = Array(Self.folded(text, options))
        var (place, part) = (0, 0)
        var retry: (place: Int, part: Int)?
        while place < characters.count {
            let current = part < parts.count ? parts[part] : nil
            if current == .any {
                retry = (place, part)
                part += 1
            } else if current == .one || current == .exactly(characters[place]) {
                place += 1
                part += 1
            } else if let last = retry {
                retry = (last.place + 1, last.part)
                (place, part) = (last.place + 1, last.part + 1)
            } else {
                return false
            }
        }
        return parts[part...].allSatisfy { $0 == .any }
    }
}
