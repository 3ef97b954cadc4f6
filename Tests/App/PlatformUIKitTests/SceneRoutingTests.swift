import AppIntents
import Foundation
import PlatformUIKit
import Testing

@MainActor @Suite struct SceneRoutingTests {
    struct ShowTrail: UISceneAppIntent {
        static let title: LocalizedStringResource = "Show Trail"
        var contentIdentifier: String { "trail.7" }
        func performNavigation(forScene scene: UIScene) { scene.title = "Trail 7" }
    }

    final class Delegate: NSObject, AppIntentSceneDelegate {
        var shown: [String] = []
        func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent) {
            shown.append(appIntent.contentIdentifier)
        }
    }

    private func scene(_ identifier: String, in application: UIApplication) -> UIScene {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let session = UISceneSession(persistentIdentifier: identifier, configuration: configuration)
        let scene = UIWindowScene(session: session, connectionOptions: .init())
        application.connect(scene)
        return scene
    }

    private func accepting(_ prefix: String) -> NSPredicate {
        NSPredicate { value, _ in (value as? String)?.hasPrefix(prefix) == true }
    }

    @Test func aSceneThatPrefersTheContentComesBeforeOneThatCanShowIt() {
        let application = UIApplication()
        _ = scene("a", in: application)
        let preferring = scene("b", in: application)
        preferring.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = accepting("trail.")
        #expect(application.scene(forTargetContentIdentifier: "trail.7") === preferring)
        #expect(application.scene(forTargetContentIdentifier: "hut.1")?.session.persistentIdentifier == "a")
    }

    @Test func aSceneThatCannotShowTheContentIsLeftOut() {
        let application = UIApplication()
        let only = scene("a", in: application)
        only.activationConditions.canActivateForTargetContentIdentifierPredicate = accepting("hut.")
        #expect(application.scene(forTargetContentIdentifier: "trail.7") == nil)
    }

    @Test func amongEqualsTheSceneInFrontComesFirst() {
        let application = UIApplication()
        _ = scene("a", in: application)
        let front = scene("b", in: application)
        front.activationState = .foregroundActive
        #expect(application.scene(forTargetContentIdentifier: "trail.7") === front)
        #expect(application.applicationState == .active)
    }

    @Test func aDelegateForIntentsGetsTheIntentBeforeTheRun() async {
        let application = UIApplication()
        let scene = scene("a", in: application)
        let delegate = Delegate()
        scene.delegate = delegate
        let seen = await application.route(ShowTrail()) { (delegate.shown, ShowTrail().uiScene === scene) }
        #expect(seen.0 == ["trail.7"])
        #expect(seen.1)
        #expect(scene.title == "")
    }

    @Test func withoutSuchADelegateTheIntentNavigatesItself() async {
        let application = UIApplication()
        let scene = scene("a", in: application)
        await application.route(ShowTrail()) {}
        #expect(scene.title == "Trail 7")
        #expect(ShowTrail().uiScene == nil)
    }

    @Test func aNewSceneFindsItsIntentInTheOptions() {
        let options = UIScene.ConnectionOptions(appIntent: ShowTrail())
        #expect(options.appIntent?.contentIdentifier == "trail.7")
        #expect(UIScene.ConnectionOptions().appIntent == nil)
    }
}

@MainActor @Suite struct ApplicationTests {
    @Test func whetherAURLWasOpenedIsWhatTheDesktopsCommandSays() async {
        let application = UIApplication()
        let url = URL(string: "https://example.org")!
        application.opener = URLOpener(command: URL(fileURLWithPath: "/bin/true"))
        #expect(await application.open(url))
        #expect(application.canOpenURL(url))
        application.opener = URLOpener(command: URL(fileURLWithPath: "/bin/false"))
        #expect(await application.open(url) == false)
        application.opener = URLOpener(command: URL(fileURLWithPath: "/nonexistent/open"))
        #expect(await application.open(url) == false)
        #expect(!application.canOpenURL(url))
    }

    @Test func aTipKeepsItsIntentAndAButtonItsStyle() {
        let tip = SiriTipUIView(style: .dark)
        tip.setIntent(intent: SceneRoutingTests.ShowTrail())
        #expect(tip.intent is SceneRoutingTests.ShowTrail)
        #expect(tip.isPresented && tip.allowsDismissal)
        #expect(ShortcutsUIButton(style: .lightOutline).style == .lightOutline)
    }

    @Test func imagesKeepTheirDataAndStateTheSizeOfAPNG() {
        var png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
        png += Data("IHDR".utf8) + Data([0, 0, 1, 0, 0, 0, 0, 32])
        let image = UIImage(data: png)
        #expect(image?.size == CGSize(width: 256, height: 32))
        #expect(image?.pngData() == png)
        #expect(image?.jpegData(compressionQuality: 1) == nil)
        #expect(UIImage(data: Data("text".utf8)) == nil)
    }

    @Test func coloursAreEqualByTheirParts() {
        #expect(UIColor.red.withAlphaComponent(1) == UIColor.red)
        #expect(UIColor.red != UIColor.blue)
    }
}

@MainActor @Suite struct ColourTests {
    @Test func aHueIsMixedOfThreeParts() {
        #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
        #expect(UIColor(hue: 2.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .blue)
        #expect(UIColor(hue: 0.3, saturation: 0, brightness: 0.5, alpha: 1) == .gray)
    }

    @Test func aColourThatDiffersIsTheOneOfSurroundingsThatTellNothing() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color == .black)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .black)
        var (red, alpha): (CGFloat, CGFloat) = (0, 0)
        UIColor.orange.getRed(&red, green: nil, blue: nil, alpha: &alpha)
        #expect(red == 1 && alpha == 1)
    }

    @Test func anImageThatNothingDrawsIsEmpty() {
        var drawn: CGSize?
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { drawn = $0.bounds.size }
        #expect(drawn == CGSize(width: 4, height: 2))
        #expect(image.pngData() == nil)
    }
}
