import AppIntents
import IntentsModel
import Testing

@Suite struct DecimalTests {
    private let numbers =
        [0, 0.1, -12.5, 1e30].map { Decimal($0) } + ["0.1", "123456789012345678.25"].compactMap { Decimal(string: $0) }

    @Test func eachNumberCrossesAndComesBackEqual() async throws {
        for number in numbers {
            let value = number.__intentValue(in: Locale(identifier: "de"), properties: false)
            #expect(try await Decimal.__value(from: value, query: nil) == number)
        }
    }

    @Test func aNumberThatBinaryHoldsIsANumber() throws {
        let tenth = try #require(Decimal(string: "0.1"))
        #expect(tenth.__intentValue(in: Locale(identifier: "en"), properties: false) == .double(0.1))
    }

    @Test func wholeNumbersAndTypedNumbersAreTakenExactly() async throws {
        #expect(try await Decimal.__value(from: .int(7), query: nil) == 7)
        #expect(try await Decimal.__value(from: .double(0.1), query: nil) == Decimal(string: "0.1"))
    }

    @Test func whatIsNoNumberIsRefused() async {
        await #expect(throws: (any Error).self) {
            try await Decimal.__value(from: .string("seven"), query: nil)
        }
        await #expect(throws: (any Error).self) { try await Decimal.__value(from: .bool(true), query: nil) }
    }

    struct Pay: AppIntent {
        static let title: LocalizedStringResource = "Pay"
        @Parameter(title: "Price", default: 2.5) var price: Decimal
        @Parameter(title: "Tip") var tip: Decimal?
        @Parameter(title: "Parts") var parts: [Decimal]

        func perform() async throws -> some IntentResult & ReturnsValue<Decimal> { .result(value: price) }
    }

    @Test func parametersHoldNumbersNoneAndSeveral() async throws {
        let pay = Pay()
        pay.price = 2.5
        pay.parts = [1, 2]
        #expect(pay.tip == nil)
        #expect(pay.parts.reduce(0, +) == 3)
        #expect(try await pay.perform().value == 2.5)
    }
}
