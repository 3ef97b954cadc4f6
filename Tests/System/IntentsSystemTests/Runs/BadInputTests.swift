import FoundationEssentials
import IntentsLink
import IntentsModel
import ProbeApp
import Testing

@testable import IntentsSystem

/// What clients and apps send that cannot be right: refused with a sentence, and in the history or the daemon's log.
@Suite("Bad input", .timeLimit(.minutes(5)))
struct BadInputTests {
    private static let app = "com.example.garden"

    private static func action(
        _ name: String, _ parameters: [ParameterDescription] = [], returns type: ValueType? = nil
    ) -> ActionDescription {
        var action = Garden.action(name, parameters: parameters)
        action.output.valueType = type
        return action
    }

    private static let plant = ParameterDescription(name: "plant", title: "Plant", valueType: .entity("Plant"))
    private static let pot = ParameterDescription(
        name: "pot", title: "Pot", valueType: .primitive(.string), options: .provider("Garden.Pots"))
    private static let file = ParameterDescription(
        name: "file", title: "File", valueType: .primitive(.file), isOptional: true)

    private static let garden = BundleFixture(
        metadata: Garden.metadata(
            [
                action("Fill", [pot]), action("Read", [file], returns: .primitive(.file)), action("Tap"),
                action("Count", returns: .primitive(.int)), action("Find", [plant], returns: .entity("Plant")),
            ], entities: [Garden.plant], queries: [Garden.plantQuery]))

    /// What the actions of the app answer, by their names.
    private func program(_ replies: [String: PerformedResult] = [:], pots: [String] = []) -> ProbeApp {
        var program = ProbeApp(Self.app)
        for name in ["Fill", "Read", "Tap", "Count", "Find"] {
            program.actions[name] = { request, _ in
                .finished(replies[name] ?? PerformedResult(value: request.parameters.values.first))
            }
        }
        program.entities = { _ in Garden.plants("Basil") }
        program.options = { _ in
            OptionsReply(options: pots.map { PromptOption(value: .string($0), display: DisplayValue(title: $0)) })
        }
        return program
    }

    private func entity(_ type: String = "Plant", _ identifier: String = "1") -> IntentValue {
        .entity(EntityValue(typeName: type, identifier: identifier, display: DisplayValue(title: "Basil")))
    }

    /// Runs an action that ends with an error, which has to be in the history too.
    private func error(
        of action: String, _ values: [String: IntentValue] = [:], in program: ProbeApp,
        answer: @escaping @Sendable (Prompt) async -> Answer = { _ in .unavailable }
    ) async throws -> RunError? {
        var error: RunError?
        try await TestSystem.run { system in
            try await system.install(Self.garden, program)
            let client = try TestClient(system.locations, answer: answer)
            let report = try await client.run(action, values, isInteractive: true, runID: "bad")
            let history = try await client.send(LogRequest(app: "Garden", limit: 10)).runs.map(\.report)
            #expect(history.map(\.runID) == ["bad"])
            #expect(history.map(\.error) == [report.error])
            #expect(try await client.run("Tap").outcome == .success)
            client.close()
            error = report.error
        }
        return error
    }

    // MARK: Answers of people and clients

    @Test func anOptionThatDoesNotExist() async throws {
        let error = try await error(of: "Fill", in: program(pots: ["Clay", "Tin"])) { _ in .option(7) }
        #expect(error == RunError(.invalidValue, "There is no choice 8; there are 2.", parameter: "pot"))
    }

    @Test func anEmptyListOfOptionsForARequiredParameter() async throws {
        let error = try await error(of: "Fill", in: program()) { _ in .value(.string("Clay")) }
        #expect(
            error
                == RunError(
                    .noOptions, "“Pot” has nothing to choose from: Garden.Pots offers no options.", parameter: "pot"))
    }

    @Test func anIdentifierOfAnEntityThatIsTooLong() async throws {
        let error = try await error(
            of: "Find", ["plant": entity("Plant", String(repeating: "x", count: 1025))], in: program())
        #expect(
            error
                == RunError(
                    .invalidValue,
                    "“Plant”: the identifier of a Plant has at most 1024 characters; this one has 1025.",
                    parameter: "plant"))
    }

    @Test func namesOfARunThatAreTooLong() async throws {
        try await TestSystem.run { system in
            try await system.install(Self.garden, program())
            func refusal(_ action: String, _ runID: String) async -> RunError? {
                await system.client.failure(
                    of: RunRequest(action: action, values: [:], terms: RunTerms(locale: "en", runID: runID)))
            }
            let messages = [
                await refusal("Tap", String(repeating: "r", count: 129))?.message,
                await refusal(String(repeating: "a", count: 5000), "named")?.message,
            ]
            #expect(
                messages == [
                    "The id of a run has at most 128 characters; this one has 129.",
                    "The name of an action and a phrase have at most 4096 characters; this has 5000.",
                ])
            #expect(system.logged.withLock { $0 } == messages.map { "A run was refused: \($0 ?? "")" })
            #expect(try await system.client.run("Tap", runID: "named").outcome == .success)
        }
    }

    @Test func aPathInTheNameOfAFileThatAClientSends() async throws {
        try await TestSystem.run { system in
            try await system.install(Self.garden, program())
            var file = FileValue(filename: "notes.txt", data: Data("dry".utf8))
            file.filename = "../../notes.txt"
            let request = RunRequest(
                action: "Read", values: ["file": .file(file)], terms: RunTerms(locale: "en", runID: "file"))
            let error = await #expect(throws: LinkError.self) { try await system.client.send(request) }
            let message = """
                The parameters of “run.start” were not understood: params.values.file.file.filename: \
                “../../notes.txt” is a path; a file is sent by its name alone.
                """
            #expect(error == LinkError(message, code: -32602))
            await eventually { system.logged.withLock { $0 } == ["A request was refused: \(message)"] }
            #expect(try await system.client.run("Tap").outcome == .success)
        }
    }

    // MARK: Answers of apps

    @Test func aPathInTheNameOfAFileThatAnAppReturns() async throws {
        var file = FileValue(filename: "notes.txt", data: Data("dry".utf8))
        file.filename = "/etc/passwd"
        let error = try await error(of: "Read", in: program(["Read": PerformedResult(value: .file(file))]))
        #expect(error?.code == .badOutput)
        #expect(
            error?.message == """
                The answer of com.example.garden cannot be used: The reply to “intent.perform” was not understood: \
                result.finished._0.value.file.filename: “/etc/passwd” is a path; a file is sent by its name alone.
                """)
    }

    @Test func aResultOfTheWrongType() async throws {
        let text = try await error(of: "Count", in: program(["Count": PerformedResult(value: .string("three"))]))
        #expect(
            text
                == RunError(
                    .badOutput, "Count is done, but its result, “three”, is not of the type that it declares, Int."))
        let other = program(["Find": PerformedResult(value: entity("Shed"))])
        #expect(
            try await error(of: "Find", ["plant": .string("1")], in: other)
                == RunError(
                    .badOutput, "Find is done, but its result, “Basil”, is not of the type that it declares, Plant."))
    }

    @Test func entitiesOfTheWrongType() async throws {
        var program = program()
        let shed = entity("Shed")
        program.entities = { _ in
            guard case .entity(let entity) = shed else { return EntityPage(sections: []) }
            return EntityPage(sections: [EntitySection(entities: [entity])])
        }
        let message = "A query for Plant answered with “Basil”, which is of the type Shed."
        #expect(try await error(of: "Find", ["plant": .string("Basil")], in: program)?.message == message)
        try await TestSystem.run { system in
            try await system.install(Self.garden, program)
            let found = await system.client.failure(
                of: FindEntitiesRequest(type: "Plant", selection: .suggested, locale: "en"))
            #expect(found == RunError(.badOutput, message))
        }
    }

    @Test func anIdentifierThatAnAppMakesTooLong() async throws {
        let long = entity("Plant", String(repeating: "x", count: 2000))
        let error = try await error(
            of: "Find", ["plant": .string("1")], in: program(["Find": PerformedResult(value: long)]))
        #expect(
            error
                == RunError(
                    .badOutput,
                    "The app answered with a Plant whose identifier has 2000 characters; it may have 1024."))
    }

    @Test func anOpenedIntentThatOpensItself() async throws {
        let error = try await error(
            of: "Count", in: program(["Count": PerformedResult(opened: OpenedValue(action: "Count"))]))
        #expect(
            error?.message
                == "com.example.garden/Count is done, but Count, which it opens, is not: it opens the same again: Count "
                + "→ Count.")
    }
}
