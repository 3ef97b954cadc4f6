import IntentsLink
import IntentsModel
import ProbeApp
import Testing

@testable import IntentsSystem

@Suite("Coming to the front", .timeLimit(.minutes(5)))
struct ForegroundTests {
    private static let app = "com.example.garden"

    private static let done: ProbeApp.Action = { _, _ in .value("done") }

    private func bundle(_ actions: ActionDescription...) -> BundleFixture {
        BundleFixture(metadata: Garden.metadata(actions))
    }

    private var headless: SystemPolicy {
        var policy = SystemPolicy.forTests
        policy.isHeadless = true
        return policy
    }

    @Test("KP-40: an immediate foreground run performs after the app is active")
    func immediate() async throws {
        try await TestSystem.run { system in
            try await system.install(
                bundle(Garden.action("Show", modes: .foreground)), ProbeApp(Self.app, actions: ["Show": Self.done]))
            let report = try await system.client.run("Show", runID: "show")
            #expect(report.outcome == .success)
            #expect(report.mode == "foreground")
            #expect(
                system.launcher.events == [.activated, .performed("Show", runID: "show", mode: "foreground")])
            #expect(try await system.client.send(ListAppsRequest()).map(\.state) == ["foregroundActive"])
        }
    }

    @Test("KP-40: a deferred run comes forward after perform") func deferred() async throws {
        try await TestSystem.run { system in
            try await system.install(
                bundle(Garden.action("Show", modes: .foregroundDeferred)),
                ProbeApp(Self.app, actions: ["Show": Self.done]))
            let report = try await system.client.run("Show", runID: "show")
            #expect(report.mode == "foreground")
            #expect(
                system.launcher.events == [.performed("Show", runID: "show", mode: "background"), .activated])
        }
    }

    @Test("KP-40: a background run activates nothing") func background() async throws {
        try await TestSystem.run { system in
            try await system.install(
                bundle(Garden.action("Show")), ProbeApp(Self.app, actions: ["Show": Self.done]))
            #expect(try await system.client.run("Show", runID: "show").mode == "background")
            #expect(system.launcher.events == [.performed("Show", runID: "show", mode: "background")])
        }
    }

    @Test("KP-49: an app whose main thread never answers does not come to the front; the next run gets a fresh process")
    func silentMainThread() async throws {
        var policy = SystemPolicy.forTests
        policy.activationBudget = .milliseconds(50)
        try await TestSystem.run(policy: policy) { system in
            let isSilent = Lock(true)
            var app = ProbeApp(Self.app, actions: ["Show": Self.done])
            app.activate = { if isSilent.withLock({ $0 }) { try await Task.sleep(for: .seconds(1000)) } }
            try await system.install(bundle(Garden.action("Show", modes: .foreground)), app)
            let report = try await system.client.run("Show")
            #expect(report.outcome == .timedOut)
            #expect(
                report.error?.message
                    == "com.example.garden did not come to the front within 0.05 seconds: its main thread does not answer. Work "
                    + "that takes long belongs into a task that is not on the main actor.")
            #expect(
                system.logged.withLock { $0 } == [
                    "The main thread of com.example.garden (process 4242) does not answer: the next run gets a fresh process."
                ])
            isSilent.withLock { $0 = false }
            // On a busy machine the fresh one may be late too.
            repeat {} while try await system.client.run("Show").outcome != .success
            #expect(system.launcher.launches.count >= 2)
        }
    }

    @Test("an app that another one takes the front from is told so")
    func leavingTheFront() async throws {
        try await TestSystem.run { system in
            try await system.install(bundle(), ProbeApp(Self.app))
            let shop = BundleFixture(identifier: "com.example.shop", name: "Shop", metadata: Garden.metadata([]))
            system.launcher.add(ProbeApp("com.example.shop"))
            _ = try await system.client.send(InstallRequest(path: shop.write(to: system.folder.path, as: "Shop.app")))
            _ = try await system.client.send(OpenAppRequest(app: Self.app))
            #expect(system.launcher.events == [.activated])
            _ = try await system.client.send(OpenAppRequest(app: "com.example.shop"))
            await eventually { system.launcher.events.contains(.deactivated) }
            #expect(system.launcher.events == [.activated, .activated, .deactivated])
            #expect(
                try await system.client.send(ListAppsRequest()).map(\.state) == ["background", "foregroundActive"])
            _ = try await system.client.send(OpenAppRequest(app: Self.app))
            #expect(
                try await system.client.send(ListAppsRequest()).map(\.state) == ["foregroundActive", "background"])
        }
    }

    @Test("KP-41: the code asks to continue in front, and the same run goes on") func continued() async throws {
        try await TestSystem.run { system in
            let app = ProbeApp(
                Self.app,
                actions: [
                    "Photo": { request, connection in
                        _ = try await connection.send(
                            ContinueInForegroundRequest(
                                runID: request.runID, dialog: "Open to take a photo?", alwaysConfirm: true))
                        return .value("taken")
                    }
                ])
            try await system.install(bundle(Garden.action("Photo", modes: .foregroundDynamic)), app)
            let asked = Lock<[String]>([])
            let client = try TestClient(system.locations) { prompt in
                asked.withLock { $0.append(prompt.dialog) }
                return .confirmed(true)
            }
            let report = try await client.run("Photo", isInteractive: true)
            #expect(report.value == .string("taken"))
            #expect(report.mode == "foreground")
            #expect(asked.withLock { $0 } == ["Open to take a photo?"])
            #expect(system.launcher.events.last == .activated)
            client.close()
        }
    }

    private static let photo = ProbeApp(
        app,
        actions: [
            "Photo": { request, connection in
                _ = try await connection.send(
                    ContinueInForegroundRequest(
                        runID: request.runID, dialog: "Open to take a photo?", alwaysConfirm: true))
                return .value("taken")
            }
        ])

    @Test("KP-41: nobody is asked where no app can come to the front") func continuedHeadless() async throws {
        try await TestSystem.run(policy: headless) { system in
            try await system.install(bundle(Garden.action("Photo", modes: .foregroundDynamic)), Self.photo)
            let asked = Lock(0)
            let client = try TestClient(system.locations) { _ in
                asked.withLock { $0 += 1 }
                return .confirmed(true)
            }
            let report = try await client.run("Photo", isInteractive: true)
            #expect(report.error?.code == .foregroundUnavailable)
            #expect(report.outcome == .unavailable)
            #expect(asked.withLock { $0 } == 0)
            client.close()
        }
    }

    @Test("KP-41: an extension cannot come to the front, and says so without asking")
    func continuedInAnExtension() async throws {
        try await TestSystem.run { system in
            let part = "com.example.garden.part"
            var bundle = BundleFixture()
            bundle.plugIns["Part.appex"] = BundleFixture(
                identifier: part, metadata: Garden.metadata([Garden.action("Photo")]), isExtension: true)
            var program = Self.photo
            (program.bundleIdentifier, program.kind) = (part, .appIntentsExtension)
            try await system.install(bundle, program)
            let report = try await system.client.run("Photo")
            #expect(report.outcome == .unavailable)
            #expect(
                report.error?.message == """
                    com.example.garden.part is an extension, and no extension can come to the front. Ask \
                    systemContext.currentMode.canContinueInForeground first, or leave the action to the app with \
                    allowedExecutionTargets.
                    """)
        }
    }

    /// What the code of an action is told of its surroundings.
    private func context(
        modes: ModeSet = .background, policy: SystemPolicy = .forTests,
        before: (TestSystem) async throws -> Void = { _ in }
    ) async throws -> RunContext? {
        let context = Lock<RunContext?>(nil)
        try await TestSystem.run(policy: policy) { system in
            let app = ProbeApp(
                Self.app,
                actions: [
                    "Look": { request, _ in
                        context.withLock { $0 = request.context }
                        return .value("seen")
                    }
                ])
            try await system.install(bundle(Garden.action("Look", modes: modes)), app)
            try await before(system)
            _ = try await system.client.run("Look")
        }
        return context.withLock { $0 }
    }

    @Test func theCodeIsToldWhereItsAppStands() async throws {
        let behind = try await context()
        #expect(behind?.mode == "background")
        #expect(behind?.canContinueInForeground == true)
        let headless = try await context(policy: headless)
        #expect(headless?.canContinueInForeground == false)
        let shown = try await context(modes: .foreground)
        #expect(shown?.mode == "foreground")
        let inFront = try await context { _ = try await $0.client.send(OpenAppRequest(app: Self.app)) }
        #expect(inFront?.mode == "foreground")
    }

    @Test func aHeadlessSystemSaysSo() async throws {
        try await TestSystem.run(policy: headless) { system in
            try await system.install(
                bundle(Garden.action("Show", modes: .foreground)), ProbeApp(Self.app, actions: ["Show": Self.done]))
            let report = try await system.client.run("Show")
            #expect(report.outcome == .unavailable)
            #expect(report.error?.code == .foregroundUnavailable)
            #expect(
                report.error?.message
                    == "No app can come to the front, because the daemon runs without a screen (--headless). Run "
                    + "actions that need no foreground, or start the daemon in a desktop session.")
            #expect(system.launcher.events == [])
            let error = await system.client.failure(of: OpenAppRequest(app: Self.app))
            #expect(error?.code == .foregroundUnavailable)
        }
    }

    @Test func oneAppIsInFront() async throws {
        try await TestSystem.run { system in
            try await system.install(bundle(), ProbeApp(Self.app))
            let other = BundleFixture(identifier: "com.example.shop", name: "Shop")
            system.launcher.add(ProbeApp("com.example.shop"))
            _ = try await system.client.send(
                InstallRequest(path: try other.write(to: system.folder.path, as: "Shop.app")))
            #expect(try await system.client.send(OpenAppRequest(app: "Garden")).state == "foregroundActive")
            #expect(try await system.client.send(OpenAppRequest(app: "Shop")).state == "foregroundActive")
            let states = try await system.client.send(ListAppsRequest()).map(\.state)
            #expect(states == ["background", "foregroundActive"])
        }
    }

    // MARK: Opened intents

    private func opener(_ next: OpenedValue) -> ProbeApp {
        ProbeApp(
            Self.app,
            actions: [
                "Find": { _, _ in .finished(PerformedResult(value: .string("found"), opened: next)) },
                "Show": { request, _ in .finished(PerformedResult(value: request.parameters["text"])) },
                "Fail": { _, _ in .failed(RunError(.threw, "No light.")) },
            ])
    }

    private var opening: BundleFixture {
        bundle(
            Garden.action("Find"), Garden.action("Show", parameters: [Garden.text]), Garden.action("Fail"))
    }

    @Test("KP-75: an opened intent runs once, in front, after its opener") func opened() async throws {
        try await TestSystem.run { system in
            let next = OpenedValue(action: "Show", parameters: ["text": .string("rose")])
            try await system.install(opening, opener(next))
            let report = try await system.client.run("Find", runID: "find")
            #expect(report.outcome == .success)
            #expect(report.value == .string("found"))
            #expect(report.opened == next)
            #expect(report.mode == "foreground")
            #expect(
                system.launcher.events == [
                    .performed("Find", runID: "find", mode: "background"), .activated,
                    .performed("Show", runID: "find.opened", mode: "foreground"),
                ])
        }
    }

    @Test("KP-75: a failure of the opened intent is reported as that") func openedFails() async throws {
        try await TestSystem.run { system in
            try await system.install(opening, opener(OpenedValue(action: "Fail")))
            let report = try await system.client.run("Find")
            #expect(report.outcome == .failure)
            #expect(report.value == .string("found"))
            #expect(report.error?.code == .threw)
            #expect(
                report.error?.message
                    == "com.example.garden/Find is done, but Fail, which it opens, is not: No light.")
        }
    }

    @Test func aLinkIsReported() async throws {
        try await TestSystem.run { system in
            try await system.install(opening, opener(OpenedValue(url: "https://example.com")))
            let report = try await system.client.run("Find")
            #expect(report.outcome == .success)
            #expect(report.opened?.url == "https://example.com")
        }
    }
}
