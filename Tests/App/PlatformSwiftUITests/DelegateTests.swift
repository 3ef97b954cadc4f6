import PlatformSwiftUI
import Testing

// Serialised: a process has one application, and one delegate.
@MainActor @Suite(.serialized) struct DelegateTests {
    final class Delegate: NSObject, UIApplicationDelegate, NSApplicationDelegate {
        var heard: [String] = []

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            heard.append("started")
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { heard.append("front") }
        func applicationWillTerminate(_ application: UIApplication) { heard.append("end") }
        func applicationWillFinishLaunching(_ notification: Notification) { heard.append("starting") }
        func applicationDidFinishLaunching(_ notification: Notification) { heard.append("started") }
        func applicationDidBecomeActive(_ notification: Notification) { heard.append("front") }
        func applicationWillTerminate(_ notification: Notification) { heard.append("end") }
    }

    private struct Phone: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some Scene { WindowGroup { Text("x") } }
    }

    private struct Desktop: App {
        @NSApplicationDelegateAdaptor private var delegate: Delegate
        var body: some Scene { WindowGroup { Text("x") } }
    }

    @Test func anAdaptorMakesTheDelegateWithTheApp() throws {
        defer { UIApplication.shared.delegate = nil }
        let app = Phone()
        #expect(UIApplication.shared.delegate === app.delegate)
        app.delegate.heard.append("seen")
        #expect(app.delegate.heard == ["seen"])
    }

    @Test func theDelegateOfAPhoneHearsOfTheAppsLife() {
        let application = UIApplication()
        let delegate = Delegate()
        application.delegate = delegate
        application.didFinishLaunching()
        #expect(application.applicationState == .background)
        application.didComeToFront()
        application.didComeToFront()
        #expect(application.applicationState == .active)
        application.willTerminate()
        #expect(delegate.heard == ["started", "front", "end"])
    }

    @Test func theDelegateOfADesktopHearsOfTheAppsLife() throws {
        defer { NSApplication.shared.delegate = nil }
        _ = Desktop()
        let delegate = try #require(NSApplication.shared.delegate as? Delegate)
        let application = NSApplication()
        application.delegate = delegate
        application.didFinishLaunching()
        application.didComeToFront()
        #expect(application.isActive)
        application.willTerminate()
        #expect(delegate.heard == ["starting", "started", "front", "end"])
    }

    @Test func whoListensHearsWithoutADelegate() {
        var heard: [Notification.Name] = []
        let application = UIApplication()
        var subscriptions = Set<AnyCancellable>()
        for name in [UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification] {
            NotificationCenter.default.publisher(for: name, object: application).sink { heard.append($0.name) }
                .store(in: &subscriptions)
        }
        application.didFinishLaunching()
        application.didComeToFront()
        #expect(
            heard == [UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification])
    }

    @Test func aURLOfTheAppsOwnIsOpenedInTheApp() async throws {
        var opened: [String] = []
        OwnURLs.current = OwnURLs(schemes: ["Harbour"]) { opened.append($0.absoluteString) }
        defer { OwnURLs.current = nil }
        let nobody = URLOpener(command: URL(fileURLWithPath: "/nonexistent/open"))
        #expect(await nobody.open(try #require(URL(string: "harbour://ship/7"))))
        #expect(await nobody.open(try #require(URL(string: "other://ship/7"))) == false)
        #expect(opened == ["harbour://ship/7"])
    }
}
