import AppIntents

struct DescribeRun: AppIntent {
    static let title: LocalizedStringResource = "Describe Run"

    @Parameter(title: "Distance") var distance: Measurement<UnitLength>
    @Parameter(title: "Runner") var runner: IntentPerson

    func perform() async throws -> some IntentResult & ReturnsValue<AttributedString> {
        var text = try AttributedString(markdown: "**Run** of *today*, [more](https://example.org)")
        text += AttributedString(localized: "in \(distance.formatted(.measurement(width: .abbreviated, usage: .road)))")
        var end = AttributedString("done")
        end.inlinePresentationIntent = .stronglyEmphasized
        text += end
        return .result(value: text)
    }
}

func foundationOfApps() throws {
    var name = PersonNameComponents()
    name.givenName = "Ada"
    print(name.formatted(), name.formatted(.name(style: .short)))
    let store = NSUbiquitousKeyValueStore.default
    store.set("x", forKey: "y")
    store.synchronize()
    let process = ProcessInfo.processInfo
    print(process.isLowPowerModeEnabled, process.thermalState == .nominal, process.isiOSAppOnMac)
    process.performExpiringActivity(withReason: "x") { expired in print(expired) }
    let file = URL.documentsDirectory.appending(path: "log.txt")
    var isStale = false
    let bookmark = try file.bookmarkData(options: .withSecurityScope)
    print(try URL(resolvingBookmarkData: bookmark, options: .withoutUI, bookmarkDataIsStale: &isStale).formatted())
    let activity = NSUserActivity(activityType: "run")
    activity.suggestedInvocationPhrase = "Start run"
    activity.becomeCurrent()
    activity.resignCurrent()
    activity.invalidate()
    print(CFAbsoluteTimeGetCurrent())
    let provider = NSItemProvider(object: "x" as NSString)
    provider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, error in
        print(data as Any, error as Any)
    }
}
