import Foundation
import IntentsLink
import IntentsModel
import Testing

@testable import IntentsHost

@Suite(.timeLimit(.minutes(5)))
struct HostLaunchTests {
    /// A bundle's folder with an executable's place in it.
    private func executable(propertyList: String?) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "host-\(UUID().uuidString.prefix(8)).app")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if let propertyList {
            try Data(propertyList.utf8).write(to: folder.appendingPathComponent("Info.plist"))
        }
        return folder.appendingPathComponent("Garden").path
    }

    private func launch(_ executable: String, _ environment: [String: String] = [:]) throws -> HostLaunch {
        defer { try? FileManager.default.removeItem(atPath: (executable as NSString).deletingLastPathComponent) }
        return try HostLaunch(environment: environment, executable: executable, usualKind: .app, userID: 7)
    }

    @Test func aProcessThatAPersonStartedIsNamedByThePropertyListBesideIt() throws {
        let path = try executable(
            propertyList: """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.garden</string></dict></plist>
                """)
        let launch = try launch(path, ["XDG_RUNTIME_DIR": "/run/user/7"])
        #expect(launch.bundleIdentifier == "org.example.garden")
        #expect(launch.link == .socket("/run/user/7/open-app-intents/intentsd.socket"))
        #expect(launch.kind == .app)
    }

    @Test func outsideABundleAProgramSaysWhatToDo() throws {
        let failure = HostFailure(
            .unavailable,
            "The program is not in an app bundle: build one with `intents build`, install it with `intents install`, and start it with `intents open`."
        )
        let path = try executable(propertyList: nil)
        #expect(throws: failure) { try launch(path) }
    }

    @Test func aBundleWithoutAnIdentifierIsRefused() throws {
        let path = try executable(propertyList: "<plist><dict></dict></plist>")
        let list = (path as NSString).deletingLastPathComponent + "/Info.plist"
        let failure = HostFailure(
            .unavailable, "“\(list)” names no CFBundleIdentifier: build the bundle again with `intents build`.")
        #expect(throws: failure) { try launch(path) }
    }

    @Test(arguments: ["three", "-1", "99999"])
    func aDescriptorThatIsNoLinkIsRefused(text: String) {
        let failure = HostFailure(
            .unavailable,
            "OPEN_APP_INTENTS_LINK is “\(text)”, which is no link to the system: unset it, or start the program with `intents open`."
        )
        #expect(throws: failure) {
            try HostLaunch(
                environment: [LinkEnvironment.descriptor: text], executable: "/nowhere", usualKind: .app, userID: 7)
        }
    }

    @Test func withoutADaemonTheProgramSaysHowToStartOne() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/host-\(UUID().uuidString.prefix(8))"
        let path = try executable(
            propertyList:
                "<plist version=\"1.0\"><dict><key>CFBundleIdentifier</key><string>org.example.garden</string></dict></plist>"
        )
        let launch = try launch(path, ["XDG_RUNTIME_DIR": folder])
        let failure = HostFailure(
            .unavailable,
            "The intents daemon is not running, so nobody can use this program's intents: start it with `intents daemon start`, or start the program with `intents open`."
        )
        #expect(throws: failure) { try launch.connect(handlers: LinkHandlers()) }
    }

    @Test func aProgramHasExactlyOneService() throws {
        #expect(throws: HostFailure(.software, "There are no App Intents in this program: link it with AppIntents.")) {
            try AppIntentsHost.service(among: [Int.self])
        }
        let two = HostFailure(
            .software,
            "AppIntents is in this program 2 times (IntentsHostTests.Garden, IntentsHostTests.Garden): link it once, and not also inside a library."
        )
        #expect(throws: two) { try AppIntentsHost.service(among: [Garden.self, Garden.self]) }
        #expect(try AppIntentsHost.service(among: [Garden.self]) is Garden)
    }

    @Test func theServiceIsFoundByTheConformanceWalk() {
        let types = ConformanceWalk.types(conformingTo: (any HostService).self)
        #expect(types.contains { $0 == Garden.self })
    }
}
