import IntentsModel

/// The comparisons of values: the same rules for every place that filters or sorts without the app's own query.
///
/// Texts are equal, contain and start or end with one another whatever their case, diacritics and width; they are sorted
/// as `localizedStandardCompare` does: by the rules of the language, numbers in them by value. An empty text is found in
/// no other one, as Foundation has it.
struct ValueComparison {
    let locale: Locale

    /// Whether a value meets a comparison; "nothing" only meets `equalTo` nothing and `notEqualTo` something.
    func holds(
        _ value: IntentsModel.IntentValue, _ operation: ComparisonOperator, _ operands: [IntentsModel.IntentValue]
    ) -> Bool {
        switch operation {
        case .equalTo: equal(value, operands[0])
        case .notEqualTo: !equal(value, operands[0])
        case .greaterThan: ordered(value, operands[0]) { $0 == .orderedDescending }
        case .lessThan: ordered(value, operands[0]) { $0 == .orderedAscending }
        case .greaterThanOrEqualTo: ordered(value, operands[0]) { $0 != .orderedAscending }
        case .lessThanOrEqualTo: ordered(value, operands[0]) { $0 != .orderedDescending }
        case .isBetween:
            ordered(value, operands[0]) { $0 != .orderedAscending }
                && ordered(value, operands[1]) { $0 != .orderedDescending }
        case .contains: contains(value, operands[0])
        case .hasPrefix: finds(operands[0], in: value, .anchored)
        case .hasSuffix: finds(operands[0], in: value, [.anchored, .backwards])
        }
    }

    /// How two values stand in a sorted list; "nothing" comes first.
    func order(_ one: IntentsModel.IntentValue, _ two: IntentsModel.IntentValue) -> ComparisonResult {
        switch (one, two) {
        case (.null, .null): return .orderedSame
        case (.null, _): return .orderedAscending
        case (_, .null): return .orderedDescending
        case (.bool(let one), .bool(let two)): return compare(one ? 1 : 0, two ? 1 : 0)
        case (.int(let one), .int(let two)): return compare(one, two)
        case (.date(let one), .date(let two)): return compare(one, two)
        default:
            if let one = one.number, let two = two.number { return compare(one, two) }
            if let (one, two) = Quantities.comparable(one, two) { return compare(one, two) }
            return compare(texts: one.display(in: locale).title, two.display(in: locale).title)
        }
    }

    private func ordered(
        _ value: IntentsModel.IntentValue, _ operand: IntentsModel.IntentValue, _ holds: (ComparisonResult) -> Bool
    ) -> Bool {
        if case .null = value { return false }
        return holds(order(value, operand))
    }

    private func equal(_ one: IntentsModel.IntentValue, _ two: IntentsModel.IntentValue) -> Bool {
        if case .string(let one) = one, case .string(let two) = two { return one.isSame(as: two) }
        if let one = one.number, let two = two.number { return one == two }
        if let (one, two) = Quantities.comparable(one, two) { return one == two }
        switch (one, two) {
        case (.null, _), (_, .null): return one == two
        case (.array(let one), .array(let two)): return one.count == two.count && zip(one, two).allSatisfy(equal)
        case (.structured(let one), .structured(let two)):
            return one.typeName == two.typeName && one.fields == two.fields
        case (.entity(let entity), .string(let text)) where entity.identifier == text: return true
        // A text means what is shown as it, where a type has no other way to be written.
        case (_, .string(let text)): return one.display(in: locale).title.isSame(as: text)
        default: return one.isSame(as: two)
        }
    }

    private func contains(_ value: IntentsModel.IntentValue, _ operand: IntentsModel.IntentValue) -> Bool {
        guard case .array(let elements) = value else { return finds(operand, in: value, []) }
        return elements.contains { equal($0, operand) }
    }

    private func finds(
        _ operand: IntentsModel.IntentValue, in value: IntentsModel.IntentValue, _ place: String.CompareOptions
    ) -> Bool {
        guard let text = value.searchedText, let part = operand.searchedText else { return false }
        let rules: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]
        return text.range(of: part, options: rules.union(place), locale: locale) != nil
    }

    private func compare<Value: Comparable>(_ one: Value, _ two: Value) -> ComparisonResult {
        one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
    }

    private func compare(texts one: String, _ two: String) -> ComparisonResult {
        one.compare(
            two, options: [.caseInsensitive, .widthInsensitive, .numeric, .forcedOrdering], range: nil, locale: locale)
    }
}

extension IntentsModel.IntentValue {
    /// The text to search in or for, when the value is a text, styled or not, or is known by one.
    fileprivate var searchedText: String? {
        switch self {
        case .string(let text): text
        case .url(let url): url.absoluteString
        case .enumCase(let value): value.display?.title ?? value.rawValue
        case .entity(let entity): entity.display.title
        case .file(let file): file.filename
        case .structured(let value) where value.typeName == PrimitiveType.attributedString.swiftName: value.text
        default: nil
        }
    }

    /// The value as a number, when it is one.
    fileprivate var number: Double? {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }
}
