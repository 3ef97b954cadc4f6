import Foundation

/// A time of the day.
struct TimeOfDay: Equatable {
    var hour: Int
    var minute: Int
    var second = 0
}

/// `18:30`, `9am`, `9:15 pm`, `noon`, `at 7 o'clock`, `18 Uhr`, `18 Uhr 30`, `7h30`.
struct TimeText {
    var words: DateWords

    func time(_ tokens: [String]) -> TimeOfDay? {
        let saysTime = tokens.contains { words.fillers.contains($0) && $0 != "on" && $0 != "the" }
        // Minutes may stand behind the word for a full hour.
        let said = tokens.joined(separator: " ").replacing(/([0-9]) (?:uhr|heures) ([0-9]{2})$/) { "\($0.1):\($0.2)" }
        let text = said.split(separator: " ").map(String.init).filter { !words.fillers.contains($0) }.joined()
        if let hour = words.times[text] { return TimeOfDay(hour: hour, minute: 0) }
        return clock(text) ?? hours(text, saysTime: saysTime)
    }

    private func clock(_ text: String) -> TimeOfDay? {
        let form = /([0-9]{1,2})[:h.]([0-9]{2})(?::([0-9]{2}))?(am|pm|a\.m\.|p\.m\.)?/
        guard let match = text.wholeMatch(of: form) else { return nil }
        return time(match.1, match.2, match.3, half: match.4)
    }

    /// A number alone is an hour only when something says so.
    private func hours(_ text: String, saysTime: Bool) -> TimeOfDay? {
        guard let match = text.wholeMatch(of: /([0-9]{1,2})(am|pm|a\.m\.|p\.m\.|h)?/) else { return nil }
        guard match.2 != nil || saysTime else { return nil }
        return time(match.1, "0", nil, half: match.2 == "h" ? nil : match.2)
    }

    private func time(
        _ hour: Substring, _ minute: Substring, _ second: Substring?, half: Substring?
    ) -> TimeOfDay? {
        guard var hour = Int(hour), let minute = Int(minute), minute < 60 else { return nil }
        let second = second.flatMap { Int($0) } ?? 0
        if let half {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (half.hasPrefix("p") ? 12 : 0)
        }
        return hour < 24 && second < 60 ? TimeOfDay(hour: hour, minute: minute, second: second) : nil
    }
}
