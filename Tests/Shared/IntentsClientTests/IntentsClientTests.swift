import IntentsClient
import IntentsLink
import IntentsModel
import Testing

@Suite("The client's verbs")
struct IntentsClientTests {
    private func client(
        of daemon: DaemonStub, respondent: any Respondent = NoRespondent()
    ) async throws -> IntentsClient {
        let connector = DaemonConnector(locations: daemon.locations, launcher: nil)
        return try await IntentsClient.connect(through: connector, respondent: respondent)
    }

    private let app = InstalledApp(
        bundleIdentifier: "garden.app", name: "Garden", version: "1.0", path: "/a", container: "/c")

    @Test("A verb sends its request and returns the daemon's answer")
    func verb() async throws {
        let app = app
        let daemon = try DaemonStub(in: TemporaryFolder()) { handlers in
            handlers.onRequest(UninstallRequest.self) { request, _ in
                #expect(request.app == "Garden")
                #expect(request.purge)
                return app
            }
        }
        #expect(try await client(of: daemon).uninstall("Garden", purge: true) == app)
    }

    @Test("An error of the daemon arrives whole")
    func daemonError() async throws {
        let expected = RunError(.notFound, "No app is called Gardn.", parameter: "app", cause: "none")
        let daemon = try DaemonStub(in: TemporaryFolder()) { handlers in
            handlers.onRequest(OpenAppRequest.self) { _, _ in throw expected }
        }
        let client = try await client(of: daemon)
        await #expect(throws: expected) { try await client.open("Gardn") }
    }

    @Test("A question of the run goes to the respondent, and its answer back")
    func questions() async throws {
        struct Gardener: Respondent {
            func answer(to prompt: Prompt) async -> Answer { .value(.string("\(prompt.dialog) Basil!")) }
        }
        let daemon = try DaemonStub(in: TemporaryFolder()) { handlers in
            handlers.onRequest(RunRequest.self) { request, connection in
                let prompt = Prompt(.value, parameter: "plant", dialog: "Which plant?")
                let answer = try await connection.send(AskRequest(runID: request.terms.runID, prompt: prompt))
                guard case .value(let value) = answer else { throw RunError(.needsValue, "No answer.") }
                return RunReport(outcome: .success, action: request.action, value: value, runID: request.terms.runID)
            }
        }
        let client = try await client(of: daemon, respondent: Gardener())
        let report = try await client.run(
            RunRequest(action: "Water", values: [:], terms: RunTerms(isInteractive: true, locale: "en", runID: "1")))
        #expect(report.value == .string("Which plant? Basil!"))
    }

    @Test("A cancelled run still reports its one outcome")
    func cancellation() async throws {
        let started = AsyncStream<Void>.makeStream()
        let cancelled = AsyncStream<String>.makeStream()
        let daemon = try DaemonStub(in: TemporaryFolder()) { handlers in
            handlers.onRequest(RunRequest.self) { request, _ in
                started.continuation.finish()
                for await runID in cancelled.stream where runID == request.terms.runID { break }
                return RunReport(outcome: .cancelled, action: request.action, runID: request.terms.runID)
            }
            handlers.onNotification(CancelRunNotification.self) { notification, _ in
                #expect(notification.reason == "userCancelled")
                cancelled.continuation.yield(notification.runID)
            }
        }
        let client = try await client(of: daemon)
        async let report = client.run(
            RunRequest(action: "Water", values: [:], terms: RunTerms(locale: "en", runID: "7")))
        for await _ in started.stream {}
        client.cancel(runID: "7")
        #expect(try await report.outcome == .cancelled)
    }

    @Test("A daemon that goes away while it is asked is an error, not a hang")
    func lostConnection() async throws {
        let daemon = try DaemonStub(in: TemporaryFolder()) { handlers in
            handlers.onRequest(ListAppsRequest.self) { _, connection in
                connection.close(reason: "Gone.")
                return []
            }
        }
        let client = try await client(of: daemon)
        let error = await #expect(throws: RunError.self) { try await client.apps() }
        #expect(error?.code == .connectionLost)
        #expect(
            error?.message
                == "The connection to the intents daemon ended before it answered: The other side closed the connection. "
                + "Try again; “intents log” shows what was run."
        )
    }
}
