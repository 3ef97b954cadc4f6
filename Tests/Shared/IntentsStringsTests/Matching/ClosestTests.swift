import IntentsStrings
import Testing

@Suite("Guessing what was meant")
struct ClosestTests {
    static let names = ["navigationOption", "landmark", "latitude", "longitude", "isOn"]

    @Test(
        "names the nearest candidate",
        arguments: [
            ("landmrk", "landmark"), ("LANDMARK", "landmark"), ("lattitude", "latitude"), ("altitude", "latitude"),
            ("navigation", "navigationOption"), ("ladnmark", "landmark"), ("isno", "isOn"),
        ])
    func nearest(text: String, expected: String) {
        #expect(closest(to: text, in: Self.names) == expected)
    }

    @Test("names nothing when nothing is near", arguments: ["", "x", "weather", String(repeating: "a", count: 10_000)])
    func nothing(text: String) {
        #expect(closest(to: text, in: Self.names) == nil)
    }

    @Test("prefers the first of equally near ones")
    func first() {
        #expect(closest(to: "cat", in: ["bat", "hat"]) == "bat")
    }

    @Test("one that differs in case alone is nearer than any other")
    func sameButForCase() {
        #expect(closest(to: "planTrip", in: ["plan-trip", "PlanTripAgain", "PlanTrip"]) == "PlanTrip")
    }

    @Test("names nothing without candidates")
    func empty() {
        #expect(closest(to: "cup", in: []) == nil)
    }
}
