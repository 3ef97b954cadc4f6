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

    /// Units one after the other: `2 hours`, `1 hour and 30 minutes`, `half an hour`.
    private func moved(by span: [String], sign: Int) -> Date? {
        var date: Date? = now
        var count: [String] = []
        for token in span.flatMap(separated) {
            guard let unit = words.units[token], !count.isEmpty else {
                count.append(token)
                continue
            }
            date = date.flatMap { moved($0, by: count, unit, sign: sign) }
            count = []
        }
        return count.isEmpty && !span.isEmpty ? date : nil
    }

    private func moved(_ date: Date, by words: [String], _ unit: Calendar.Component, sign: Int) -> Date? {
        let count = words.drop { ["and", "und", "et", "y"].contains($0) }
        if unit == .hour, self.words.half.contains(count.joined(separator: " ")) {
            return calendar.date(byAdding: .minute, value: sign * 30, to: date)
        }
        guard let number = self.words.count(Array(count)), (0...100_000).contains(number) else { return nil }
        return calendar.date(byAdding: unit, value: sign * number, to: date)
    }

    /// `1h30m` as `1 h 30 m`, and `demi-heure` as `demi heure`.
    private func separated(_ token: String) -> [String] {
        token.replacing(/([0-9])(\p{L})/) { "\($0.1) \($0.2)" }.replacing(/(\p{L})([0-9])/) { "\($0.1) \($0.2)" }
            .replacing(/(\p{L})-(\p{L})/) { "\($0.1) \($0.2)" }.split(separator: " ").map(String.init)
    }
}
