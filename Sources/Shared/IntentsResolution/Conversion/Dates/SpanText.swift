import Foundation

/// `now`, `in 2 hours`, `20 minutes ago`: a moment that is counted from the present one.
struct SpanText {
    var words: DateWords
    var calendar: Calendar
    var now: Date

    func date(_ tokens: [String]) -> Date? {
        if words.now.contains(tokens.joined(separator: " ")) { return now }
        if let span = tokens.after(words.ahead) { return moved(by: span, sign: 1) }
        if let span = tokens.before(words.ago) ?? tokens.after(words.ago) { return moved(by: span, sign: -1) }
        return nil
    }

    private func moved(by span: [String], sign: Int) -> Date? {
        let span = separated(span)
        guard let last = span.last, let unit = words.units[last], let count = words.count(Array(span.dropLast())),
            (0...100_000).contains(count)
        else { return nil }
        return calendar.date(byAdding: unit, value: sign * count, to: now)
    }

    /// `2h` as `2 h`.
    private func separated(_ span: [String]) -> [String] {
        guard span.count == 1, let split = span[0].firstIndex(where: { !$0.isNumber }) else { return span }
        return [String(span[0][..<split]), String(span[0][split...])]
    }
}
