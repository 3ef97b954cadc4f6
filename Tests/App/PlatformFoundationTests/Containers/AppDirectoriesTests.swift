import Foundation
import Testing

@testable import PlatformFoundation

@Suite("Folders of an app")
struct AppDirectoriesTests {
    @Test("an installed app keeps its files in its container")
    func container() {
        let folders = AppDirectories(environment: [
            "OPEN_APP_INTENTS_CONTAINER": "/c/org.example.app", "HOME": "/home/ada",
        ])
        #expect(folders.documents.path == "/c/org.example.app/Documents")
        #expect(folders.library.path == "/c/org.example.app/Library")
        #expect(folders.applicationSupport.path == "/c/org.example.app/Library/Application Support")
        #expect(folders.caches.path == "/c/org.example.app/Library/Caches")
    }

    @Test("a process without a container keeps them where the person does", arguments: [nil, "", "relative"])
    func person(container: String?) {
        var environment = ["HOME": "/home/ada"]
        environment["OPEN_APP_INTENTS_CONTAINER"] = container
        let folders = AppDirectories(environment: environment)
        #expect(folders.documents.path == "/home/ada/Documents")
        #expect(folders.library.path == "/home/ada/.local/share")
        #expect(folders.caches.path == "/home/ada/.cache")
    }

    @Test("the folders of this process are those of its environment")
    func current() {
        let folders = AppDirectories(environment: ProcessInfo.processInfo.environment)
        #expect(URL.documentsDirectory == folders.documents)
        #expect(URL.applicationSupportDirectory == folders.applicationSupport)
    }

    @Test("a group's folder lies beside the containers, and its name cannot lead elsewhere")
    func group() {
        let installed = AppDirectories(environment: ["OPEN_APP_INTENTS_CONTAINER": "/d/Containers/org.example.app"])
        #expect(installed.group("group.a")?.path == "/d/GroupContainers/group.a")
        let loose = AppDirectories(environment: ["HOME": "/home/ada"])
        #expect(loose.group("group.a")?.path == "/home/ada/.local/share/open-app-intents/GroupContainers/group.a")
        let elsewhere = AppDirectories(environment: ["HOME": "/home/ada", "XDG_DATA_HOME": "/data"])
        #expect(elsewhere.group("group.a")?.path == "/data/open-app-intents/GroupContainers/group.a")
        for name in ["", ".", "..", "a/b", "/etc"] { #expect(loose.group(name) == nil) }
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../x") == nil)
    }

    @Test("scoped access is always granted")
    func scope() {
        let file = URL(filePath: "/etc/hosts")
        #expect(file.startAccessingSecurityScopedResource())
        file.stopAccessingSecurityScopedResource()
        #expect(autoreleasepool { 3 } == 3)
    }
}
