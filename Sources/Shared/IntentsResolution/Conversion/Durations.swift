import IntentsModel

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
        return try structured(text, .duration, form: form) { DurationText.seconds($0).flatMap(made) }
    }
}

/// A length of time as people write it.
enum DurationText {
    static func seconds(_ text: String) -> Double? {
        if let number = Double(text) { return number }
        return clock(text) ?? iso8601(text) ?? parts(text)
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
        let form = /P(?:([0-9.]+)D)?(?:T(?:([0-9.]+)H)?(?:([0-9.]+)M)?(?:([0-9.]+)S)?)?/
        guard let match = text.uppercased().wholeMatch(of: form) else { return nil }
        let parts = [(match.1, 86400.0), (match.2, 3600), (match.3, 60), (match.4, 1)]
        guard parts.contains(where: { $0.0 != nil }) else { return nil }
        return parts.reduce(0) { $0 + ($1.0.flatMap { Double($0) } ?? 0) * $1.1 }
    }

    /// `1 hour 30 minutes`, `1h30m`.
    private static func parts(_ text: String) -> Double? {
        var rest = text[...]
        var seconds = 0.0
        while !rest.isEmpty {
            guard let match = rest.prefixMatch(of: /\s*(?:and\s+|,\s*)?([0-9]+(?:\.[0-9]+)?)\s*([A-Za-zµ]+)/),
                let number = Double(match.1), let unit = unitSeconds(match.2.lowercased())
            else { return nil }
            seconds += number * unit
            rest = rest[match.range.upperBound...]
            if rest.allSatisfy(\.isWhitespace) { rest = "" }
        }
        return text.isEmpty ? nil : seconds
    }

    private static func unitSeconds(_ unit: String) -> Double? {
        switch unit {
        case "d", "day", "days": 86400
        case "h", "hr", "hrs", "hour", "hours": 3600
        case "m", "min", "mins", "minute", "minutes": 60
        case "s", "sec", "secs", "second", "seconds": 1
        case "ms", "millisecond", "milliseconds": 0.001
        default: nil
        }
    }

    static func spell(_ seconds: Double) -> String {
        let whole = Int(seconds)
        let parts = [(whole / 3600, "h"), (whole / 60 % 60, "min")].filter { $0.0 != 0 }.map { "\($0.0) \($0.1)" }
        let rest = seconds - Double(whole / 60 * 60)
        return (parts + (rest != 0 || parts.isEmpty ? ["\(NumberText.spell(rest)) s"] : [])).joined(separator: " ")
    }
}
