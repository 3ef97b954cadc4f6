import PlatformFoundation
import Testing

@Suite struct FormatterTests {
    private let english = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    @Test func measurementsAreWrittenInTheLocalesNumbers() {
        let formatter = MeasurementFormatter()
        formatter.locale = german
        #expect(formatter.string(from: Measurement(value: 1234.567, unit: UnitLength.kilometers)) == "1.234,57 km")
        formatter.unitOptions = .temperatureWithoutUnit
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°")
        #expect(formatter.string(from: UnitMass.kilograms) == "kg")
        LocalizationScope.$locale.withValue(german) {
            #expect(Measurement(value: 2.5, unit: UnitLength.meters).formatted() == "2,5 m")
        }
    }

    @Test func listsAreJoinedAsTheLanguageDoes() {
        let formatter = ListFormatter()
        formatter.locale = english
        #expect(formatter.string(from: ["a", "b", 3]) == "a, b, and 3")
        formatter.locale = german
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
        #expect(formatter.string(for: "a") == nil)
    }

    @Test func amountsOfTimeAreWrittenInEveryStyle() {
        func text(_ style: DateComponentsFormatter.UnitsStyle, _ seconds: TimeInterval) -> String? {
            let formatter = DateComponentsFormatter()
            formatter.unitsStyle = style
            return LocalizationScope.$locale.withValue(english) { formatter.string(from: seconds) }
        }
        #expect(text(.positional, 9000) == "2:30:00")
        #expect(text(.positional, 30) == "0:30")
        #expect(text(.abbreviated, 9000) == "2h 30m")
        #expect(text(.short, 9000) == "2 hr, 30 min")
        #expect(text(.full, 90_061) == "1 day, 1 hour, 1 minute, 1 second")
        #expect(text(.full, .infinity) == nil)
    }

    @Test func theUnitsOfAnAmountCanBeChosen() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "01:05")
        #expect(formatter.string(from: DateComponents(hour: 1, second: 5)) == "60:05")
    }

    @Test func dateDistancesAreWrittenInTheLanguage() {
        let formatter = RelativeDateTimeFormatter()
        let day = Date(timeIntervalSinceReferenceDate: 0)
        formatter.locale = english
        #expect(formatter.localizedString(for: day.addingTimeInterval(7200), relativeTo: day) == "in 2 hours")
        #expect(formatter.localizedString(for: day.addingTimeInterval(-86_400), relativeTo: day) == "1 day ago")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(for: day.addingTimeInterval(-86_400), relativeTo: day) == "yesterday")
        formatter.locale = german
        #expect(formatter.localizedString(for: day.addingTimeInterval(7200), relativeTo: day) == "in 2 Stunden")
    }
}
