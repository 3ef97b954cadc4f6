/// How the version of an app stands to the one that was there before it.
enum VersionOrder: Hashable, Sendable {
    case older, same, newer

    /// Compares versions part by part, as they stand between dots: by their numbers, and then by what follows these. A missing
    /// part is 0.
    init(of version: String, after previous: String) {
        let (new, old) = (Self.parts(version), Self.parts(previous))
        let differing = (0..<max(new.count, old.count)).lazy
            .map { (new.indices.contains($0) ? new[$0] : Part(), old.indices.contains($0) ? old[$0] : Part()) }
            .first { $0 != $1 }
        self = differing.map { $0 < $1 ? .older : .newer } ?? .same
    }

    private struct Part: Comparable {
        var number = 0
        var rest = ""

        static func < (one: Part, other: Part) -> Bool { (one.number, one.rest) < (other.number, other.rest) }
    }

    private static func parts(_ version: String) -> [Part] {
        version.split(separator: ".").map { text in
            let digits = text.prefix { $0.isASCII && $0.isNumber }
            return Part(number: Int(digits) ?? 0, rest: String(text.dropFirst(digits.count)))
        }
    }
}
