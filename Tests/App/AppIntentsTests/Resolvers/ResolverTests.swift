import IntentsModel
import Testing

@testable import AppIntents

@Suite("Resolvers")
struct ResolverTests {
    private func assigned<Value>(
        _ parameter: IntentParameter<Value>, _ value: IntentsModel.IntentValue
    ) async throws -> Value {
        try await parameter.assign(value)
        return parameter.wrappedValue
    }

    @Test("make values of other types by the type's own rules")
    func standard() async throws {
        let shapes = ParameterShapes()
        #expect(try await assigned(shapes.$bareNumber, .string(" 42 ")) == 42)
        #expect(try await assigned(shapes.$bareNumber, .double(-2.9)) == -2)
        #expect(try await assigned(shapes.$bareDecimal, .string("2.5")) == 2.5)
        #expect(try await assigned(shapes.$bareText, .int(7)) == "7")
        #expect(try await assigned(shapes.$bareText, .double(7)) == "7")
        #expect(try await assigned(shapes.$bareTruth, .string("YES")))
        #expect(try await assigned(shapes.$open, .string("shut")) == false)
        #expect(try await assigned(shapes.$bareLink, .string("mailto:a@example.org")).scheme == "mailto")
        #expect(try await assigned(shapes.$numbers, .array([.string("1"), .int(2), .double(3)])) == [1, 2, 3])
        #expect(try await assigned(shapes.$optionalNumber, .string("5")) == 5)
    }

    @Test("declared at a parameter come first, in order")
    func declared() async throws {
        let shapes = ParameterShapes()
        #expect(try await assigned(shapes.$hex, .string("ff")) == 255)
        #expect(try await assigned(shapes.$hex, .double(1.2)) == 2)
        #expect(try await assigned(shapes.$hex, .int(3)) == 3)
        #expect(try await assigned(shapes.$resolvedSoil, .int(3)) == "3")
    }

    @Test("hold numbers to the range of the parameter")
    func range() async {
        let shapes = ParameterShapes()
        let error = await #expect(throws: RunError.self) { try await shapes.$count.assign(.string("11")) }
        #expect(error == RunError(.invalidValue, "“Count” must be between 1 and 10; 11 is not."))
    }

    @Test("leave a value that nobody can make as it was given, with the type's own message")
    func impossible() async {
        let shapes = ParameterShapes()
        let error = await #expect(throws: RunError.self) { try await shapes.$bareNumber.assign(.string("many")) }
        #expect(error?.message == "A whole number is needed, but the text “many” was given.")
        await #expect(throws: RunError.self) { try await shapes.$bareLink.assign(.string("example")) }
        await #expect(throws: RunError.self) { try await shapes.$bareNumber.assign(.double(1e300)) }
    }

    @Test("are compared by what they do")
    func equality() {
        typealias Builder = ResolverSpecificationBuilder<Int>
        let hex = Builder.buildBlock(IntFromStringResolver(radix: 16))
        #expect(hex == Builder.buildBlock(IntFromStringResolver(radix: 16)))
        #expect(hex != Builder.buildBlock(IntFromStringResolver(radix: 10)))
        #expect(Array(EmptyResolverSpecification<Int>()).isEmpty)
    }
}
