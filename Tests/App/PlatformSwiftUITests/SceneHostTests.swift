import IntentsModel
import PlatformSwiftUI
import Testing

/// What the windows of an app do with events.
@MainActor @Suite struct SceneHostTests {
    final class Log: ObservableObject {
        var entries: [String] = []
    }

    private struct Place: View {
        @EnvironmentObject var log: Log
        let name: String
        @State private var count = 0

        var body: some View {
            Text(verbatim: name)
                .onOpenURL {
                    count += 1
                    log.entries.append("\(name) opens \($0.absoluteString), \(count)")
                }
                .onContinueUserActivity("org.example.look") {
                    log.entries.append("\(name) continues \($0.activityType)")
                }
        }
    }

    private struct Harbour: App {
        static var log = Log()

        var body: some Scene {
            WindowGroup { Place(name: "main") }
                .environmentObject(Self.log)
            Window("Ships", id: "ships") {
                Place(name: "ships").handlesExternalEvents(preferring: ["ship"], allowing: [])
            }
            .handlesExternalEvents(matching: ["ship"])
            .environmentObject(Self.log)
            if Self.log.entries.isEmpty {
                Quays()
            }
            Settings { Place(name: "settings") }
        }
    }

    private struct Quays: Scene {
        var body: some Scene {
            Group {
                WindowGroup("Quays", id: "quays") { Place(name: "quays") }
            }
            .handlesExternalEvents(matching: ["quay"])
            .environmentObject(Harbour.log)
            .commands { CommandMenu("Quay") { Button("Moor") {} } }
        }
    }

    private func host() -> SceneHost {
        Harbour.log = Log()
        return SceneHost(of: Harbour())
    }

    private func url(_ text: String) throws -> SceneEvent { .url(try #require(URL(string: text))) }

    @Test func anEventThatNoWindowIsForGoesToTheFirst() throws {
        let host = host()
        #expect(try host.deliver(url("harbour://elsewhere")))
        #expect(Harbour.log.entries == ["main opens harbour://elsewhere, 1"])
    }

    @Test func anEventGoesToTheWindowWhoseDeclarationIsForIt() throws {
        let host = host()
        #expect(try host.deliver(url("harbour://ship/7")))
        #expect(Harbour.log.entries == ["ships opens harbour://ship/7, 1"])
    }

    @Test func aSceneInsideOthersIsFound() throws {
        let host = host()
        try host.deliver(url("harbour://quay/3"))
        #expect(Harbour.log.entries == ["quays opens harbour://quay/3, 1"])
    }

    @Test func anOpenWindowThatWantsAnEventComesFirstAndThenStaysInFront() throws {
        let host = host()
        try host.deliver(url("harbour://elsewhere"))
        try host.deliver(url("harbour://ship/7"))
        try host.deliver(url("harbour://nothing"))
        #expect(Harbour.log.entries.last == "ships opens harbour://nothing, 2")
    }

    @Test func aWindowKeepsTheStateOfItsViewFromEventToEvent() throws {
        let host = host()
        try host.deliver(url("harbour://1"))
        try host.deliver(url("harbour://2"))
        #expect(Harbour.log.entries.last == "main opens harbour://2, 2")
    }

    @Test func anActivityReachesTheViewThatWaitsForItsKind() throws {
        let host = host()
        #expect(host.deliver(.activity(NSUserActivity(activityType: "org.example.look"))))
        #expect(!host.deliver(.activity(NSUserActivity(activityType: "org.example.other"))))
        let ship = NSUserActivity(activityType: "org.example.look")
        ship.targetContentIdentifier = "ship.7"
        host.deliver(.activity(ship))
        #expect(Harbour.log.entries == ["main continues org.example.look", "ships continues org.example.look"])
    }

    @Test func anAppWithoutWindowsDealsWithNothing() throws {
        struct Silent: App {
            var body: some Scene { Settings { Text("Settings") } }
        }
        #expect(try !SceneHost(of: Silent()).deliver(url("harbour://1")))
    }

    @Test func viewsWithoutEndLoseNoEventOfThoseBeforeThem() throws {
        struct Endless: View {
            var body: some View { VStack { Endless() } }
        }
        struct Deep: App {
            static var seen = 0
            var body: some Scene {
                WindowGroup { Endless().onOpenURL { _ in Self.seen += 1 } }
            }
        }
        #expect(try SceneHost(of: Deep()).deliver(url("harbour://1")))
        #expect(Deep.seen == 1)
    }

    @Test func aReadingForLooksDealsWithNothing() throws {
        let node = viewNode(of: Text("x").onOpenURL { _ in Issue.record("No URL came.") })
        #expect(node.attributes["onOpenURL"] == .bool(true))
    }
}
