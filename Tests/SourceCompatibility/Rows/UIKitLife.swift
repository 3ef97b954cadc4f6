import AppIntents
import AppKit
import UIKit

struct ShareReport: AppIntent {
    static let title: LocalizedStringResource = "Share Report"

    @MainActor func perform() async throws -> some IntentResult {
        let task = UIApplication.shared.beginBackgroundTask(withName: "report") {}
        defer { if task != .invalid { UIApplication.shared.endBackgroundTask(task) } }
        UIPasteboard.general.string = "Report"
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
        let alert = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
        windows.first { $0.isKeyWindow }?.rootViewController?.present(alert, animated: true)
        print(UIDevice.current.userInterfaceIdiom == .pad, UIDevice.current.model, UIScreen.main.bounds.width)
        UIAccessibility.post(notification: .announcement, argument: "Done")
        return .result()
    }
}

final class ReportScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        print(URLContexts.map(\.url))
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(shortcutItem.type == "report") }

    func sceneWillResignActive(_ scene: UIScene) {}
    func sceneWillEnterForeground(_ scene: UIScene) {}
}

@MainActor func desk() {
    NSSound.beep()
    print(NSColor.windowBackgroundColor, NSRunningApplication.current.localizedName as Any)
    print(NSWorkspace.shared.runningApplications.count, NSWorkspace.shared.frontmostApplication as Any)
    print(UIFont.preferredFont(forTextStyle: .body), UIColor.systemGray6, UITraitCollection.current.userInterfaceStyle)
}
