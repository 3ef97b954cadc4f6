import Foundation
import IntentsModel
import IntentsResolution
import Testing

@Suite("Converting the values of conditions")
struct ConditionConversionTests {
    private static let types: [(String, ValueType)] = [
        ("isWet", .primitive(.bool)), ("year", .primitive(.int)), ("height", .primitive(.double)),
        ("planted", .primitive(.date)), ("site", .primitive(.url)), ("rest", .primitive(.duration)),
        ("day", .primitive(.dateComponents)), ("price", .primitive(.currencyAmount)), ("width", .measurement(.length)),
        ("amount", .linkEnumeration("Amount")), ("amounts", .array(.linkEnumeration("Amount"))),
        ("years", .array(.primitive(.int))), ("name", .primitive(.string)), ("note", .primitive(.attributedString)),
        ("plant", .entity("Plant")), ("owner", .primitive(.person)), ("tags", .array(.primitive(.string))),
    ]

    private static let bed = EntityDescription(
        identifier: "Bed", fullyQualifiedTypeName: "Garden.Bed",
        display: DisplayDescription(title: LocalizedText("Bed")),
        properties: types.map {
            PropertyDescription(name: $0, title: LocalizedText(swiftName: $0), valueType: $1)
        })

    private func converted(
        _ property: String, _ values: [IntentValue], by comparator: String = "equalTo", isAppComparing: Bool = false
    ) async throws -> [IntentValue] {
        let condition = FindCondition(property: property, comparator: comparator, values: values)
        let converter = ConditionConverter(Self.bed, metadata: Garden.metadata(), locale: "en")
        let find = FindRequest(conditions: [condition])
        return try await converter.convert(find, isAppComparing: isAppComparing).conditions[0].values
    }

    @Test(
        "text becomes a value of the property's type",
        arguments: [
            ("isWet", "false", .bool(false)), ("isWet", "Yes", .bool(true)), ("isWet", "0", .bool(false)),
            ("year", "2001", .int(2001)), ("height", "1.5", .double(1.5)),
            ("amount", "one cup", Garden.amount("cup")), ("amounts", "can", .array([Garden.amount("can")])),
            ("name", "2001", .string("2001")), ("note", "dry", .string("dry")), ("plant", "Basil", .string("Basil")),
            ("owner", "Bea", .string("Bea")), ("tags", "old", .string("old")),
            ("colour", "red", .string("red")),
        ] as [(String, String, IntentValue)])
    func converts(_ property: String, _ text: String, _ expected: IntentValue) async throws {
        #expect(try await converted(property, [.string(text)]) == [expected])
    }

    @Test(
        "values with parts too",
        arguments: [
            ("planted", "2026-05-01T12:00:00Z"), ("rest", "1h 30m"), ("day", "2026-05-01"), ("price", "5 EUR"),
            ("width", "2 ft"), ("site", "https://example.org"),
        ])
    func structures(_ property: String, _ text: String) async throws {
        let type = Self.types.first { $0.0 == property }?.1
        let value = try await converted(property, [.string(text)])[0]
        #expect(type?.isNamed(by: value) == true)
    }

    @Test("both bounds are converted, and the elements that are looked for in a list")
    func boundsAndElements() async throws {
        #expect(try await converted("year", [.string("1"), .string("2")], by: "isBetween") == [.int(1), .int(2)])
        #expect(try await converted("years", [.string("7")], by: "contains") == [.int(7)])
        #expect(try await converted("amount", [.string("cu")], by: "contains") == [.string("cu")])
    }

    @Test("values that have the type stay what they are")
    func typed() async throws {
        #expect(try await converted("isWet", [.bool(false)]) == [.bool(false)])
    }

    @Test(
        "what cannot be converted is refused with property, type and text",
        arguments: [
            (
                "isWet", "maybe",
                "Bed cannot compare “isWet” with “maybe”; it is of the type Bool. “Is Wet” takes yes or no; “maybe” is "
                    + "neither."
            ),
            (
                "amount", "bucket",
                "Bed cannot compare “amount” with “bucket”; it is of the type Amount. “Amount” takes one of: Sip, Cup, "
                    + "Can; “bucket” is not among them."
            ),
        ])
    func refuses(_ property: String, _ text: String, _ message: String) async {
        let error = await #expect(throws: RunError.self) { try await converted(property, [.string(text)]) }
        #expect(error == RunError(.invalidValue, message))
    }

    @Test(
        "no type with a form of its own takes any text",
        arguments: [
            ("year", "Int"), ("height", "Double"), ("planted", "Date"), ("rest", "Duration"), ("day", "DateComponents"),
            ("price", "IntentCurrencyAmount"), ("width", "Measurement of length"), ("years", "[Int]"),
        ])
    func refusesAll(_ property: String, _ type: String) async {
        let error = await #expect(throws: RunError.self) { try await converted(property, [.string("purple")]) }
        let start = "Bed cannot compare “\(property)” with “purple”; it is of the type \(type). "
        #expect(error?.message.hasPrefix(start) == true, "\(error?.message ?? "")")
    }

    @Test("what an app compares itself goes to it as it is when it cannot be converted")
    func appComparing() async throws {
        #expect(
            try await converted("year", [.string("a dozen years")], isAppComparing: true) == [.string("a dozen years")])
        #expect(try await converted("year", [.string("12")], isAppComparing: true) == [.int(12)])
    }
}
