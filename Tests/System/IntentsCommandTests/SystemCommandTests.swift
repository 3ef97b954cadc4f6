import FoundationEssentials
import Glibc
import IntentsClient
import IntentsLink
import IntentsModel
import TestFolders
import Testing

@testable import intents

@Suite("Log, explain, doctor and daemon")
struct SystemCommandTests {
    @Test("The log shows past runs with their outcome, then the app's output")
    func log() async throws {
        let report = RunReport(
            outcome: .failure, action: "garden.app/Prune", error: RunError(.threw, "No shears."),
            durationMilliseconds: 3.6, runID: "1")
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(LogRequest.self) { request, _ in
                #expect(request.limit == 50)
                return LogReply(output: ["started"], runs: [PastRun(startedAt: 86400.7, report: report)])
            }
        }
        #expect(
            await daemon.tester.run("log", "Garden").output == """
                1970-01-02T00:00:00Z  failure  4 ms  garden.app/Prune  No shears.
                started

                """)
    }

    @Test("A run whose end nobody saw has no duration")
    func unknownDuration() async throws {
        let report = RunReport(
            outcome: .failure, action: "garden.app/Prune", error: RunError(.daemonEnded, "Gone."),
            durationMilliseconds: nil, runID: "1")
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(LogRequest.self) { _, _ in
                LogReply(output: [], runs: [PastRun(startedAt: 86400, report: report)])
            }
        }
        #expect(
            await daemon.tester.run("log").output == "1970-01-02T00:00:00Z  failure  unknown  garden.app/Prune  Gone.\n"
        )
        #expect(await daemon.tester.run("log", "--json").output.contains(#""durationMs": null"#))
    }

    @Test("An empty log says that it is empty")
    func emptyLog() async throws {
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(LogRequest.self) { _, _ in LogReply(output: [], runs: []) }
        }
        #expect(await daemon.tester.run("log").output == "Nothing has run yet.\n")
        #expect(await daemon.tester.run("log", "Garden").output == "Garden has neither run nor printed anything.\n")
    }

    @Test("Explain lists each surface with yes or no and the reason (KP-63)")
    func explain() async throws {
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(ExplainRequest.self) { request, _ in
                Explanation(
                    action: request.action,
                    surfaces: [
                        SurfaceExplanation(surface: "phrases", isOffered: false, reason: "no AppShortcut names it"),
                        SurfaceExplanation(surface: "run", isOffered: true, reason: "always"),
                    ], process: "the app: it runs", mode: "background",
                    candidates: [
                        CandidateExplanation(
                            bundle: "garden", kind: .app, isEligible: true, isChosen: true, reason: "it runs"),
                        CandidateExplanation(
                            bundle: "garden.part", kind: .appIntentsExtension, isEligible: false, isChosen: false,
                            reason: "from \(request.origin ?? "anywhere")"),
                    ])
            }
        }
        #expect(
            await daemon.tester.run("explain", "Prune").output == """
                Prune
                  phrases  no   no AppShortcut names it
                  run      yes  always
                Process: the app: it runs
                Mode: background
                  garden       app                  chosen  it runs
                  garden.part  appIntentsExtension  no      from anywhere

                """)
        let document = await daemon.tester.run("explain", "Prune", "--from", "widget", "--json").output
        #expect(document.contains(#""chosen": true"#))
        #expect(document.contains(#""eligible": false"#))
        #expect(document.contains(#""reason": "from widget""#))
    }

    @Test("Explain lists what is offered of an entity type, and of each property (KP-68)")
    func explainEntityType() async throws {
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(ExplainRequest.self) { request, _ in
                Explanation(
                    action: request.action,
                    surfaces: [SurfaceExplanation(surface: "opening", isOffered: true, reason: "OpenPlant")],
                    properties: [
                        PropertyExplanation(
                            name: "name",
                            surfaces: [
                                SurfaceExplanation(surface: "conditions", isOffered: true, reason: "contains"),
                                SurfaceExplanation(surface: "index", isOffered: false, reason: "no indexingKey"),
                            ])
                    ], process: "the app: it runs")
            }
        }
        #expect(
            await daemon.tester.run("explain", "Plant").output == """
                Plant
                  opening  yes  OpenPlant
                Properties
                  name  conditions  yes  contains
                        index       no   no indexingKey
                Process: the app: it runs

                """)
        #expect(
            try await daemon.tester.run("explain", "Plant", "--json").json
                == .object([
                    "formatVersion": .int(1), "entity": .string("Plant"), "process": .string("the app: it runs"),
                    "surfaces": .array([
                        .object([
                            "surface": .string("opening"), "offered": .bool(true), "reason": .string("OpenPlant"),
                        ])
                    ]),
                    "properties": .array([
                        .object([
                            "name": .string("name"),
                            "surfaces": .array([
                                .object([
                                    "surface": .string("conditions"), "offered": .bool(true),
                                    "reason": .string("contains"),
                                ]),
                                .object([
                                    "surface": .string("index"), "offered": .bool(false),
                                    "reason": .string("no indexingKey"),
                                ]),
                            ]),
                        ])
                    ]), "mode": .null, "candidates": .array([]), "notes": .array([]),
                ]))
    }

    @Test("Lock and unlock say what they did")
    func session() async throws {
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(LockSessionRequest.self) { request, _ in SessionStatus(isLocked: request.isLocked) }
        }
        #expect(await daemon.tester.run("lock").output == "The session is locked.\n")
        #expect(await daemon.tester.run("unlock").output == "The session is unlocked.\n")
        #expect(await daemon.tester.run("lock", "--json").output.contains(#""locked": true"#))
    }

    @Test("Doctor ends with 1 when there is a problem, and says how to mend it (KP-81)")
    func doctor() async throws {
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(DoctorRequest.self) { request, _ in
                let fine = Finding(isProblem: false, subject: "store", message: "It is whole.")
                let bad = Finding(
                    isProblem: true, subject: "garden.app", message: "The executable is gone.", fix: "Install it again."
                )
                return request.app == nil ? [fine] : [fine, bad]
            }
        }
        let fine = await daemon.tester.run("doctor")
        #expect(fine.status == 0)
        #expect(fine.output == "ok       store: It is whole.\nAll is well.\n")
        let bad = await daemon.tester.run("doctor", "garden.app")
        #expect(bad.status == 1)
        #expect(
            bad.output == """
                ok       store: It is whole.
                problem  garden.app: The executable is gone.
                         Install it again.
                1 problem.

                """)
        var narrow = daemon.tester
        narrow.width = 30
        #expect(
            await narrow.run("doctor", "garden.app").output == """
                ok       store: It is whole.
                problem  garden.app: The
                         executable is gone.
                         Install it again.
                1 problem.

                """)
    }

    @Test("The status of the daemon")
    func status() async throws {
        let run = await (try DaemonStub()).tester.run("daemon", "status")
        #expect(run.status == 0)
        #expect(run.output == "The daemon is running (process 4711) for 2 min.\nApps: garden.app\n")
    }

    @Test("A daemon that does not run is status 5, and stopping it is done")
    func notRunning() async {
        let tester = CommandLineTester()
        let status = await tester.run("daemon", "status")
        #expect(status.status == 5)
        #expect(status.output == "The daemon is not running.\n")
        let stop = await tester.run("daemon", "stop")
        #expect(stop.status == 0)
        #expect(stop.output == "The daemon is not running.\n")
    }

    @Test("Stopping waits until the daemon has gone")
    func stop() async throws {
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(StopDaemonRequest.self) { _, connection in
                connection.close(reason: "Stopped.")
                return Done()
            }
        }
        let run = await daemon.tester.run("daemon", "stop")
        #expect(run.output == "Stopped the daemon (process 4711).\n")
    }

    /// A tester whose patience has an end, for a socket at which nobody ever answers.
    private func mute(_ body: (CommandLineTester) async throws -> Void) async throws {
        let folder = TestFolders.newPath()
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let locations = Locations(runtimeDirectory: "\(folder)/r", dataDirectory: folder, stateDirectory: folder)
        let listener = try LinkListener(path: locations.socketPath)
        defer { listener.close() }
        try await body(CommandLineTester(locations: locations, answerLimit: .milliseconds(10)))
    }

    private var silence: String {
        "The intents daemon (process \(getpid())) has not answered for 0.01 seconds: it is stopped, or stuck."
    }

    private let fix = "“intents daemon stop” ends it, and the next command starts another."

    @Test("A daemon that does not answer is status 5, and said", arguments: [["daemon", "status"], ["apps"]])
    func silent(_ line: [String]) async throws {
        try await mute { tester in
            let run = await tester.run(line)
            #expect(run.status == 5)
            #expect(run.error == "intents \(line[0]): \(silence) \(fix)\n")
            let document = await tester.run(line + ["--json"])
            #expect(document.status == 5)
            let error: [String: JSONValue] = [
                "code": .string("daemonUnavailable"), "message": .string("\(silence) \(fix)"),
            ]
            let json = try document.json
            #expect(json == .object(["error": .object(error)]))
        }
    }

    @Test("A run that no daemon answers to is unavailable")
    func silentRun() async throws {
        try await mute { tester in
            let run = await tester.run("run", "Prune", "--json")
            #expect(run.status == 5)
            #expect(run.output.contains(#""outcome": "unavailable""#))
        }
    }

    @Test("Doctor finds a daemon that does not answer")
    func doctorOfSilence() async throws {
        try await mute { tester in
            let run = await tester.run("doctor")
            #expect(run.status == 1)
            #expect(run.output == "problem  daemon: \(silence)\n         \(fix)\n1 problem.\n")
        }
    }

    @Test("A daemon that runs already is not started again")
    func start() async throws {
        let run = await (try DaemonStub()).tester.run("daemon", "start")
        #expect(run.output == "The daemon is already running (process 4711).\n")
        let headless = await (try DaemonStub()).tester.run("daemon", "start", "--headless")
        #expect(headless.status == 5)
        #expect(
            headless.error
                == "intents daemon: The daemon is already running (process 4711), and not --headless. Stop it first: “intents "
                + "daemon stop”.\n")
    }

    @Test("--headless is for starting alone")
    func headless() async {
        let run = await CommandLineTester().run("daemon", "stop", "--headless")
        #expect(run.status == 2)
        #expect(run.error.hasPrefix("intents daemon: --headless is for “start” alone.\n"))
    }
}
