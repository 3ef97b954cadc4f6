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
        let query = isAppComparing ? Self.query([]) : nil
        return try await converted(FindRequest(conditions: [condition]), comparedBy: query)[0].values
    }

    private func converted(
        _ find: FindRequest, comparedBy query: QueryDescription? = nil
    ) async throws -> [FindCondition] {
        try await ConditionConverter(Self.bed, metadata: Garden.metadata(), locale: "en")
            .convert(find, comparedBy: query).conditions
    }

    /// A property query that compares `planted`.
    private static func query(_ comparators: [String]) -> QueryDescription {
        QueryDescription(
            identifier: "Garden.BedQuery", entityType: "Bed", capabilities: [.identifiers, .property],
            properties: [QueryPropertyDescription(name: "planted", comparators: comparators)])
    }

    private func planted(_ comparator: String, _ values: String...) -> FindCondition {
        FindCondition(property: "planted", comparator: comparator, values: values.map { .string($0) })
    }

    /// What a condition on `planted` became: the comparator, and its days where the tests run.
    private func spelled(_ conditions: [FindCondition]) -> [String] {
        conditions.map { condition in
            let dates = condition.values.map { value -> String in
                guard case .date(let date) = value else { return "\(value)" }
                // A day ends with the last moment that a date can state, which no format shows.
                let isLast = date.timeIntervalSinceReferenceDate.rounded() != date.timeIntervalSinceReferenceDate
                let shown = Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.rounded())
                let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
                return (isLast ? "before " : "") + shown.formatted(style)
            }
            return
                "\(condition.isNegated == true ? "not " : "")\(condition.comparator) \(dates.joined(separator: ", "))"
        }
    }

    @Test(
        "a day without a time is all of that day",
        arguments: [
            ("equalTo", ["isBetween 2026-02-03, before 2026-02-04"]),
            ("notEqualTo", ["not isBetween 2026-02-03, before 2026-02-04"]), ("lessThan", ["lessThan 2026-02-03"]),
            ("lessThanOrEqualTo", ["lessThanOrEqualTo before 2026-02-04"]),
            ("greaterThan", ["greaterThan before 2026-02-04"]),
            ("greaterThanOrEqualTo", ["greaterThanOrEqualTo 2026-02-03"]),
        ])
    func wholeDay(_ comparator: String, _ expected: [String]) async throws {
        let found = try await converted(FindRequest(conditions: [planted(comparator, "2026-02-03")]))
        #expect(spelled(found) == expected)
    }

    @Test("both days of a span count, and a day with a time is that moment")
    func spansAndMoments() async throws {
        let span = try await converted(
            FindRequest(conditions: [planted("isBetween", "2026-02-03T10:00:00Z", "2026-02-04")]))
        #expect(span[0].values.first == .date(Date(timeIntervalSince1970: 1_770_112_800)))
        #expect(spelled(span)[0].hasSuffix(", before 2026-02-05"))
        let moment = try await converted(FindRequest(conditions: [planted("equalTo", "2026-02-03T10:00:00Z")]))
        #expect(moment[0].values == [.date(Date(timeIntervalSince1970: 1_770_112_800))])
    }

    @Test("a property query gets a day with the comparators that it has")
    func wholeDayForTheApp() async throws {
        let day = planted("equalTo", "2026-02-03")
        let all = FindRequest(conditions: [day])
        let any = FindRequest(conditions: [day], matchesAll: false)
        let bounds = Self.query(["equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo"])
        #expect(
            spelled(try await converted(all, comparedBy: Self.query(["equalTo", "isBetween"])))
                == ["isBetween 2026-02-03, before 2026-02-04"])
        #expect(
            spelled(try await converted(all, comparedBy: bounds))
                == ["greaterThanOrEqualTo 2026-02-03", "lessThanOrEqualTo before 2026-02-04"])
        #expect(spelled(try await converted(any, comparedBy: bounds)) == ["equalTo 2026-02-03"])
        #expect(
            spelled(try await converted(all, comparedBy: Self.query(["equalTo"]))) == ["equalTo 2026-02-03"])
    }

    @Test(
        "looking for text in what has none is refused",
        arguments: [
            (
                "year", "contains",
                "Bed cannot compare “year” with “contains”; it is of the type Int, and only texts contain something. Use "
                    + "is, is not, <, <=, >, >= or between."
            ),
            (
                "isWet", "hasPrefix",
                "Bed cannot compare “isWet” with “begins with”; it is of the type Bool, and only texts begin with "
                    + "something. Use is or is not."
            ),
            (
                "years", "hasSuffix",
                "Bed cannot compare “years” with “ends with”; it is of the type [Int], and only texts end with something. "
                    + "Use contains, is or is not."
            ),
        ])
    func refusesSearching(_ property: String, _ comparator: String, _ message: String) async throws {
        let condition = FindCondition(property: property, comparator: comparator, values: [.string("20")])
        let find = FindRequest(conditions: [condition])
        let error = await #expect(throws: RunError.self) { try await converted(find) }
        #expect(error == RunError(.invalidValue, message))
        // A property query says itself what it compares.
        let query = Self.query([])
        #expect(try await converted(find, comparedBy: query)[0].comparator == comparator)
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
