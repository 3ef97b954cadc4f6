import IntentsLink
import IntentsModel
import Testing

@testable import intents

@Suite("Taking back")
struct UndoCommandTests {
    private func daemon(_ reply: @escaping @Sendable (UndoRequest) throws -> UndoneRun) throws -> DaemonStub {
        try DaemonStub { handlers in handlers.onRequest(UndoRequest.self) { request, _ in try reply(request) } }
    }

    @Test("What was taken back is named, for people and for scripts")
    func undone() async throws {
        let stub = try daemon { request in
            UndoneRun(runID: "r1", action: "garden.app/WaterPlant", name: request.app == nil ? "Watering" : nil)
        }
        #expect(await stub.tester.run("undo").output == "garden.app/WaterPlant is taken back (Watering).\n")
        #expect(await stub.tester.run("undo", "Garden").output == "garden.app/WaterPlant is taken back.\n")
        #expect(
            try await stub.tester.run("undo", "--json").json
                == .object([
                    "formatVersion": .int(1), "action": .string("garden.app/WaterPlant"), "runID": .string("r1"),
                    "name": .string("Watering"),
                ]))
    }

    @Test("Nothing to take back is status 4")
    func nothing() async throws {
        let stub = try daemon { _ in throw RunError(.notFound, "There is nothing to undo.") }
        let run = await stub.tester.run("undo")
        #expect(run.status == 4)
        #expect(run.error == "intents undo: There is nothing to undo.\n")
    }
}
