import IntentsLink
import IntentsModel
import ProbeApp
import Testing

@testable import IntentsSystem

@Suite("Records that are broken or not for here", .timeLimit(.minutes(5)))
struct DamageTests {
    @Test("KP-53: a broken record is an error of its own app only") func brokenRecord() async throws {
        try await TestSystem.run { system in
            try await system.install(BundleFixture(metadata: Garden.metadata([Garden.action("Water")])))
            let shop = BundleFixture(
                identifier: "com.example.shop", name: "Shop", metadata: Garden.metadata([Garden.action("Sell")]))
            system.launcher.add(ProbeApp("com.example.shop", actions: ["Sell": { _, _ in .value("sold") }]))
            _ = try await system.client.send(InstallRequest(path: shop.write(to: system.folder.path, as: "Shop.app")))
            let store = try Store(path: system.locations.storePath)
            try await store.write(.full) {
                try $0.run("UPDATE bundles SET metadata = ? WHERE identifier = ?", "{", "com.example.garden")
            }
            let report = try await system.client.run("Water")
            #expect(report.outcome == .failure)
            #expect(report.error?.code == .storeFailed)
            #expect(
                report.error?.message
                    == "The record of com.example.garden is damaged: its metadata cannot be read. Install the app again."
            )
            #expect(try await system.client.run("Sell").value == .string("sold"))
            #expect(try await system.client.send(ListAppsRequest()).count == 2)
        }
    }

    @Test("KP-30: an action that is not available here says so, and no list has it")
    func unavailable() async throws {
        try await TestSystem.run { system in
            var action = Garden.action("Water")
            action.availability = [
                AvailabilityDescription(platform: "Linux", isUnavailable: true, message: "Needs a pump.")
            ]
            try await system.install(BundleFixture(metadata: Garden.metadata([action])))
            #expect(try await system.client.send(ListActionsRequest(locale: "en")) == [])
            let report = try await system.client.run("Water")
            #expect(report.outcome == .unavailable)
            #expect(
                report.error?.message
                    == "com.example.garden/Water is declared @available(Linux, unavailable): Needs a pump.")
        }
    }

    @Test("KP-43: statements about other platforms mean nothing here") func otherPlatforms() {
        var action = Garden.action("Water")
        action.availability = [
            AvailabilityDescription(platform: "iOS", introducedVersion: "99.0"),
            AvailabilityDescription(platform: "iOSApplicationExtension", isUnavailable: true),
        ]
        #expect(action.isOffered)
    }
}
