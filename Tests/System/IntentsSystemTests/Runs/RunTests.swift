import IntentsLink
import IntentsModel
import ProbeApp
import Testing

@testable import IntentsSystem

@Suite("Runs", .timeLimit(.minutes(5)))
struct RunTests {
    private static let app = "com.example.garden"

    private func bundle(
        _ actions: ActionDescription..., shortcuts: [ShortcutDescription] = []
    ) -> BundleFixture {
        BundleFixture(metadata: Garden.metadata(actions, shortcuts: shortcuts))
    }

    @Test func aRunReportsValueDialogModeAndProcess() async throws {
        try await TestSystem.run { system in
            let app = ProbeApp(
                Self.app,
                actions: [
                    "Echo": { request, _ in
                        let dialog = DialogValue(full: "Said.")
                        return .finished(PerformedResult(value: request.parameters["text"], dialog: dialog))
                    }
                ])
            try await system.install(bundle(Garden.action("Echo", parameters: [Garden.text])), app)
            let report = try await system.client.run("Echo", ["text": .string("hello")], runID: "r1")
            #expect(report.outcome == .success)
            #expect(report.action == "com.example.garden/Echo")
            #expect(report.value == .string("hello"))
            #expect(report.dialog?.full == "Said.")
            #expect(report.mode == "background")
            #expect(report.process == ProcessDescription(bundle: Self.app, kind: .app, pid: 4242))
            #expect(report.runID == "r1")
            #expect(try #require(report.durationMilliseconds) > 0)
        }
    }

    @Test func whatCannotBeResolvedStartsNoProcess() async throws {
        try await TestSystem.run { system in
            let required = ParameterDescription(name: "text", title: "Text", valueType: .primitive(.string))
            try await system.install(bundle(Garden.action("Echo", parameters: [required])))
            let report = try await system.client.run("Echo")
            #expect(report.outcome == .needsValue)
            #expect(report.process == nil)
            #expect(report.mode == nil)
            #expect(system.launcher.launches == [])
        }
    }

    @Test("KP-15: an action that is not there is an outcome that carries its name")
    func unknownActionsAreAnOutcome() async throws {
        try await TestSystem.run { system in
            let report = try await system.client.run("Nothing")
            #expect(report.outcome == .notFound)
            #expect(report.action == "Nothing")
            #expect(report.error?.message == "There is no action “Nothing”. “intents list” shows all of them.")
        }
    }

    @Test("KP-44: runs are held until the app says hello, and delivered once and in order")
    func heldRuns() async throws {
        try await TestSystem.run { system in
            let hello = system.launcher.holdHello()
            let app = ProbeApp(Self.app, actions: ["Tap": { _, _ in .value("done") }])
            try await system.install(bundle(Garden.action("Tap")), app)
            let bundle = try #require(try await system.library.app(Self.app).bundles.first)
            let process = try await system.processes.process(for: bundle)
            let taps = try await withThrowingTaskGroup(of: PerformReply.self) { group in
                for place in 0..<5 {
                    group.addTask {
                        let request = PerformRequest(
                            runID: "tap\(place)", action: "Tap", parameters: [:], context: RunContext())
                        return try await process.send(request, place: place)
                    }
                }
                await eventually { await process.heldCount == 5 }
                #expect(system.launcher.events == [])
                hello.resolve(())
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(taps.count == 5)
            let performed = system.launcher.events.compactMap { event -> String? in
                if case .performed(_, let runID, _) = event { runID } else { nil }
            }
            #expect(performed == ["tap0", "tap1", "tap2", "tap3", "tap4"])
            #expect(system.launcher.launches == [Self.app])
        }
    }

    @Test("KP-45: a hundred runs of one action are a hundred runs")
    func manyRuns() async throws {
        try await TestSystem.run { system in
            let app = ProbeApp(Self.app, actions: ["Tap": { _, _ in .value("done") }])
            try await system.install(bundle(Garden.action("Tap")), app)
            var ids: [String] = []
            for index in 0..<100 {
                let report = try await system.client.run("Tap", runID: "tap\(index)")
                #expect(report.outcome == .success)
                ids.append(report.runID)
            }
            let performed = system.launcher.events.compactMap { event -> String? in
                if case .performed(_, let runID, _) = event { runID } else { nil }
            }
            #expect(performed == ids)
            #expect(Set(ids).count == 100)
            #expect(system.launcher.launches.count == 1)
        }
    }

    @Test func aCrashIsAnOutcomeAndTheNextRunWorks() async throws {
        try await TestSystem.run { system in
            let launcher = system.launcher
            let app = ProbeApp(
                Self.app,
                actions: [
                    "Crash": { _, _ in
                        launcher.end(Self.app, .signalled(11))
                        return .cancelled
                    }, "Tap": { _, _ in .value("done") },
                ])
            try await system.install(bundle(Garden.action("Crash"), Garden.action("Tap")), app)
            let crashed = try await system.client.run("Crash")
            #expect(crashed.outcome == .failure)
            #expect(crashed.error?.code == .crashed)
            #expect(
                crashed.error?.message
                    == "The program of com.example.garden crashed, as it used memory that is not its own (signal 11, "
                    + "Segmentation fault) during the run.")
            #expect(try await system.client.run("Tap").outcome == .success)
            #expect(system.launcher.launches.count == 2)
        }
    }

    // MARK: Time

    @Test("KP-50, KP-51: a run over its time is cancelled, and timed out once")
    func timeout() async throws {
        var policy = SystemPolicy.forTests
        policy.cancelGrace = .seconds(100)
        try await TestSystem.run(policy: policy) { system in
            let app = ProbeApp(
                Self.app,
                actions: [
                    "Late": { request, _ in
                        await eventually { system.launcher.wasCancelled(request.runID) }
                        return .value("too late")
                    }, "Tap": { _, _ in .value("done") },
                ])
            try await system.install(bundle(Garden.action("Late"), Garden.action("Tap")), app)
            // The app is up, so that the time passes in its code.
            _ = try await system.client.run("Tap")
            let report = try await system.client.run("Late", timeout: 0.3, runID: "late")
            #expect(report.outcome == .timedOut)
            #expect(report.value == nil)
            #expect(
                report.error?.message
                    == "Late did not end within 0.3 seconds and was cancelled. Allow more time with “--timeout "
                    + "SECONDS”, or none with “--timeout none”.")
            #expect(report.error?.cause == "It finished after that; the result was dropped.")
            #expect(system.launcher.events.last == .cancelled(runID: "late", reason: "timeout"))
            let history = try await system.client.send(LogRequest(app: nil, limit: 10)).runs
            #expect(history.map(\.report.outcome) == [.success, .timedOut])
        }
    }

    @Test("KP-50: long work goes on as long as its progress does, and is cancelled when that stands still")
    func longRunning() async throws {
        var policy = SystemPolicy.forTests
        policy.runBudget = .milliseconds(500)
        policy.cancelGrace = .seconds(100)
        try await TestSystem.run(policy: policy) { system in
            let app = ProbeApp(
                Self.app,
                actions: [
                    "Dig": { request, connection in
                        for step in 1...8 {
                            let state = ProgressState(completed: Int64(step), total: 8, fraction: Double(step) / 8)
                            try connection.notify(ProgressNotification(runID: request.runID, progress: state))
                            try await Task.sleep(for: .milliseconds(100))
                        }
                        await eventually { system.launcher.wasCancelled(request.runID) }
                        return .cancelled
                    }, "Tap": { _, _ in .value("done") },
                ])
            var dig = Garden.action("Dig")
            dig.systemProtocols = ["LongRunning", "ProgressReporting"]
            try await system.install(bundle(dig, Garden.action("Tap")), app)
            _ = try await system.client.run("Tap")
            let report = try await system.client.run("Dig", runID: "dig")
            #expect(report.outcome == .timedOut)
            #expect(
                report.error?.message
                    == "Dig made no progress for 0.5 seconds and was cancelled. Allow more time with “--timeout "
                    + "SECONDS”, or none with “--timeout none”.")
            #expect(try #require(report.durationMilliseconds) > 500)
            // On a slow machine the time may be over before the code is entered, so that this is not always the last event.
            await eventually { system.launcher.events.contains(.cancelled(runID: "dig", reason: "timeout")) }
        }
    }

    @Test func theCodeKnowsWhenItWasAskedFor() async throws {
        try await TestSystem.run { system in
            let app = ProbeApp(
                Self.app,
                actions: [
                    "When": { request, _ in
                        .finished(PerformedResult(value: request.context.requestedAt.map { .double($0) }))
                    }
                ])
            try await system.install(bundle(Garden.action("When")), app)
            guard case .double(let asked) = try await system.client.run("When").value else {
                Issue.record("The code was not told when it was asked for.")
                return
            }
            let history = try await system.client.send(LogRequest(app: nil, limit: 1)).runs
            #expect(history.map(\.startedAt) == [asked])
        }
    }

    @Test("KP-49: an app that never answers is replaced, and the next run gets a fresh process")
    func silentApp() async throws {
        try await TestSystem.run { system in
            let app = ProbeApp(
                Self.app,
                actions: [
                    "Block": { _, _ in
                        try await Task.sleep(for: .seconds(1000))
                        return .cancelled
                    }, "Tap": { _, _ in .value("done") },
                ])
            try await system.install(bundle(Garden.action("Block"), Garden.action("Tap")), app)
            _ = try await system.client.run("Tap")
            let report = try await system.client.run("Block", timeout: 0.3)
            #expect(report.outcome == .timedOut)
            #expect(
                report.error?.message
                    == "Block did not end within 0.3 seconds and was cancelled. Allow more time with “--timeout SECONDS”, or "
                    + "none with “--timeout none”. Block went on all the same, so its program (process 4242) was ended."
            )
            #expect(try await system.client.run("Tap").outcome == .success)
            #expect(system.launcher.launches.count == 2)
        }
    }

    @Test func timeThatIsUpBeforeTheCodeIsReachedEndsTheRunAtOnce() async throws {
        try await TestSystem.run { system in
            let hello = system.launcher.holdHello()
            try await system.install(
                bundle(Garden.action("Tap")), ProbeApp(Self.app, actions: ["Tap": { _, _ in .value("done") }]))
            #expect(try await system.client.run("Tap", timeout: 0.05).outcome == .timedOut)
            hello.resolve(())
            #expect(try await system.client.run("Tap", runID: "next").outcome == .success)
            #expect(
                !system.launcher.events.contains { event in
                    if case .performed(_, let runID, _) = event { runID != "next" } else { false }
                })
        }
    }

    @Test("KP-52: the time does not pass while a person is asked")
    func personsTime() async throws {
        try await TestSystem.run { system in
            let app = ProbeApp(
                Self.app,
                actions: [
                    "Ask": { request, connection in
                        let prompt = Prompt(.value, dialog: "Which one?")
                        let answer = try await connection.send(AskRequest(runID: request.runID, prompt: prompt))
                        guard case .value(let value) = answer else { return .cancelled }
                        return .finished(PerformedResult(value: value))
                    }
                ])
            try await system.install(bundle(Garden.action("Ask")), app)
            // A busy machine may need more than a short budget for the rest of the run; then a longer one has to do.
            var budget = 1.0
            var report: RunReport
            repeat {
                let answerTime = Duration.seconds(budget * 1.1)
                let client = try TestClient(system.locations) { _ in
                    try? await Task.sleep(for: answerTime)
                    return .value(.string("this one"))
                }
                report = try await client.run("Ask", isInteractive: true, timeout: budget)
                client.close()
                budget *= 4
            } while report.outcome == .timedOut && budget < 100
            #expect(report.outcome == .success)
            #expect(report.value == .string("this one"))
        }
    }

    @Test("KP-52: a question that nobody answers in its own time ends the run with that")
    func unanswered() async throws {
        var policy = SystemPolicy.forTests
        policy.promptBudget = .milliseconds(50)
        try await TestSystem.run(policy: policy) { system in
            let required = ParameterDescription(
                name: "text", title: "Text", valueType: .primitive(.string), requestValueDialog: "Which text?")
            try await system.install(bundle(Garden.action("Echo", parameters: [required])))
            let client = try TestClient(system.locations) { _ in
                try? await Task.sleep(for: .seconds(1000))
                return .cancelled
            }
            let report = try await client.run("Echo", isInteractive: true)
            #expect(report.outcome == .needsValue)
            #expect(
                report.error
                    == RunError(
                        .unanswered, "“Which text?” was not answered within 0.05 seconds.", parameter: "text"))
            #expect(report.question?.parameter == "text")
            client.close()
        }
    }

    @Test("choices that an app does not make in time leave a question without them, never a hang")
    func lateChoices() async throws {
        var policy = SystemPolicy.forTests
        // What is typed is looked up in time.
        policy.queryBudget = .seconds(2)
        try await TestSystem.run(policy: policy) { system in
            let plant = ParameterDescription(
                name: "plant", title: "Plant", valueType: .entity("Plant"), options: .defaultQuery)
            let metadata = Garden.metadata(
                [Garden.action("Water", parameters: [plant])], entities: [Garden.plant])
            var app = ProbeApp(
                Self.app,
                actions: ["Water": { request, _ in .finished(PerformedResult(value: request.parameters["plant"])) }]
            )
            app.entities = { request in
                if request.selection == .suggested { try await Task.sleep(for: .seconds(1000)) }
                return Garden.plants("Basil")
            }
            try await system.install(BundleFixture(metadata: metadata), app)
            let notices = Lock<[String?]>([])
            let client = try TestClient(system.locations) { prompt in
                notices.withLock { $0.append(prompt.notice) }
                return .value(.string("1"))
            }
            let report = try await client.run("Water", isInteractive: true)
            #expect(report.outcome == .success)
            #expect(
                notices.withLock { $0 } == [
                    "There are no choices for “Plant”: Garden.PlantQuery did not answer within 2 seconds and was "
                        + "cancelled."
                ])
            client.close()
        }
    }

    @Test("A run that a person cancels while its choices load was cancelled, and nothing has failed")
    func cancelledWhileChoicesLoad() async throws {
        try await TestSystem.run { system in
            let plant = ParameterDescription(
                name: "plant", title: "Plant", valueType: .entity("Plant"), options: .defaultQuery)
            let isAsked = Deferred<Void>()
            var app = ProbeApp(Self.app)
            app.entities = { _ in
                isAsked.resolve(())
                _ = await Deferred<Void>().value()
                return Garden.plants()
            }
            try await system.install(
                BundleFixture(
                    metadata: Garden.metadata(
                        [Garden.action("Water", parameters: [plant])], entities: [Garden.plant])), app)
            let client = try TestClient(system.locations) { _ in .cancelled }
            async let report = client.run("Water", isInteractive: true, runID: "choosing")
            _ = await isAsked.value()
            try client.connection.notify(CancelRunNotification(runID: "choosing", reason: "userCancelled"))
            #expect(try await report.outcome == .cancelled)
            #expect(try await report.error == RunError(.cancelled, "The run was cancelled."))
            client.close()
        }
    }

    @Test func aRunNobodyCanBeAskedInGetsThatAsAnswer() async throws {
        try await TestSystem.run { system in
            let app = ProbeApp(
                Self.app,
                actions: [
                    "Ask": { request, connection in
                        let prompt = Prompt(.confirmation, dialog: "Sure?")
                        let answer = try await connection.send(AskRequest(runID: request.runID, prompt: prompt))
                        return .value("\(answer)")
                    }
                ])
            try await system.install(bundle(Garden.action("Ask")), app)
            #expect(try await system.client.run("Ask").value == .string("unavailable"))
        }
    }

    @Test(arguments: [-1, .nan, .infinity]) func refusesTimesThatAreNone(timeout: Double) async throws {
        try await TestSystem.run { system in
            try await system.install(bundle(Garden.action("Tap")))
            guard timeout.isFinite else { return }
            let report = try await system.client.run("Tap", timeout: timeout)
            #expect(report.outcome == .invalidValue)
            #expect(
                report.error?.message
                    == "A time limit is a number of seconds from 0 (no limit) to 31536000 (a year).")
        }
    }

    // MARK: History

    @Test func theHistoryKeepsItsLength() async throws {
        var policy = SystemPolicy.forTests
        policy.historyLength = 3
        try await TestSystem.run(policy: policy) { system in
            for index in 0..<5 { _ = try await system.client.run("Nothing", runID: "n\(index)") }
            let runs = try await system.client.send(LogRequest(app: nil, limit: 10)).runs
            #expect(runs.map(\.report.runID) == ["n2", "n3", "n4"])
        }
    }
}

extension FakeLauncher {
    func wasCancelled(_ runID: String) -> Bool {
        events.contains { event in
            if case .cancelled(runID, _) = event { true } else { false }
        }
    }

    func hasPerformed(_ runID: String) -> Bool {
        events.contains { event in
            if case .performed(_, runID, _) = event { true } else { false }
        }
    }
}
