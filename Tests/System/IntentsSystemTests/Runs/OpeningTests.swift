import IntentsLink
import IntentsModel
import ProbeApp
import Testing

@testable import IntentsSystem

@Suite("What a run opens", .timeLimit(.minutes(5)))
struct OpeningTests {
    private static let app = "com.example.garden"

    /// An app whose actions open what the test says.
    private func install(
        _ opened: [String: OpenedValue], in system: TestSystem, files: [String: String] = [:]
    ) async throws {
        let names = ["Find", "Show", "Close", "Count"]
        var actions: [String: ProbeApp.Action] = [:]
        for name in names {
            actions[name] = { request, _ in
                .finished(PerformedResult(value: .string(name), opened: opened[name]))
            }
        }
        actions["Count"] = { request, _ in
            guard case .string(let text)? = request.parameters["text"], let number = Int(text) else {
                return .value("none")
            }
            let next = OpenedValue(action: "Count", parameters: ["text": .string("\(number + 1)")])
            return .finished(PerformedResult(opened: next))
        }
        let metadata = Garden.metadata(names.map { Garden.action($0, parameters: [Garden.text]) })
        try await system.install(BundleFixture(metadata: metadata), ProbeApp(Self.app, actions: actions))
    }

    private func performed(_ system: TestSystem) -> [String] {
        system.launcher.events.compactMap { event in
            if case .performed(let action, _, _) = event { action } else { nil }
        }
    }

    @Test("KP-75: an opened intent may open the next, each once and in order")
    func chain() async throws {
        try await TestSystem.run { system in
            try await install(["Find": OpenedValue(action: "Show"), "Show": OpenedValue(action: "Close")], in: system)
            let report = try await system.client.run("Find", runID: "find")
            #expect(report.outcome == .success)
            #expect(report.value == .string("Find"))
            #expect(performed(system) == ["Find", "Show", "Close"])
            #expect(
                system.launcher.events.last == .performed("Close", runID: "find.opened.opened", mode: "foreground"))
        }
    }

    @Test("KP-75: intents that open each other end the run with the names of the circle")
    func cycle() async throws {
        try await TestSystem.run { system in
            try await install(["Find": OpenedValue(action: "Show"), "Show": OpenedValue(action: "Find")], in: system)
            let report = try await system.client.run("Find")
            #expect(report.outcome == .failure)
            #expect(report.error?.code == .openedTooMany)
            #expect(
                report.error?.message
                    == "com.example.garden/Find is done, but Find, which it opens, is not: it opens the same again: Find "
                    + "→ Show → Find.")
            #expect(performed(system) == ["Find", "Show"])
        }
    }

    @Test("KP-75: a chain that never ends is cut after ten")
    func endless() async throws {
        try await TestSystem.run { system in
            try await install([:], in: system)
            let report = try await system.client.run("Count", ["text": .string("0")])
            #expect(report.error?.code == .openedTooMany)
            #expect(report.error?.message.contains("a run opens at most 10 others: Count → Count") == true)
            #expect(performed(system).count == 11)
        }
    }

    // MARK: Links

    /// Remembers links instead of opening them.
    private final class Links: LinkOpener {
        let opened = Lock<[String]>([])
        func open(_ link: String) -> Bool {
            opened.withLock { $0.append(link) }
            return true
        }
    }

    @Test("a foreign web link is opened by the desktop, one of the app's own is handed to it in front")
    func links() async throws {
        let links = Links()
        try await TestSystem.run(links: links) { system in
            try await install(["Find": OpenedValue(url: "https://example.com/1")], in: system)
            let report = try await system.client.run("Find")
            #expect(report.outcome == .success)
            #expect(report.opened == OpenedValue(url: "https://example.com/1", openedBy: "desktop"))
            #expect(links.opened.withLock { $0 } == ["https://example.com/1"])
            #expect(!system.launcher.events.contains(.activated))
        }
        try await TestSystem.run(links: links) { system in
            var bundle = BundleFixture(metadata: Garden.metadata([Garden.action("Find")]))
            bundle.propertyListExtra = """
                <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>garden</string></array>
                </dict></array>
                <key>com.apple.developer.associated-domains</key><array><string>applinks:garden.example</string>
                <string>webcredentials:example.com</string></array>
                """
            let app = ProbeApp(
                Self.app,
                actions: [
                    "Find": { _, _ in
                        .finished(PerformedResult(opened: OpenedValue(url: "https://garden.example/roses")))
                    }
                ])
            try await system.install(bundle, app)
            #expect(try await system.client.run("Find").opened?.openedBy == "app")
            #expect(system.launcher.events.suffix(2) == [.activated, .openedLink("https://garden.example/roses")])
            #expect(links.opened.withLock { $0.count } == 1)
        }
    }

    @Test("an app that does not take its link ends the run, and the next one gets a fresh process")
    func silentApp() async throws {
        var policy = SystemPolicy.forTests
        policy.activationBudget = .seconds(3)
        try await TestSystem.run(policy: policy) { system in
            var bundle = BundleFixture(metadata: Garden.metadata([Garden.action("Find"), Garden.action("Tap")]))
            bundle.propertyListExtra = """
                <key>com.apple.developer.associated-domains</key><array><string>applinks:garden.example</string></array>
                """
            let link = "https://garden.example/roses"
            let find: ProbeApp.Action = { _, _ in .finished(PerformedResult(opened: OpenedValue(url: link))) }
            var app = ProbeApp(Self.app, actions: ["Find": find, "Tap": { _, _ in .value("tapped") }])
            app.openLink = { _ in _ = await Deferred<Void>().value() }
            try await system.install(bundle, app)
            let report = try await system.client.run("Find")
            #expect(report.outcome == .timedOut)
            #expect(
                report.error?.message
                    == "com.example.garden/Find is done, but the link that it opens is not: com.example.garden did not take "
                    + "it within 3 seconds: its main thread does not answer.")
            #expect(try await system.client.run("Tap").value == .string("tapped"))
            #expect(system.launcher.launches == [Self.app, Self.app])
        }
    }

    @Test(
        "without a screen nothing opens links, the app's own as little as others: the report has the link",
        arguments: ["https://garden.example/roses", "https://example.com/1"])
    func headless(link: String) async throws {
        var policy = SystemPolicy.forTests
        policy.isHeadless = true
        try await TestSystem.run(policy: policy, links: Links()) { system in
            var bundle = BundleFixture(metadata: Garden.metadata([Garden.action("Find")]))
            bundle.propertyListExtra = """
                <key>com.apple.developer.associated-domains</key><array><string>applinks:garden.example</string></array>
                """
            let find: ProbeApp.Action = { _, _ in .finished(PerformedResult(opened: OpenedValue(url: link))) }
            try await system.install(bundle, ProbeApp(Self.app, actions: ["Find": find]))
            let report = try await system.client.run("Find")
            #expect(report.outcome == .success)
            #expect(report.opened == OpenedValue(url: link))
        }
    }

    @Test("a link that would start a program is refused, and the run says so")
    func refusedLink() async throws {
        let links = Links()
        try await TestSystem.run(links: links) { system in
            try await install(["Find": OpenedValue(url: "file:///tmp/evil.desktop")], in: system)
            let report = try await system.client.run("Find")
            #expect(report.outcome == .failure)
            #expect(report.value == .string("Find"))
            #expect(
                report.error
                    == RunError(
                        .linkRefused,
                        "com.example.garden/Find is done, but the link that it opens is not: links of the scheme “file” "
                            + "are never opened, whatever app declares it as its own; http, https, mailto, tel, sms, geo "
                            + "are opened."))
            #expect(links.opened.withLock { $0 }.isEmpty)
        }
    }
}
