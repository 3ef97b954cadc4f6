import PlatformFoundation
import Testing

@Suite struct TranslationTests {
    private let german = Locale(identifier: "de_AT")
    private let french = Locale(identifier: "fr_FR")

    /// Runs `body` with a bundle whose German table has the given texts.
    private func withBundle<Result>(
        _ files: [String: String], _ body: (LocalizedStringResource.BundleDescription) throws -> Result
    ) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(component: "Translation-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return try body(.atURL(folder))
    }

    @Test("KP-59: a title that is only a value is shown as it is and never looked up")
    func onlyAValue() throws {
        try withBundle(["de.lproj/Localizable.strings": #""%@" = "wrong"; "%@%@" = "wrong";"#]) { bundle in
            let name = "100% {Oak} %@ %lld %%"
            #expect(LocalizedStringResource("\(name)", bundle: bundle).string(in: german) == name)
            #expect(LocalizedStringResource("\(name)\(name)", bundle: bundle).string(in: german) == name + name)
        }
    }

    @Test("KP-59: a subtitle around a value is looked up, and falls back to the interpolation")
    func aroundAValue() throws {
        try withBundle(["de.lproj/Localizable.strings": #""%@ bed" = "Beet %@, 100 %%";"#]) { bundle in
            let bed = "50% {North} %@"
            let subtitle = LocalizedStringResource("\(bed) bed", bundle: bundle)
            #expect(subtitle.string(in: german) == "Beet 50% {North} %@, 100 %")
            #expect(subtitle.string(in: french) == "50% {North} %@ bed")
        }
    }

    @Test("KP-58: every form of the same text reads the same table of a package's bundle")
    func oneText() throws {
        try withBundle(["de.lproj/Intents.strings": #""title" = "Gießen";"#]) { bundle in
            guard case .atURL(let url) = bundle, let module = Bundle(path: url.path) else {
                Issue.record("The folder is not a bundle.")
                return
            }
            let title = LocalizedStringResource("title", defaultValue: "Water", table: "Intents", bundle: bundle)
            #expect(title.string(in: german) == "Gießen")
            #expect(LocalizationScope.$locale.withValue(german) { String(localized: title) } == "Gießen")
            #expect(String(localized: "title", table: "Intents", bundle: module, locale: german) == "Gießen")
            #expect(
                String(localized: "title", defaultValue: "Water", table: "Intents", bundle: module, locale: french)
                    == "Water")
        }
    }

    @Test func translationsMayReorderReformatAndVaryByCount() throws {
        let catalog = """
            { "sourceLanguage": "en", "strings": {
              "%@ has %lld trails": { "localizations": { "de": { "variations": { "plural": {
                "one": { "stringUnit": { "value": "Ein Weg bei %1$@" } },
                "other": { "stringUnit": { "value": "%2$lld Wege bei %1$@" } } } } } } },
              "%lf km": { "localizations": { "de": { "stringUnit": { "value": "%.1f Kilometer" } } } } } }
            """
        try withBundle(["Localizable.xcstrings": catalog]) { bundle in
            func trails(_ count: Int) -> String {
                LocalizedStringResource("\("Reef") has \(count) trails", bundle: bundle).string(in: german)
            }
            #expect(trails(1) == "Ein Weg bei Reef")
            #expect(trails(12) == "12 Wege bei Reef")
            #expect(LocalizedStringResource("\(2.25) km", bundle: bundle).string(in: german) == "2,2 Kilometer")
        }
    }

    @Test func aTranslationWithTheWrongFormatsIsStillShown() throws {
        let table = #""%@ and %lld" = "%lld %@ %5$@ %q %"; "Plain" = "100%";"#
        try withBundle(["de.lproj/Localizable.strings": table]) { bundle in
            let text = LocalizedStringResource("\("A") and \(7)", bundle: bundle)
            #expect(text.string(in: german) == "A 7 %5$@ %q %")
            #expect(LocalizedStringResource("Plain", bundle: bundle).string(in: german) == "100%")
        }
    }

    @Test func nestedTextsAreShownInTheLanguageOfTheWhole() throws {
        try withBundle(["de.lproj/Localizable.strings": #""Reef" = "Riff"; "Open %@" = "%@ öffnen";"#]) { bundle in
            let reef = LocalizedStringResource("Reef", bundle: bundle)
            let text = LocalizedStringResource("Open \(reef)", bundle: bundle)
            #expect(text.string(in: german) == "Riff öffnen")
            #expect(text.string(in: french) == "Open Reef")
        }
    }

    @Test func aCodedTextFindsItsBundleAgain() throws {
        try withBundle(["de.lproj/Localizable.strings": #""Reef" = "Riff";"#]) { bundle in
            let reef = LocalizedStringResource("Reef", bundle: bundle)
            let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(reef))
            #expect(copy.string(in: german) == "Riff")
        }
    }
}
