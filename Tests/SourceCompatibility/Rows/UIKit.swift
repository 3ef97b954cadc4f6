import AppIntents
import SwiftUI
import UIKit

struct ShowBerth: UISceneAppIntent {
    static let title: LocalizedStringResource = "Show Berth"

    @Parameter(title: "Berth") var berth: Int

    func performNavigation(forScene scene: UIScene) {
        scene.title = "Berth \(berth)"
    }
}

func berthPicture() -> DisplayRepresentation {
    DisplayRepresentation(
        title: "Berth", subtitle: nil,
        image: DisplayRepresentation.Image(systemName: "ferry", tintColor: .systemBlue, symbolConfiguration: nil))
}

struct ShowPier: UISceneAppIntent {
    static let title: LocalizedStringResource = "Show Pier"

    func perform() async throws -> some IntentResult {
        print(uiScene == nil)
        return .result()
    }
}

class BerthSceneDelegate: UIResponder, UIWindowSceneDelegate, AppIntentSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        if let intent = connectionOptions.appIntent as? ShowBerth { print(intent.berth) }
        let conditions = UISceneActivationConditions()
        conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
        conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate { value, _ in
            (value as? String) == "berth"
        }
        scene.activationConditions = conditions
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent) {
        print(appIntent.contentIdentifier)
    }
}

class HarbourAppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}

class TipController: UIViewController {
    let tip = SiriTipUIView(style: .automatic)
    let button = ShortcutsUIButton(style: .automaticOutline)

    override func viewDidLoad() {
        super.viewDidLoad()
        tip.setIntent(intent: ShowPier())
        tip.allowsDismissal = true
        tip.isPresented = true
        view.addSubview(tip)
        view.addSubview(button)
    }
}

struct OpenTideTable: AppIntent {
    static let title: LocalizedStringResource = "Open the Tide Table"

    @MainActor
    func perform() async throws -> some IntentResult {
        if let url = URL(string: "https://example.org"), UIApplication.shared.canOpenURL(url) {
            await UIApplication.shared.open(url)
            UIPasteboard.general.string = url.absoluteString
        }
        return .result()
    }
}

@MainActor @ViewBuilder func picture(_ data: Data) -> some View {
    (UIImage(data: data) ?? UIImage(systemName: "photo")).map { Image(uiImage: $0) }
    Text("Picture").foregroundStyle(Color(uiColor: .red.withAlphaComponent(0.5)))
}
