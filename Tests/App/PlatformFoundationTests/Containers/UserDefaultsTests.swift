import PlatformFoundation
import Testing

@Suite struct UserDefaultsTests {
    @Test func aSettingIsReadAndRemovedByKeyValueCoding() throws {
        let suite = "org.openappintents.tests.\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        defaults.setValue(["a.b"], forKey: "list.of.names")
        #expect(defaults.value(forKey: "list.of.names") as? [String] == ["a.b"])
        defaults.setValue(nil, forKey: "list.of.names")
        #expect(defaults.value(forKey: "list.of.names") == nil)
    }

    @Test func savedActivitiesAreForgottenAtOnce() async {
        await withCheckedContinuation { done in NSUserActivity.deleteAllSavedUserActivities { done.resume() } }
        await withCheckedContinuation { done in
            NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["reef"]) { done.resume() }
        }
        #expect(!NSUserActivity(activityType: "org.example.reef").needsSave)
    }
}
