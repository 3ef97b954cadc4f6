import IntentsModel
import IntentsResolution
import Testing

@Suite("Converting with the app's own resolvers")
struct ResolverConversionTests {
    private static let number = ParameterDescription.value(.primitive(.int)).with {
        $0.hasResolvers = true
        $0.range = NumberRange(lowerBound: 0, upperBound: 1000)
    }

    /// A run whose app answers for its resolvers, and what it was asked about.
    private func convert(
        _ given: IntentValue, to parameter: ParameterDescription = number, _ answer: ResolverAnswer
    ) async -> (result: ActionResult, asked: [IntentValue?]) {
        let app = ScriptedApp(options: { _ in OptionsReply(resolution: answer) })
        let result = await Garden.run(parameter, app: app).run(["value": given])
        return (result, await app.optionsRequests.map(\.resolving))
    }

    @Test("they come before every rule of the system")
    func first() async {
        let (result, asked) = await convert(.string("10"), .value(.int(16)))
        #expect(result.parameters == ["value": .int(16)])
        #expect(asked == [.string("10")])
    }

    @Test("what none of them knows is read as usual, and what they make is held to the limits")
    func rest() async {
        #expect(await convert(.string("ten"), .nothing).result.parameters == ["value": .int(10)])
        #expect(
            await convert(.string("ffff"), .value(.int(65535))).result.error?.message
                == "“Value” must be between 0 and 1000; 65535 is not.")
    }

    @Test("what one of them refuses is refused in its words")
    func refused() async {
        let (result, _) = await convert(.string("zz"), .refused("“zz” is no colour."))
        #expect(result.outcome == .invalidValue)
        #expect(result.error?.message == "“zz” is no colour.")
    }

    @Test("one that asks a person gets the value when the intent runs")
    func asks() async {
        #expect(await convert(.string("blue"), .asks).result.parameters == ["value": .string("blue")])
    }

    @Test("a value that is of the type already is nobody's to resolve")
    func typed() async {
        let (result, asked) = await convert(.int(3), .value(.int(16)))
        #expect(result.parameters == ["value": .int(3)])
        #expect(asked == [])
        let plain = ParameterDescription.value(.primitive(.int))
        #expect(await convert(.string("3"), to: plain, .value(.int(16))).asked == [])
    }

    @Test("a list goes to them as a whole")
    func lists() async {
        let list = ParameterDescription.value(.array(.primitive(.int))).with { $0.hasResolvers = true }
        let given = IntentValue.array([.string("a"), .string("b")])
        let (result, asked) = await convert(given, to: list, .value(.array([.int(10), .int(11)])))
        #expect(result.parameters == ["value": .array([.int(10), .int(11)])])
        #expect(asked == [given])
    }
}
