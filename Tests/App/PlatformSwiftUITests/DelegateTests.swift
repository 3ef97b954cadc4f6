import IntentsHost
import Testing

@testable import PlatformSwiftUI

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
        func applicationWillResignActive(_ application: UIApplication) { heard.append("leaving the front") }
        func applicationDidEnterBackground(_ application: UIApplication) { heard.append("behind") }
        func applicationWillTerminate(_ application: UIApplication) { heard.append("end") }
        func applicationWillFinishLaunching(_ notification: Notification) { heard.append("starting") }
        func applicationDidFinishLaunching(_ notification: Notification) { heard.append("started") }
        func applicationDidBecomeActive(_ notification: Notification) { heard.append("front") }
        func applicationDidResignActive(_ notification: Notification) { heard.append("behind") }
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
        application.didGoBehind()
        application.didGoBehind()
        #expect(application.applicationState == .background)
        application.willTerminate()
        #expect(delegate.heard == ["started", "front", "leaving the front", "behind", "end"])
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
        application.didGoBehind()
        #expect(!application.isActive)
        application.willTerminate()
        #expect(delegate.heard == ["starting", "started", "front", "behind", "end"])
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

    @Test func scenesGoBehindWithTheirApp() {
        let application = UIApplication()
        let scene = UIScene(
            session: UISceneSession(
                configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)),
            connectionOptions: UIScene.ConnectionOptions())
        scene.activationState = .foregroundActive
        application.connect(scene)
        application.didComeToFront()
        application.didGoBehind()
        #expect(scene.activationState == .background)
        #expect(application.applicationState == .background)
    }

    @Test func thePhaseOfScenesFollowsTheApp() {
        defer {
            AppIntentsHost.events.wentBehind()
            AppIntentsHost.events = HostEvents()
        }
        AppLife.listen()
        #expect(EnvironmentValues().scenePhase == .background)
        AppIntentsHost.events.cameToFront()
        #expect(EnvironmentValues().scenePhase == .active)
        #expect(UIApplication.shared.applicationState == .active)
        #expect(NSApplication.shared.isActive)
        AppIntentsHost.events.wentBehind()
        #expect(EnvironmentValues().scenePhase == .background)
        #expect(UIApplication.shared.applicationState == .background)
        #expect(!NSApplication.shared.isActive)
        var set = EnvironmentValues()
        set.scenePhase = .inactive
        #expect(set.scenePhase == .inactive)
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
