import AppIntents
import UserNotifications

struct RemindMe: AppIntent {
    static let title: LocalizedStringResource = "Remind Me"

    @Parameter(title: "Text") var text: String
    @Parameter(title: "Hour") var hour: Int

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let center = UNUserNotificationCenter.current()
        let settings = await center.notificationSettings()
        guard settings.authorizationStatus != .denied || settings.authorizationStatus == .provisional else {
            return .result(dialog: "Notifications are off.")
        }
        guard try await center.requestAuthorization(options: [.alert, .sound, .badge]) else {
            return .result(dialog: "You said no.")
        }
        let content = UNMutableNotificationContent()
        content.title = "Reminder"
        content.body = text
        content.sound = .default
        content.interruptionLevel = .timeSensitive
        content.userInfo = ["text": text]
        var components = DateComponents()
        components.hour = hour
        let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
        let request = UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger)
        try await center.add(request)
        center.removePendingNotificationRequests(withIdentifiers: ["old"])
        return .result(dialog: "I will.")
    }
}

final class BellDelegate: NSObject, UNUserNotificationCenterDelegate {
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([.banner, .sound]) }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        guard response.actionIdentifier == UNNotificationDefaultActionIdentifier else { return }
        print(response.notification.request.content.userInfo)
    }
}

func callForBell() {
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, error in
        print(granted, error as Any)
    }
    UNUserNotificationCenter.current().add(
        UNNotificationRequest(
            identifier: "bell", content: UNMutableNotificationContent(),
            trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)))
}
