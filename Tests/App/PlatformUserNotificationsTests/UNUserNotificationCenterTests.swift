import PlatformUserNotifications
import Testing

struct UNUserNotificationCenterTests {
    private let center = UNUserNotificationCenter.current()

    @Test("Nobody can give permission, and the settings say so")
    func permission() async throws {
        #expect(try await !center.requestAuthorization(options: [.alert, .sound]))
        #expect(await center.notificationSettings().authorizationStatus == .denied)
    }

    @Test("Adding a notification says that nothing shows it")
    func requests() async {
        let request = UNNotificationRequest(identifier: "tea", content: UNMutableNotificationContent(), trigger: nil)
        let error = await #expect(throws: UNError.self) { try await center.add(request) }
        #expect(
            error?.description
                == "The notification “tea” is not shown: nothing shows notifications of apps on Linux. "
                + "Ask requestAuthorization(options:) first and tell the person in another way.")
        let told = await withCheckedContinuation { done in
            center.add(request) { done.resume(returning: $0 as? UNError) }
        }
        #expect(told == error)
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    @Test("A request keeps what its content said at that time")
    func contents() {
        let content = UNMutableNotificationContent()
        content.body = "Soon"
        content.sound = .default
        content.userInfo["cup"] = 3
        content.badge = 2
        content.interruptionLevel = .timeSensitive
        let request = UNNotificationRequest(identifier: "tea", content: content, trigger: nil)
        content.body = "Too late"
        #expect(request.content.body == "Soon")
        #expect(request.content.sound == .default)
        #expect(request.content.badge == 2)
        #expect(request.content.interruptionLevel == .timeSensitive)
        #expect(request.content.userInfo["cup"] as? Int == 3)
    }

    @Test("A calendar trigger knows its next date")
    func triggers() throws {
        var components = DateComponents()
        components.minute = 30
        let next = try #require(
            UNCalendarNotificationTrigger(dateMatching: components, repeats: true).nextTriggerDate())
        #expect(next > Date())
        #expect(Calendar.current.component(.minute, from: next) == 30)
    }
}
