import Foundation
import IntentsModel
import IntentsStrings

extension ValueConverter {
    /// `90`, `90 s`, `1h 30m`, `1:30:00` or `PT1H30M`.
    func duration(_ value: IntentValue) throws -> IntentValue {
        let form = "a length of time such as 1h 30m, 90 s or 1:30:00"
        func made(_ seconds: Double) -> (JSONValue, String)? {
            guard seconds.isFinite, abs(seconds) < 1e15 else { return nil }
            let parts = Duration.seconds(seconds).components
            return (
                .object(["seconds": .int(Int(parts.seconds)), "attoseconds": .int(Int(parts.attoseconds))]),
                DurationText.spell(seconds)
            )
        }
        let text: IntentValue =
            switch value {
            case .int(let number): .string("\(number)")
            case .double(let number): .string("\(number)")
            default: value
            }
        let reading = DurationText(locale: run.context.locale)
        return try structured(text, .duration, form: form) { reading.seconds($0).flatMap(made) }
    }
}

/// A length of time as people write it.
struct DurationText {
    var locale: String

    func seconds(_ text: String) -> Double? {
        if let number = NumberText(text).decimal(locale: locale) { return number }
        return Self.clock(text) ?? Self.iso8601(text) ?? parts(text)
    }

    /// `1:30:00` or `1:30` (minutes and seconds).
    private static func clock(_ text: String) -> Double? {
        guard let match = text.wholeMatch(of: /(?:([0-9]+):)?([0-9]{1,2}):([0-9]{2}(?:\.[0-9]+)?)/) else { return nil }
        let hours = match.1.flatMap { Double($0) } ?? 0
        guard let minutes = Double(match.2), let seconds = Double(match.3), minutes < 60 || match.1 == nil, seconds < 60
        else { return nil }
        return hours * 3600 + minutes * 60 + seconds
    }

    private static func iso8601(_ text: String) -> Double? {
        let form = /P(?:([0-9.]+)W)?(?:([0-9.]+)D)?(?:T(?:([0-9.]+)H)?(?:([0-9.]+)M)?(?:([0-9.]+)S)?)?/
        guard let match = text.uppercased().wholeMatch(of: form) else { return nil }
        let parts = [(match.1, 604_800.0), (match.2, 86_400), (match.3, 3600), (match.4, 60), (match.5, 1)]
        guard parts.contains(where: { $0.0 != nil }) else { return nil }
        return parts.reduce(0) { $0 + ($1.0.flatMap { Double($0) } ?? 0) * $1.1 }
    }

    /// `1 hour 30 minutes`, `1h30m`, `1h30`, `zwei Stunden`.
    private func parts(_ text: String) -> Double? {
        let text = text.replacing(/([0-9]\s*h)\s*([0-5][0-9])$/) { "\($0.1) \($0.2) min" }
        let parts = QuantityText(locale: locale).parts(text) { unitSeconds($0) != nil }
        guard let parts else { return nil }
        let lengths = parts.compactMap { part in unitSeconds(part.unit).map { $0 * part.number } }
        return lengths.count == parts.count ? lengths.reduce(0, +) : nil
    }

    /// A day has 24 hours here; months and years have no fixed length.
    private func unitSeconds(_ unit: String) -> Double? {
        if let known = UnitNames(dimension: .duration).unit(unit), let base = MeasurementDimension.duration.baseUnit {
            return known.convert(1, to: base)
        }
        let word = unit.folded.filter { $0 != "." }
        switch (DateWords.reading(locale).lazy.compactMap { $0.units[word] }.first, word) {
        case (.day, _), (_, "d"): return 86_400
        case (.weekOfYear, _), (_, "w"): return 604_800
        default: return nil
        }
    }

    static func spell(_ seconds: Double) -> String {
        let whole = Int(seconds)
        let parts = [(whole / 3600, "h"), (whole / 60 % 60, "min")].filter { $0.0 != 0 }.map { "\($0.0) \($0.1)" }
        let rest = seconds - Double(whole / 60 * 60)
        return (parts + (rest != 0 || parts.isEmpty ? ["\(NumberText.spell(rest)) s"] : [])).joined(separator: " ")
    }
}
