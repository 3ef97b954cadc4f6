import Foundation
import IntentsStrings
import Testing

@Suite("Reading string catalogs")
struct StringCatalogTests {
    private let source = """
        {
          "sourceLanguage": "en", "version": "1.0",
          "strings": {
            "plain": { "extractionState": "manual", "localizations": {
              "de": { "stringUnit": { "state": "translated", "value": "Einfach" } } } },
            "brand": { "shouldTranslate": false },
            "%lld trails": { "localizations": {
              "en": { "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "%lld trail" } },
                "other": { "stringUnit": { "state": "translated", "value": "%lld trails" } } } } },
              "ru": { "variations": { "plural": {
                "zero": { "stringUnit": { "state": "translated", "value": "нет троп" } },
                "one": { "stringUnit": { "state": "translated", "value": "%lld тропа" } },
                "few": { "stringUnit": { "state": "translated", "value": "%lld тропы" } },
                "many": { "stringUnit": { "state": "translated", "value": "%lld троп" } },
                "other": { "stringUnit": { "state": "translated", "value": "%lld тропы" } } } } } } },
            "press": { "localizations": {
              "en": { "variations": { "device": {
                "iphone": { "stringUnit": { "state": "translated", "value": "Tap" } },
                "mac": { "stringUnit": { "state": "translated", "value": "Click" } } } } } } },
            "%lld in %lld": { "localizations": {
              "en": {
                "stringUnit": { "state": "translated", "value": "%#@files@ in %#@folders@" },
                "substitutions": {
                  "files": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
                    "one": { "stringUnit": { "state": "translated", "value": "%arg file" } },
                    "other": { "stringUnit": { "state": "translated", "value": "%arg files" } } } } },
                  "folders": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
                    "one": { "stringUnit": { "state": "translated", "value": "one folder" } },
                    "other": { "stringUnit": { "state": "translated", "value": "%arg folders" } } } } } } } } }
          }
        }
        """

    private func text(_ key: String, _ language: String, _ numbers: PluralNumber...) throws -> String? {
        let catalog = try StringCatalog(Data(source.utf8), file: "L.xcstrings")
        return catalog.entries[key]?.localizations[LanguageTag(language)]?
            .text(language: LanguageTag(language), numbers: numbers)
    }

    @Test("reads texts, states and what need not be translated")
    func plain() throws {
        let catalog = try StringCatalog(Data(source.utf8), file: "L.xcstrings")
        #expect(catalog.sourceLanguage == "en")
        #expect(try text("plain", "de") == "Einfach")
        #expect(catalog.entries["plain"]?.extractionState == "manual")
        #expect(catalog.entries["brand"]?.isTranslatable == false)
        #expect(catalog.entries["plain"]?.isTranslatable == true)
    }

    @Test("chooses a plural form by count")
    func plural() throws {
        #expect(try text("%lld trails", "en", PluralNumber(1)) == "%lld trail")
        #expect(try text("%lld trails", "en", PluralNumber(0)) == "%lld trails")
        #expect(try text("%lld trails", "ru", PluralNumber(21)) == "%lld тропа")
        #expect(try text("%lld trails", "ru", PluralNumber(3)) == "%lld тропы")
        #expect(try text("%lld trails", "ru", PluralNumber(12)) == "%lld троп")
        #expect(try text("%lld trails", "ru", PluralNumber(0)) == "нет троп")
    }

    @Test("uses the wording for a Mac where Linux has none of its own")
    func device() throws {
        #expect(try text("press", "en") == "Click")
    }

    @Test("varies each part by its own argument")
    func substitutions() throws {
        #expect(try text("%lld in %lld", "en", PluralNumber(1), PluralNumber(4)) == "%1$lld file in %2$lld folders")
        #expect(try text("%lld in %lld", "en", PluralNumber(2), PluralNumber(1)) == "%1$lld files in one folder")
    }

    @Test(
        "says where a catalog is wrong",
        arguments: [
            (
                "{\n  \"sourceLanguage\": \"en\",\n  \"strings\": { \"a\" {} }\n}",
                "L.xcstrings:3: The string catalog is not valid JSON. Correct it here or save it again from its editor."
            ),
            (
                "{ \"strings\": {} }",
                "L.xcstrings: “sourceLanguage” is missing at the top of the string catalog. Add it."
            ),
            (
                "{ \"sourceLanguage\": \"en\", \"strings\": { \"a\": { \"localizations\": { \"de\": { \"stringUnit\": {} } } } } }",
                "L.xcstrings: “value” is missing at strings → a → localizations → de → stringUnit. Add it."
            ),
            (
                "{ \"sourceLanguage\": \"en\", \"strings\": { \"a\": 3 } }",
                "L.xcstrings: The value at strings → a has the wrong type for a string catalog."
            ),
        ])
    func mistakes(text: String, message: String) {
        #expect { try StringCatalog(Data(text.utf8), file: "L.xcstrings") } throws: { "\($0)" == message }
    }
}
