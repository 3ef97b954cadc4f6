import Foundation
import IntentsModel

extension ValueConverter {
    /// The forms of `DateText`, and nothing else: a guess would run at the wrong time.
    func date(_ value: IntentValue) throws -> IntentValue {
        if case .date = value { return value }
        if case .string(let text) = value, let moment = dateText.moment(text, takesTime: takesTime) {
            return .date(takesDay ? calendar.startOfDay(for: moment.date) : moment.date)
        }
        throw noDate(value)
    }

    /// The parts of a date that the parameter's kind wants.
    func dateComponents(_ value: IntentValue) throws -> IntentValue {
        switch value {
        case .structured(let structure) where structure.typeName == PrimitiveType.dateComponents.swiftName: return value
        case .date(let date): return try parts(Moment(date: date, hasTime: true), as: value.spelling)
        case .string(let text):
            guard let moment = dateText.moment(text, takesTime: takesTime) else { break }
            return try parts(moment, as: text)
        default: break
        }
        throw noDate(value)
    }

    private func parts(_ moment: Moment, as text: String) throws -> IntentValue {
        let parts = parts(of: moment.date, hasTime: moment.hasTime)
        return .structured(
            StructuredValue(
                typeName: PrimitiveType.dateComponents.swiftName, fields: try JSONValue(encoding: parts), text: text))
    }

    private func parts(of date: Date, hasTime: Bool) -> DateComponents {
        let day: Set<Calendar.Component> = takesTime ? [] : [.year, .month, .day]
        let time: Set<Calendar.Component> = takesDay || !hasTime ? [] : [.hour, .minute, .second]
        return calendar.dateComponents(day.union(time), from: date)
    }

    private var takesTime: Bool { parameter.dateKind == "time" }
    private var takesDay: Bool { parameter.dateKind == "date" }

    var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: run.context.locale)
        calendar.timeZone = run.timeZone ?? .current
        return calendar
    }

    var dateText: DateText { DateText(calendar: calendar, locale: run.context.locale, now: run.now()) }

    private func noDate(_ value: IntentValue) -> ConversionProblem {
        let sentence =
            takesTime
            ? "“${title}” takes a time such as 18:30, 9am or noon, or a date with a time; ${value} is none of them."
            : "“${title}” takes a date such as 2026-02-03, tomorrow 9am, next friday or in 2 hours, or an instant such as "
                + "2026-02-03T10:00:00Z; ${value} is none of them."
        return problem(sentence, ["value": value.spelling])
    }
}
