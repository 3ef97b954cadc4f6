import Foundation
import IntentsStrings

/// A day: `2026-02-03`, `tomorrow`, `next friday`, `March 5`, or as the locale writes it.
struct DayText {
    var words: DateWords
    var calendar: Calendar
    var now: Date
    var locale: String

    private var today: Date { calendar.startOfDay(for: now) }

    /// The start of the day.
    func date(_ tokens: [String]) -> Date? {
        let tokens = tokens.filter { !words.fillers.contains($0) || words.days[$0] != nil }
        let text = tokens.joined(separator: " ")
        if let offset = words.days[text] { return day(offset) }
        return relative(tokens) ?? iso(text) ?? named(tokens) ?? numeric(text)
    }

    private func day(_ offset: Int) -> Date? { calendar.date(byAdding: .day, value: offset, to: today) }

    private func iso(_ text: String) -> Date? {
        guard let match = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/) else { return nil }
        let fields = [match.1, match.2, match.3].map { Int($0) ?? 0 }
        return calendar.existingDay(year: fields[0], month: fields[1], day: fields[2])
    }

    // MARK: Weekdays and units

    /// `friday` and `next friday` are the first Friday after today, `last friday` the last one before it, `this friday` the
    /// one from today on; `next week` is seven days from today.
    private func relative(_ tokens: [String]) -> Date? {
        if let rest = tokens.after(words.next) ?? tokens.before(words.next) {
            return weekday(rest).flatMap { day(after(weekday: $0)) } ?? unit(rest, 1)
        }
        if let rest = tokens.after(words.last) ?? tokens.before(words.last) {
            return weekday(rest).flatMap { day(after(weekday: $0) - (distance(to: $0) == 0 ? 14 : 7)) }
                ?? unit(rest, -1)
        }
        if let rest = tokens.after(words.this) { return weekday(rest).flatMap { day(distance(to: $0)) } }
        return weekday(tokens).flatMap { day(after(weekday: $0)) }
    }

    private func after(weekday: Int) -> Int {
        let distance = distance(to: weekday)
        return distance == 0 ? 7 : distance
    }

    /// Days from today to a weekday, 0 for today.
    private func distance(to weekday: Int) -> Int {
        (weekday - calendar.component(.weekday, from: today) + 7) % 7
    }

    private func unit(_ tokens: [String], _ count: Int) -> Date? {
        guard tokens.count == 1, let unit = words.units[tokens[0]], ![.second, .minute, .hour].contains(unit) else {
            return nil
        }
        return calendar.date(byAdding: unit, value: count, to: today)
    }

    /// The number of a weekday by its name or short name.
    private func weekday(_ tokens: [String]) -> Int? {
        guard tokens.count == 1 else { return nil }
        return index(of: tokens[0], in: [named.weekdaySymbols, named.shortWeekdaySymbols]).map { $0 + 1 }
    }

    // MARK: Months

    /// `March 5`, `5 March 2026`, `5. März`: the coming one when no year is said.
    private func named(_ tokens: [String]) -> Date? {
        guard (2...3).contains(tokens.count),
            let place = tokens.prefix(2).firstIndex(where: { month($0) != nil }), let month = month(tokens[place])
        else { return nil }
        let day = tokens[place == 0 ? 1 : 0].replacing(/(st|nd|rd|th|er|\.)$/, with: "")
        guard let day = Int(day), (1...31).contains(day) else { return nil }
        if tokens.count == 3 {
            guard tokens[2].count == 4, let year = Int(tokens[2]) else { return nil }
            return calendar.existingDay(year: year, month: month, day: day)
        }
        return coming(month: month, day: day)
    }

    private func month(_ token: String) -> Int? {
        index(of: token, in: [named.monthSymbols, named.shortMonthSymbols]).map { $0 + 1 }
    }

    /// From today on; 29 February may be some years away.
    private func coming(month: Int, day: Int) -> Date? {
        let year = calendar.component(.year, from: today)
        return (year...year + 8).lazy.compactMap { calendar.existingDay(year: $0, month: month, day: day) }
            .first { $0 >= today }
    }

    private var named: Calendar {
        var named = calendar
        named.locale = Locale(identifier: words.language)
        return named
    }

    private func index(of name: String, in lists: [[String]]) -> Int? {
        let name = name.hasSuffix(".") ? String(name.dropLast()) : name
        return lists.lazy.compactMap { list in
            list.firstIndex { ($0.hasSuffix(".") ? String($0.dropLast()) : $0).folded == name }
        }.first
    }

    // MARK: Numbers

    /// `3.2.2026` or `2/3/2026`, in the order of a locale whose region is known; without one the order would be a guess.
    private func numeric(_ text: String) -> Date? {
        guard Locale(identifier: locale).region != nil else { return nil }
        if let fields = dayAndMonth(text) { return coming(month: fields.month, day: fields.day) }
        let fields = text.split { "./-".contains($0) }.compactMap { Int($0) }
        guard fields.count == 3, text.wholeMatch(of: /[0-9]{1,4}[.\/-][0-9]{1,2}[.\/-][0-9]{1,4}/) != nil else {
            return nil
        }
        let values = Dictionary(zip(order, fields), uniquingKeysWith: { first, _ in first })
        guard let year = values["y"], year >= 1000, let month = values["M"], let day = values["d"] else { return nil }
        return calendar.existingDay(year: year, month: month, day: day)
    }

    /// `3.2.` or `2/3`. The second point tells a day from the time `3.20`.
    private func dayAndMonth(_ text: String) -> (day: Int, month: Int)? {
        guard let match = text.wholeMatch(of: /([0-9]{1,2})(?:\.([0-9]{1,2})\.|\/([0-9]{1,2}))/),
            let first = Int(match.1), let second = (match.2 ?? match.3).flatMap({ Int($0) })
        else { return nil }
        let isDayFirst = order.filter { "Md".contains($0) } == ["d", "M"]
        return isDayFirst ? (first, second) : (second, first)
    }

    /// The fields of a date in the locale's order.
    private var order: [Character] {
        let pattern =
            DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: Locale(identifier: locale)) ?? ""
        return pattern.reduce(into: []) { order, character in
            if "yMd".contains(character), !order.contains(character) { order.append(character) }
        }
    }
}
