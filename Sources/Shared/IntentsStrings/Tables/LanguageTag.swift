/// A language with optional script and region in one canonical spelling, so that `zh_hans`, `zh-Hans` and
/// `zh-Hans.lproj` meet.
package struct LanguageTag: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let description: String

    /// The language alone, for example `de` of `de-AT`.
    package var language: Substring { description.prefix { $0 != "-" } }

    /// Reads a locale identifier; encodings and modifiers (`.UTF-8`, `@euro`) are left out.
    package init(_ identifier: some StringProtocol) {
        let core = identifier.prefix { $0 != "." && $0 != "@" }
        let parts = String(core).split { $0 == "-" || $0 == "_" }
        description = parts.enumerated().map { Self.canonical($1, isFirst: $0 == 0) }.joined(separator: "-")
    }

    /// Where a bundle keeps texts that belong to no language.
    package static let base = LanguageTag("Base")

    /// This tag and what it falls back to, nearest first: `zh-TW`, `zh-Hant`, `zh`; `de-AT`, `de`.
    package var fallbacks: [LanguageTag] {
        var chain = [self]
        var parts = description.split(separator: "-")
        while parts.count > 1 {
            parts.removeLast()
            chain.append(LanguageTag(parts.joined(separator: "-")))
        }
        if let script = impliedScript { chain.insert(script, at: chain.count - 1) }
        if language == "nb" { chain.append(LanguageTag("no")) }
        if language == "no" { chain.append(LanguageTag("nb")) }
        return chain
    }

    package static func < (left: LanguageTag, right: LanguageTag) -> Bool { left.description < right.description }

    /// The script a Chinese region writes in; without it Taiwan would be shown whatever `zh` holds.
    private var impliedScript: LanguageTag? {
        let parts = description.split(separator: "-").dropFirst()
        guard language == "zh", !parts.contains(where: { $0.count == 4 }) else { return nil }
        let isTraditional = ["TW", "HK", "MO"].contains { parts.contains($0) }
        return LanguageTag(isTraditional ? "zh-Hant" : "zh-Hans")
    }

    private static func canonical(_ part: Substring, isFirst: Bool) -> String {
        if isFirst { return part.lowercased() == "base" ? "Base" : part.lowercased() }
        return part.count == 4 ? part.prefix(1).uppercased() + part.dropFirst().lowercased() : part.uppercased()
    }
}
