import IntentsLink
import IntentsModel
import Testing

@testable import intents

@Suite("Opening what was found")
struct OpenCommandTests {
    private static func opener(_ name: String, of type: ValueType = .entity("Plant"), isDiscoverable: Bool = true)
        -> ActionDescription
    {
        ActionDescription(
            identifier: name, fullyQualifiedTypeName: "Garden.\(name)", title: LocalizedText(name),
            isDiscoverable: isDiscoverable,
            parameters: [ParameterDescription(name: "target", title: LocalizedText("Plant"), valueType: type)],
            systemProtocols: ["OpenEntity"])
    }

    private static func daemon(
        _ openers: [ActionDescription], run: @escaping @Sendable (RunRequest) -> RunReport = { _ in RunReport.opened }
    ) throws -> DaemonStub {
        try DaemonStub { handlers in
            handlers.onRequest(ShowRequest.self) { request, _ in
                var reply = try Garden.describe(request.name)
                for opener in openers { reply.metadata.actions[opener.identifier] = opener }
                return reply
            }
            handlers.onRequest(RunRequest.self) { request, _ in run(request) }
        }
    }

    @Test("KP-68: what was found is opened by the intent that opens its type, which looks it up again")
    func found() async throws {
        let daemon = try Self.daemon([Self.opener("OpenPlant"), Self.opener("OpenBed", of: .entity("Bed"))]) {
            request in
            #expect(request.action == "garden.app/OpenPlant")
            #expect(
                request.values == [
                    "target": .entity(
                        EntityValue(typeName: "Plant", identifier: "beds/7", display: DisplayValue(title: "beds/7")))
                ])
            #expect(request.terms.timeout == 3)
            return .opened
        }
        let run = await daemon.tester.run("open", "Garden", "Plant/beds/7", "--timeout", "3")
        #expect(run.output == "Here it is.\n")
        #expect(run.status == 0)
    }

    @Test("An intent that no list shows opens only what no other one opens")
    func hidden() async throws {
        let hidden = Self.opener("OpenHere", isDiscoverable: false)
        let both = try Self.daemon([Self.opener("OpenPlant"), hidden]) { request in
            #expect(request.action == "garden.app/OpenPlant")
            return .opened
        }
        #expect(await both.tester.run("open", "Garden", "Plant/7").status == 0)
        let one = try Self.daemon([hidden]) { request in
            #expect(request.action == "garden.app/OpenHere")
            return .opened
        }
        #expect(await one.tester.run("open", "Garden", "Plant/7").status == 0)
    }

    @Test("Nothing that opens it, more than one, and a type that is not there are said")
    func problems() async throws {
        func said(_ openers: [ActionDescription], _ words: String...) async throws -> String {
            let run = await (try Self.daemon(openers)).tester.run(["open"] + words)
            #expect(run.status == 4 || run.status == 2)
            return run.error
        }
        #expect(
            try await said([Self.opener("OpenBed", of: .entity("Bed"))], "Garden", "Plant/7").contains(
                "Garden has no action that opens a Plant: an OpenIntent whose target is a Plant would be one."))
        #expect(
            try await said([Self.opener("OpenPlant"), Self.opener("ShowPlant")], "Garden", "Plant/7").contains(
                "Garden has 2 actions that open a Plant: OpenPlant, ShowPlant. Run one of them: "
                    + "“intents run OpenPlant --target 7”."))
        #expect(
            try await said([], "Garden", "Tree/7").contains("Garden has no entity type “Tree”. There are: Plant."))
        #expect(try await said([], "Prune", "Plant/7").contains("“Prune” is an action: name its app."))
        #expect(
            try await said([], "Gardn", "Plant/7").contains("No app “Gardn” is installed. Did you mean “Garden”?"))
        for text in ["Plant", "/7", "Plant/"] {
            #expect(
                try await said([], "Garden", text).contains(
                    "ENTITY is TYPE/ID, as “intents search” lists it, not “\(text)”."))
        }
        #expect(
            try await said([], "Garden", "--timeout", "3").contains(
                "--timeout is for opening an ENTITY, and none is given."))
    }

    @Test("As JSON, the outcome is that of a run")
    func json() async throws {
        let run = await (try Self.daemon([Self.opener("OpenPlant")])).tester.run("open", "Garden", "Plant/7", "--json")
        guard case .object(let pairs) = try run.json else { return #expect(Bool(false), "\(run.output)") }
        #expect(pairs.first { $0.0 == "outcome" }?.1 == .string("success"))
    }
}

extension RunReport {
    fileprivate static var opened: RunReport {
        RunReport(
            outcome: .success, action: "garden.app/OpenPlant",
            dialog: DialogValue(full: "Here it is.", supporting: nil),
            runID: "1")
    }
}
