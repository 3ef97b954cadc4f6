import Foundation
import IntentsStrings
import Testing

@Suite("The string tables of a bundle")
struct StringTablesTests {
    /// Runs `body` with tables of a bundle folder that has the given files.
    private func withTables(_ files: [String: String], _ body: (StringTables, String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(component: "StringTables-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try body(StringTables(bundleAt: folder.path), folder.path)
    }

    private let catalog = """
        { "sourceLanguage": "en", "strings": {
          "Open": { "localizations": {
            "de": { "stringUnit": { "state": "translated", "value": "Öffnen" } },
            "fr": { "stringUnit": { "state": "new", "value": "Open" } } } },
          "Close": { "localizations": { "de": { "stringUnit": { "state": "needs_review", "value": "Zu" } } } },
          "App": { "shouldTranslate": false } } }
        """

    @Test("are found in the folder and in its resource folders")
    func places() throws {
        try withTables([
            "de.lproj/Localizable.strings": "\"A\" = \"oben\";",
            "Kit_Kit.resources/de.lproj/Localizable.strings": "\"A\" = \"unten\"; \"B\" = \"Paket\";",
            "Kit_Kit.resources/Menu.xcstrings": catalog,
        ]) { tables, _ in
            #expect(tables.string(key: "A", locale: "de") == "oben")
            #expect(tables.string(key: "B", locale: "de") == "Paket")
            #expect(tables.string(key: "Open", table: "Menu", locale: "de") == "Öffnen")
            #expect(tables.string(key: "Open", locale: "de") == nil)
            #expect(tables.problems.isEmpty)
        }
    }

    @Test("fall back from region to language to the development language, then give up")
    func fallback() throws {
        try withTables([
            "Info.plist":
                "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>fr</string></dict></plist>",
            "de.lproj/Localizable.strings": "\"k\" = \"deutsch\";",
            "de_at.lproj/Localizable.strings": "\"only\" = \"österreichisch\";",
            "fr.lproj/Localizable.strings": "\"k\" = \"français\"; \"f\" = \"repli\";",
            "zh-Hant.lproj/Localizable.strings": "\"k\" = \"繁體\";",
            "Base.lproj/Localizable.strings": "\"b\" = \"base\";",
        ]) { tables, _ in
            #expect(tables.developmentLanguage == LanguageTag("fr"))
            #expect(tables.string(key: "k", locale: "de_AT") == "deutsch")
            #expect(tables.string(key: "only", locale: "de-AT") == "österreichisch")
            #expect(tables.string(key: "only", locale: "de") == nil)
            #expect(tables.string(key: "f", locale: "de_AT.UTF-8") == "repli")
            #expect(tables.string(key: "k", locale: "ja") == "français")
            #expect(tables.string(key: "k", locale: "zh_TW") == "繁體")
            #expect(tables.string(key: "k", locale: "zh_CN") == "français")
            #expect(tables.string(key: "b", locale: "ja") == "base")
            #expect(tables.string(key: "nothing", locale: "de_AT") == nil)
            #expect(tables.languages.map(\.description) == ["de", "de-AT", "fr", "zh-Hant"])
        }
    }

    @Test("KP-57, KP-62: list what a language lacks")
    func missing() throws {
        try withTables([
            "Localizable.xcstrings": catalog, "de.lproj/Menu.strings": "\"Cut\" = \"Ausschneiden\";",
        ]) { tables, _ in
            #expect(tables.missingStrings(locale: "de_AT").isEmpty)
            let missing = tables.missingStrings(locale: "fr").map { "\($0.table)/\($0.key)" }
            #expect(missing == ["Localizable/Close", "Localizable/Open", "Menu/Cut"])
            #expect(tables.missingStrings(locale: "en_GB").isEmpty)
        }
    }

    @Test("report each file that cannot be used, and use the others")
    func problems() throws {
        try withTables([
            "de.lproj/Bad.strings": "\"a\" = ;", "de.lproj/Old.stringsdict": "<plist/>",
            "de.lproj/Good.strings": "\"a\" = \"gut\";",
            "Broken.xcstrings": "{\n",
        ]) { tables, folder in
            #expect(tables.string(key: "a", table: "Good", locale: "de") == "gut")
            #expect(
                tables.problems.map(\.description) == [
                    "\(folder)/de.lproj/Bad.strings:1: Found “;” where the text of “a” should be.",
                    "\(folder)/de.lproj/Old.stringsdict: This form is not read. Move its plurals to a string catalog.",
                    "\(folder)/Broken.xcstrings:2: The string catalog is not valid JSON. Correct it here or save it again from its editor.",
                ])
        }
    }

    @Test("of a folder that is not there are empty")
    func nowhere() {
        let tables = StringTables(bundleAt: "/nowhere/at/all")
        #expect(tables.tables.isEmpty)
        #expect(tables.string(key: "a", locale: "en") == nil)
        #expect(tables.languages.map(\.description) == ["en"])
    }
}
