import Foundation
import IntentsModel
import Testing

@testable import PlatformSwiftUI

/// Texts of dates and times, at a given moment.
@MainActor @Suite struct DateTextTests {
    private let english = Locale(identifier: "en_US")
    private let start = Date(timeIntervalSince1970: 1_000_000)

    @Test func aDistanceIsToldInItsTwoLargestUnits() {
        let date = DateText.date(start.addingTimeInterval(2 * 3600 + 180), .relative)
        #expect(date.text(at: start, in: english) == "2 hours, 3 minutes")
        #expect(date.text(at: start, in: Locale(identifier: "de_DE")) == "2 Stunden und 3 Minuten")
    }

    @Test func anOffsetHasItsDirection() {
        #expect(DateText.date(start.addingTimeInterval(7200), .offset).text(at: start, in: english) == "+2 hours")
        #expect(DateText.date(start.addingTimeInterval(-60), .offset).text(at: start, in: english) == "-1 minute")
    }

    @Test func aTimerCountsAsAClock() {
        let range = start...start.addingTimeInterval(5400)
        let down = DateText.timer(range, pause: nil, countsDown: true, showsHours: true)
        #expect(down.text(at: start.addingTimeInterval(60), in: english) == "1:29:00")
        let up = DateText.timer(range, pause: start.addingTimeInterval(65), countsDown: false, showsHours: true)
        #expect(up.text(at: start.addingTimeInterval(600), in: english) == "1:05")
        #expect(down.text(at: start.addingTimeInterval(9999), in: english) == "0:00")
    }

    @Test func aFarDateDoesNotTrap() {
        #expect(!DateText.date(.distantFuture, .timer).text(at: .distantPast, in: english).isEmpty)
        #expect(!DateText.date(Date(timeIntervalSince1970: .infinity), .relative).text(at: start, in: english).isEmpty)
    }

    @Test func theNodeSaysWhatItIsMadeOf() {
        let node = viewNode(of: Text(start, style: .timer), locale: english)
        #expect(
            node.attributes == ["date": .string("1970-01-12T13:46:40Z"), "dateStyle": .string("timer")])
    }

    @Test func aKeyTakesTextsImagesAndDates() {
        let name = "Reef"
        let text = Text("\(Text(verbatim: name).bold()) has \(3) \(Image(systemName: "fish"))")
        #expect(viewNode(of: text, locale: english).text == "Reef has 3 \u{FFFC}")
    }

    @Test func valuesAreWrittenForTheReader() {
        struct Price: View {
            var body: some View { Text("Costs \(1234.5, format: .number)") }
        }
        #expect(viewNode(of: Price(), locale: Locale(identifier: "de_DE")).text == "Costs 1.234,5")
        #expect(viewNode(of: Price(), locale: english).text == "Costs 1,234.5")
    }

    @Test func aStyleWithALocaleOfItsOwnKeepsIt() {
        struct Price: View {
            var body: some View { Text(1234.5, format: .number.locale(Locale(identifier: "de_DE"))) }
        }
        #expect(viewNode(of: Price(), locale: english).text == "1.234,5")
    }

    @Test func linksOfAStyledTextStay() throws {
        var linked = AttributedString("here")
        linked.link = URL(string: "https://example.org")
        let node = viewNode(of: Text(AttributedString("Look ") + linked), locale: english)
        #expect(node.text == "Look here")
        #expect(node.children.map(\.text) == ["Look ", "here"])
        #expect(node.children.last?.attributes == ["link": .string("https://example.org")])
    }
}
