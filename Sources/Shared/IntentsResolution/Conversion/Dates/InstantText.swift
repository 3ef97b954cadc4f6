import Foundation

/// `2026-02-03T10:00:00.5+01:00`: one instant; seconds may be missing, the offset may not.
struct InstantText {
    var text: String

    /// The instant; nil for any other text and for a day or time that does not exist.
    var date: Date? {
        let form =
            /([0-9]{4})-([0-9]{2})-([0-9]{2})[Tt]([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:[.,]([0-9]{1,9}))?)?([Zz]|[+-][0-9]{2}(?::?[0-9]{2})?)/
        guard let match = text.wholeMatch(of: form), let zone = offset(match.8) else { return nil }
        let fields = [match.1, match.2, match.3, match.4, match.5, match.6 ?? "0"].map { Int($0) ?? 0 }
        guard fields[3] < 24, fields[4] < 60, fields[5] < 60 else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let day = calendar.existingDay(year: fields[0], month: fields[1], day: fields[2])
        let seconds = fields[3] * 3600 + fields[4] * 60 + fields[5]
        let fraction = match.7.flatMap { Double("0.\($0)") } ?? 0
        return day?.addingTimeInterval(Double(seconds) + fraction)
    }

    private func offset(_ text: Substring) -> TimeZone? {
        guard text.lowercased() != "z" else { return .gmt }
        let digits = text.dropFirst().filter { $0 != ":" }
        let hours = Int(digits.prefix(2)) ?? 0
        let minutes = Int(digits.dropFirst(2)) ?? 0
        guard hours < 24, minutes < 60 else { return nil }
        return TimeZone(secondsFromGMT: (hours * 60 + minutes) * (text.hasPrefix("-") ? -60 : 60))
    }
}

extension Calendar {
    /// The start of a day, unless the calendar has no such day.
    func existingDay(year: Int, month: Int, day: Int) -> Date? {
        guard let date = date(from: DateComponents(year: year, month: month, day: day)) else { return nil }
        let read = dateComponents([.year, .month, .day], from: date)
        return read.year == year && read.month == month && read.day == day ? startOfDay(for: date) : nil
    }
}
