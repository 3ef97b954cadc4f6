import IntentsStrings
import Testing

@testable import IntentsMetadata

@Suite("intents check --locales on the values in texts", .onCompilerThread)
struct PlaceholderCheckTests {
    private func findings(_ files: [String: String]) throws -> [String] {
        let folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(text, to: name) }
        let places = TablePlaces(folders: [folder.path]) { String($0.dropFirst(folder.path.count + 1)) }
        return PlaceholderCheck(StringTables(bundleAt: folder.path), phraseTable: "AppShortcuts", places: places)
            .check()
            .sorted(by: Diagnostic.precedes).map { $0.rendered(root: "") }
    }

    @Test("A text may take the values of its key in any order and form, or fewer")
    func right() throws {
        let catalog = """
            { "sourceLanguage": "en", "strings": {
              "%@ has %lld trails": { "localizations": { "de": { "variations": { "plural": {
                "one": { "stringUnit": { "value": "Ein Weg bei %1$@" } },
                "other": { "stringUnit": { "value": "%2$lld Wege bei %1$@, 100 % des Netzes, 5%%" } } } } } } },
              "welcome": { "localizations": {
                "en": { "stringUnit": { "value": "Hello %@" } }, "de": { "stringUnit": { "value": "Hallo %@" } } } },
              "named": { "localizations": { "de": { "stringUnit": { "value": "Hallo %@" } } } } } }
            """
        #expect(try findings(["Localizable.xcstrings": catalog]) == [])
    }

    @Test("A text that takes what its key does not give is named with language, key and table")
    func wrong() throws {
        let table =
            #""%@ and %lld" = "%lld %@ %5$@"; "Open ${plant}" = "${plants} öffnen"; "%@" = "%99999999999999999999$@";"#
        let phrases =
            #""Water in ${applicationName}" = "Gießen"; "Rest in ${applicationName}" = "Ruhe mit ${applicationName}";"#
        let found = try findings([
            "de.lproj/Intents.strings": table, "de.lproj/AppShortcuts.strings": phrases,
        ])
        #expect(
            found == [
                "de.lproj/AppShortcuts.strings:1:33: error: the de text “Gießen” of the key “Water in ${applicationName}” in"
                    + " the table AppShortcuts lacks ${applicationName}, and nobody can say which app is meant: add it"
                    + " [text-takes-other-values]",
                "de.lproj/Intents.strings:1:17: error: the de text “%lld %@ %5$@” of the key “%@ and %lld” in the table"
                    + " Intents takes 5 values, and the key has 2: write no other placeholders than the key's"
                    + " [text-takes-other-values]",
                "de.lproj/Intents.strings:1:51: error: the de text “${plants} öffnen” of the key “Open ${plant}” in the"
                    + " table Intents takes ${plants}, which the key does not have: write the names of the key"
                    + " [text-takes-other-values]",
                "de.lproj/Intents.strings:1:79: error: the de text “%99999999999999999999$@” of the key “%@” in the table"
                    + " Intents takes \(Int.max) values, and the key has 1: write no other placeholders than the key's"
                    + " [text-takes-other-values]",
            ])
    }

    @Test("Each case of a text is looked at")
    func cases() throws {
        let catalog = """
            { "sourceLanguage": "en", "strings": { "%lld trails": { "localizations": { "de": { "variations": { "plural": {
                "one": { "stringUnit": { "value": "Ein Weg bei %2$@" } },
                "other": { "stringUnit": { "value": "%lld Wege" } } } } } } } } }
            """
        #expect(
            try findings(["Localizable.xcstrings": catalog]) == [
                "Localizable.xcstrings:2:39: error: the de text “Ein Weg bei %2$@” of the key “%lld trails” in the table"
                    + " Localizable takes 2 values, and the key has 1: write no other placeholders than the key's"
                    + " [text-takes-other-values]"
            ])
    }
}
