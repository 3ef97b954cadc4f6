import Foundation
import PlatformFoundation
import Testing

@Suite struct NotificationTests {
    private let watered = Notification.Name("watered")

    @Test func notificationsArriveInTheOrderInWhichTheyArePosted() async {
        let center = NotificationCenter()
        var notifications = center.notifications(named: watered).makeAsyncIterator()
        center.post(name: watered, object: nil, userInfo: ["bed": 1])
        center.post(name: Notification.Name("other"), object: nil)
        center.post(name: watered, object: nil, userInfo: ["bed": 2])
        #expect(await notifications.next()?.userInfo?["bed"] as? Int == 1)
        #expect(await notifications.next()?.userInfo?["bed"] as? Int == 2)
    }

    @Test func aCancelledTaskWaitsForNoNotification() async {
        let center = NotificationCenter()
        let waiting = Task { [watered] in
            var count = 0
            for await _ in center.notifications(named: watered) { count += 1 }
            return count
        }
        waiting.cancel()
        #expect(await waiting.value == 0)
    }

    private final class Garden: @unchecked Sendable {
        // Unchecked: a callback runs where the notification is posted, which is in one test.
        var heard: [String] = []
    }

    @Test func theFunctionsOfCoreFoundationReachThisProcess() throws {
        let garden = Garden()
        let mark = Unmanaged.passUnretained(garden).toOpaque()
        let center = try #require(CFNotificationCenterGetDarwinNotifyCenter())
        let name = "org.example.watered.\(UUID().uuidString)"
        CFNotificationCenterAddObserver(
            center, mark,
            { _, observer, name, _, _ in
                guard let observer, let name else { return }
                Unmanaged<Garden>.fromOpaque(observer).takeUnretainedValue().heard.append(name.rawValue as String)
            }, name as CFString, nil, .deliverImmediately)
        CFNotificationCenterPostNotification(center, CFNotificationName(name as CFString), nil, nil, true)
        CFNotificationCenterPostNotification(center, CFNotificationName("other" as CFString), nil, nil, true)
        #expect(garden.heard == [name])
        CFNotificationCenterRemoveObserver(center, mark, CFNotificationName(name as CFString), nil)
        CFNotificationCenterPostNotification(center, CFNotificationName(name as CFString), nil, nil, true)
        #expect(garden.heard == [name])
    }
}
