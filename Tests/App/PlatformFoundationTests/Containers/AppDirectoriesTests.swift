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
}
