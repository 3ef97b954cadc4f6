import Foundation
import IntentsModel

extension ValueConverter {
    /// The times that dates in a condition mean; nil when none is a day without a time, so that all are moments.
    func spans(_ values: [IntentValue]) -> DaySpans? {
        var spans: [ClosedRange<Date>] = []
        for value in values {
            guard case .date(let date)? = try? date(value) else { return nil }
            spans.append(isDay(value) ? wholeDay(date) : date...date)
        }
        return spans.contains { $0.lowerBound < $0.upperBound } ? DaySpans(spans: spans) : nil
    }

    private func isDay(_ value: IntentValue) -> Bool {
        guard case .string(let text) = value else { return false }
        return dateText.moment(text, takesTime: false)?.hasTime == false
    }

    /// Up to the last moment before the next day that a date can state.
    private func wholeDay(_ start: Date) -> ClosedRange<Date> {
        let next = calendar.date(byAdding: .day, value: 1, to: start) ?? start
        return start...max(start, Date(timeIntervalSinceReferenceDate: next.timeIntervalSinceReferenceDate.nextDown))
    }
}

/// The whole days that a condition was written with: `planted is 2026-02-03` means any time of it.
struct DaySpans {
    fileprivate var spans: [ClosedRange<Date>]

    /// The conditions that say the same with moments.
    /// - Parameter query: the app's property query, when that compares: it has no other comparators than it declares.
    func conditions(_ condition: FindCondition, _ query: QueryDescription?, matchesAll: Bool) -> [FindCondition] {
        guard let first = spans.first, let last = spans.last else { return [condition] }
        switch condition.comparator {
        case "lessThanOrEqualTo", "greaterThan": return [condition.with(first.upperBound)]
        case "isBetween": return [condition.with(first.lowerBound, last.upperBound)]
        case "equalTo": return inside(condition, first, query, matchesAll)
        case "notEqualTo" where query == nil:
            var outside = condition.by("isBetween", first.lowerBound, first.upperBound)
            outside.isNegated = true
            return [outside]
        default: return [condition.with(first.lowerBound)]
        }
    }

    private func inside(
        _ condition: FindCondition, _ day: ClosedRange<Date>, _ query: QueryDescription?, _ matchesAll: Bool
    ) -> [FindCondition] {
        let own = query?.properties.filter { $0.name == condition.property }.flatMap(\.comparators)
        func has(_ comparators: String...) -> Bool { own.map { comparators.allSatisfy($0.contains) } ?? true }
        if has("isBetween") { return [condition.by("isBetween", day.lowerBound, day.upperBound)] }
        if matchesAll, has("greaterThanOrEqualTo", "lessThanOrEqualTo") {
            return [
                condition.by("greaterThanOrEqualTo", day.lowerBound), condition.by("lessThanOrEqualTo", day.upperBound),
            ]
        }
        return [condition.with(day.lowerBound)]
    }
}

extension FindCondition {
    fileprivate func with(_ dates: Date...) -> FindCondition {
        var condition = self
        condition.values = dates.map { .date($0) }
        return condition
    }

    fileprivate func by(_ comparator: String, _ dates: Date...) -> FindCondition {
        FindCondition(property: property, comparator: comparator, values: dates.map { .date($0) })
    }
}
