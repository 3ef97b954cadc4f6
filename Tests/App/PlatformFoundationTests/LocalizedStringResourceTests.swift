import PlatformFoundation
import Testing

@Suite struct LocalizedStringResourceTests {
    static let constant: LocalizedStringResource = "Navigate"
    private let english = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_AT")

    private struct Reef: CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { "Reef" }
    }
    private enum Season { case summer }

    @Test func aLiteralIsItsOwnKey() {
        #expect(Self.constant.key == "Navigate")
        #expect(Self.constant.string(in: english) == "Navigate")
        #expect(LocalizedStringResource(stringLiteral: "100%").key == "100%")
    }

    @Test func interpolatedValuesBecomeTheFormatsOfAppleKeys() {
        let (count, size, small, name) = (3, 2.5, UInt32(4), "Ayu")
        let text: LocalizedStringResource = "\(name) has \(count) trails, \(size) km, \(small) huts, 50% done"
        #expect(text.key == "%@ has %lld trails, %lf km, %u huts, 50%% done")
        #expect(text.string(in: english) == "Ayu has 3 trails, 2.500000 km, 4 huts, 50% done")
        #expect(text.string(in: german) == "Ayu has 3 trails, 2,500000 km, 4 huts, 50% done")
    }

    @Test func everyKindOfValueCanBeInterpolated() {
        // Through a generic function, as the compiler warns about an optional written into a literal.
        func shown<Value>(_ value: Value) -> String {
            let text: LocalizedStringResource = "<\(value)>"
            #expect(text.key == "<%@>")
            return text.string(in: english)
        }
        #expect(shown(4 as Int?) == "<4>")
        #expect(shown(nil as String?) == "<nil>")
        #expect(shown(.some(.some(7)) as Int??) == "<7>")
        #expect(shown(Season.summer) == "<summer>")
        #expect(shown(true) == "<true>")
        #expect(shown(Reef()) == "<Reef>")
        #expect(shown(Reef() as Reef?) == "<Reef>")
        #expect(shown(LocalizedStringResource("Deep")) == "<Deep>")
    }

    @Test func formatsAndStylesAreKept() {
        let value = 1234.5
        let text: LocalizedStringResource =
            "\(value, specifier: "%.1f") | \(7, specifier: "%03d") | \(255, specifier: "%x") | \(value, format: .number.locale(german))"
        #expect(text.key == "%.1f | %03d | %x | %@")
        #expect(text.string(in: english) == "1,234.5 | 007 | ff | 1.234,5")
    }

    @Test(
        "every printf format is written by ourselves",
        arguments: [
            ("%5lld", "   42"), ("%-5d", "42   "), ("%05d", "00042"), ("%+d", "+42"), ("% d", " 42"), ("%o", "52"),
            ("%X", "2A"), ("%.1f", "42.0"), ("%u", "42"), ("%e", "4.200000e+01"), ("%@", "42"), ("nonsense", "42"),
            ("%999999999999d", String(repeating: " ", count: 97) + "42"),
        ])
    func formats(specifier: String, expected: String) {
        let text: LocalizedStringResource = "\(42, specifier: specifier)"
        #expect(text.string(in: english) == expected)
    }

    @Test func aFormatOfAnotherTypeIsHarmless() {
        let text: LocalizedStringResource = "\(2.75, specifier: "%d") \(Double.nan, specifier: "%d") \(UInt.max)"
        #expect(text.string(in: english) == "3 0 18,446,744,073,709,551,615")
    }

    @Test func placeholdersAreFilledWithACount() {
        let format: LocalizedStringResource = "\(placeholder: .int) trails"
        #expect(format.key == "%lld trails")
        #expect(format.replacingPlaceholders(with: 12).string(in: english) == "12 trails")
    }

    @Test func aKeyOfItsOwnKeepsItsDefaultValue() {
        let text = LocalizedStringResource(
            "menu.open", defaultValue: "Open \("Reef")", table: "Menu", bundle: .main, comment: "A menu item")
        #expect(text.key == "menu.open")
        #expect(text.table == "Menu")
        #expect(text.sourceText == "Open Reef")
        #expect(String(localized: text) == "Open Reef")
    }

    @Test func everyFormOfStringLocalizedCompilesAndShowsTheText() {
        let name = "Ayu"
        #expect(String(localized: "Hello") == "Hello")
        #expect(String(localized: "Hello \(name)", comment: "Greeting") == "Hello Ayu")
        #expect(String(localized: "Hello", table: "Menu", bundle: .main, locale: .current) == "Hello")
        #expect(String(localized: "greeting", defaultValue: "Hello \(name)", table: "Menu") == "Hello Ayu")
        #expect(String(localized: LocalizedStringResource("Hello", comment: "Greeting")) == "Hello")
    }

    @Test func theLocaleOfTheTaskCountsUnlessOneWasSet() {
        var text: LocalizedStringResource = "\(1.5, specifier: "%.1f") km"
        #expect(LocalizationScope.$locale.withValue(german) { String(localized: text) } == "1,5 km")
        text.locale = english
        #expect(LocalizationScope.$locale.withValue(german) { String(localized: text) } == "1.5 km")
        #expect(text.locale == english)
    }

    @Test func aResourceSurvivesEncoding() throws {
        let text = LocalizedStringResource(
            "a.key", defaultValue: "\(3) huts of \("Ayu")", table: "Menu", locale: german,
            bundle: .atURL(URL(filePath: "/tmp/x.resources/")))
        let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(text))
        #expect(copy == text)
        #expect(copy.locale == german)
        let plain = try JSONDecoder().decode(
            LocalizedStringResource.self, from: JSONEncoder().encode(Self.constant))
        #expect(plain == Self.constant)
    }
}
