import IntentsLink
import IntentsModel
import ProbeApp
import Testing

@testable import IntentsSystem

@Suite("The result of another app's action", .timeLimit(.minutes(5)))
struct PreviousResultTests {
    @Test("crosses from one app to another, where the connected parameter takes it; the log says so")
    func acrossApps() async throws {
        try await TestSystem.run { system in
            try await system.install(
                BundleFixture(metadata: Garden.metadata([Garden.action("Name")])),
                ProbeApp("com.example.garden", actions: ["Name": { _, _ in .value("Rose") }]))
            var note = ParameterDescription(name: "note", title: "Note", valueType: .primitive(.string))
            note.inputConnectionBehavior = .connectToPreviousIntentResult
            try await system.install(
                BundleFixture(
                    identifier: "com.example.diary", name: "Diary",
                    metadata: Garden.metadata([Garden.action("Write", parameters: [Garden.text, note])])),
                ProbeApp(
                    "com.example.diary",
                    actions: [
                        "Write": { request, _ in .finished(PerformedResult(value: request.parameters["note"])) }
                    ]))
            let first = try await system.client.run("Name")
            let events = Lock<[RunEvent]>([])
            var handlers = LinkHandlers()
            handlers.onNotification(RunEventNotification.self) { message, _ in
                events.withLock { $0.append(message.event) }
            }
            let follower = try LinkConnection.connect(path: system.locations.socketPath, handlers: handlers)
            defer { follower.close(reason: "The test is over.") }
            _ = try await follower.send(FollowRunsRequest(app: nil))
            let report = try await system.client.send(
                RunRequest(
                    action: "Write", values: [:], previousResult: first.value,
                    terms: RunTerms(locale: "en", runID: "second")))
            #expect(report.value == .string("Rose"))
            #expect(report.notes == nil)
            await eventually { events.withLock { $0.contains { $0.kind == .finished } } }
            let connected = events.withLock { $0.first { $0.kind == .connected } }
            #expect(connected?.parameter == "note")
            #expect(connected?.value == .string("Rose"))
        }
    }
}
