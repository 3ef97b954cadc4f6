import IntentsLink
import IntentsModel
import Testing

@testable import intents

@Suite("Following runs")
struct LogFollowTests {
    private func daemon(telling events: [RunEvent], asked: Lock<[String?]> = Lock([])) throws -> DaemonStub {
        try DaemonStub { handlers in
            handlers.onRequest(FollowRunsRequest.self) { request, connection in
                asked.withLock { $0.append(request.app) }
                for event in events { try connection.notify(RunEventNotification(event: event)) }
                return Done()
            }
        }
    }

    private func event(_ kind: RunEvent.Kind, _ fill: (inout RunEvent) -> Void = { _ in }) -> RunEvent {
        var event = RunEvent(kind, runID: "r1", action: "garden.app/WaterPlant", time: 1_770_000_000.25)
        fill(&event)
        return event
    }

    @Test("Each transition is one JSON object on one line")
    func json() async throws {
        let asked = Lock<[String?]>([])
        let events = [
            event(.asked) { event in
                event.parameter = "plant"
                event.text = "Which plant?"
                event.count = 2
            },
            event(.finished) { event in
                event.outcome = .success
                event.value = .entity(Garden.basil)
            },
        ]
        let run = try await daemon(telling: events, asked: asked).tester.run(
            "log", "Garden", "--follow", "--limit", "2", "--json")
        #expect(run.status == 0)
        #expect(
            run.output == """
                {"time":"2026-02-02T02:40:00.250Z","runID":"r1","action":"garden.app/WaterPlant","event":"asked",\
                "parameter":"plant","text":"Which plant?","count":2}
                {"time":"2026-02-02T02:40:00.250Z","runID":"r1","action":"garden.app/WaterPlant","event":"finished",\
                "value":{"type":"Plant","id":"7","title":"Basil","subtitle":"Herb","properties":{"height":0.5}},\
                "outcome":"success"}

                """)
        #expect(asked.withLock { $0 } == ["Garden"])
    }

    @Test("For people it is a line of text, progress included")
    func text() async throws {
        let events = [
            event(.given) { event in
                event.parameter = "amount"
                event.value = .string("sip")
            },
            event(.progress) { $0.progress = ProgressState(completed: 1, total: 2, fraction: 0.5, text: "Watering") },
        ]
        let run = try await daemon(telling: events).tester.run("log", "--follow", "--limit", "2")
        #expect(
            run.output == """
                2026-02-02T02:40:00.250Z  garden.app/WaterPlant  given  amount: sip
                2026-02-02T02:40:00.250Z  garden.app/WaterPlant  progress  Watering  50%

                """)
    }

    @Test("On a terminal a long line goes on indented")
    func wrapped() async throws {
        let events = [
            event(.refused) { event in
                event.parameter = "amount"
                event.text = "“Amount” takes sip or cup; “bucket” is neither."
            }
        ]
        var tester = try daemon(telling: events).tester
        tester.width = 40
        let run = await tester.run("log", "--follow", "--limit", "1")
        #expect(
            run.output == """
                2026-02-02T02:40:00.250Z
                  garden.app/WaterPlant refused amount:
                  “Amount” takes sip or cup; “bucket” is
                  neither.

                """)
    }

    @Test("It ends quietly when nobody reads it any more, and says so when it cannot be written")
    func unreadable() async throws {
        let stub = try daemon(telling: [event(.given), event(.finished)])
        var tester = stub.tester
        tester.outputState = .readerGone
        let abandoned = await tester.run("log", "--follow", "--json")
        #expect(abandoned.status == 0)
        #expect(abandoned.error.isEmpty)
        #expect(abandoned.output.split(separator: "\n").count == 1)
        tester.outputState = .failed("No space left on device")
        let full = await tester.run("log", "--follow")
        #expect(full.status == 1)
        #expect(full.error == "intents log: The output cannot be written: No space left on device.\n")
    }

    @Test("The end of the daemon is said")
    func daemonEnds() async throws {
        let stub = try DaemonStub { handlers in
            handlers.onRequest(FollowRunsRequest.self) { _, connection in
                // Ends once the answer is on its way.
                Task {
                    await connection.waitUntilAnswered(atMost: .seconds(60))
                    connection.close(reason: "The daemon leaves.")
                }
                return Done()
            }
        }
        let run = await stub.tester.run("log", "--follow")
        #expect(run.status == 5)
        #expect(run.error == "intents log: the daemon has ended.\n")
    }
}
