import PlatformCombine
import Testing

struct NotificationPublisherTests {
    @Test("Notifications of a name are delivered until the subscription is cancelled")
    func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("tide")
        var heights: [Int] = []
        let subscription = center.publisher(for: name).sink { heights.append($0.userInfo?["height"] as? Int ?? 0) }
        center.post(name: name, object: nil, userInfo: ["height": 3])
        center.post(name: Notification.Name("wind"), object: nil)
        subscription.cancel()
        center.post(name: name, object: nil, userInfo: ["height": 4])
        #expect(heights == [3])
    }
}
