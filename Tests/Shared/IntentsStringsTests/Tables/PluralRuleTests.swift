import IntentsStrings
import Testing

@Suite("Plural rules")
struct PluralRuleTests {
    private func categories(_ language: String, _ numbers: [Int]) -> [String] {
        numbers.map { PluralCategory(of: PluralNumber($0), language: LanguageTag(language)).rawValue }
    }

    @Test(
        "sort whole numbers as CLDR does",
        arguments: [
            ("en", [0, 1, 2], ["other", "one", "other"]),
            ("xx", [1, 2], ["one", "other"]),
            ("ja", [0, 1, 2], ["other", "other", "other"]),
            ("fr-CA", [0, 1, 2, 1_000_000], ["one", "one", "other", "many"]),
            ("es", [1, 2, 2_000_000], ["one", "other", "many"]),
            ("pt", [0, 1, 2], ["one", "one", "other"]),
            ("pt-PT", [0, 1], ["other", "one"]),
            ("hi", [0, 1, 2], ["one", "one", "other"]),
            ("ru", [1, 2, 5, 11, 21, 22, 111], ["one", "few", "many", "many", "one", "few", "many"]),
            ("hr", [1, 2, 5, 11], ["one", "few", "other", "other"]),
            ("pl", [1, 2, 5, 21, 22], ["one", "few", "many", "many", "few"]),
            ("cs", [1, 3, 5], ["one", "few", "other"]),
            ("sl", [1, 2, 3, 5, 101], ["one", "two", "few", "other", "one"]),
            ("lt", [1, 2, 10, 11, 21], ["one", "few", "other", "other", "one"]),
            ("lv", [0, 1, 2, 11, 21], ["zero", "one", "other", "zero", "one"]),
            ("ro", [0, 1, 2, 19, 20, 101], ["few", "one", "few", "few", "other", "few"]),
            ("he", [1, 2, 3], ["one", "two", "other"]),
            ("ar", [0, 1, 2, 3, 11, 100, 103], ["zero", "one", "two", "few", "many", "other", "few"]),
            ("ga", [1, 2, 3, 7, 11], ["one", "two", "few", "many", "other"]),
            ("cy", [0, 1, 2, 3, 6, 7], ["zero", "one", "two", "few", "many", "other"]),
        ])
    func wholeNumbers(language: String, numbers: [Int], expected: [String]) {
        #expect(categories(language, numbers) == expected)
    }

    @Test("heed the decimals that are shown")
    func decimals() {
        func category(_ value: Double, _ decimals: Int, _ language: String) -> PluralCategory {
            PluralCategory(of: PluralNumber(value, decimals: decimals), language: LanguageTag(language))
        }
        #expect(category(1, 0, "en") == .one)
        #expect(category(1, 1, "en") == .other)
        #expect(category(1.5, 1, "fr") == .one)
        #expect(category(1.0, 1, "es") == .one)
        #expect(category(2.5, 1, "ru") == .other)
        #expect(category(.infinity, 2, "en") == .other)
        #expect(category(.nan, 2, "en") == .other)
        #expect(category(1e300, 2, "en") == .other)
    }
}
