import Glibc
import Foundation
import IntentsLink
import Testing

struct LocationsTests {
    @Test func everyPlaceFollowsTheEnvironment() {
        let locations = Locations(
            environment: [
                "HOME": "/home/ada", "XDG_RUNTIME_DIR": "/run/user/7", "XDG_DATA_HOME": "/data",
                "XDG_STATE_HOME": "/state",
            ], userID: 7)
        #expect(locations.socketPath == "/run/user/7/open-app-intents/intentsd.socket")
        #expect(locations.lockPath == "/run/user/7/open-app-intents/intentsd.lock")
        #expect(locations.storePath == "/data/open-app-intents/store.sqlite")
        #expect(locations.appsDirectory == "/data/open-app-intents/Applications")
        #expect(locations.containersDirectory == "/data/open-app-intents/Containers")
        #expect(locations.logsDirectory == "/state/open-app-intents/Logs")
    }

    @Test(arguments: [["HOME": "/home/ada"], ["HOME": "/home/ada", "XDG_RUNTIME_DIR": "", "XDG_DATA_HOME": "data"]])
    func whatIsMissingEmptyOrRelativeHasItsUsualPlace(environment: [String: String]) {
        let locations = Locations(environment: environment, userID: 7)
        #expect(locations.runtimeDirectory == "/tmp/open-app-intents-7")
        #expect(locations.dataDirectory == "/home/ada/.local/share/open-app-intents")
        #expect(locations.stateDirectory == "/home/ada/.local/state/open-app-intents")
    }

    @Test(
        "Without a home in the environment the user database has one; nothing is ever written to the root of the disk")
    func noHome() throws {
        let own = String(cString: try #require(getpwuid(getuid())).pointee.pw_dir)
        for home in [nil, "", "relative"] {
            let environment = home.map { ["HOME": $0] } ?? [:]
            let locations = Locations(environment: environment, userID: getuid())
            #expect(locations.dataDirectory == "\(own)/.local/share/open-app-intents")
            let unknown = Locations(environment: environment, userID: 4_000_000_001)
            #expect(unknown.dataDirectory == "/nonexistent/.local/share/open-app-intents")
        }
    }

    @Test func aTooLongRuntimeFolderStillTakesASocket() throws {
        let folder = try TemporaryFolder()
        let runtime = folder / String(repeating: "deep/", count: 60)
        try FileManager.default.createDirectory(atPath: runtime, withIntermediateDirectories: true)
        let locations = Locations(environment: ["XDG_RUNTIME_DIR": runtime], userID: 7)
        try locations.createRuntimeDirectory()
        let listener = try LinkListener(path: locations.socketPath)
        #expect(FileManager.default.fileExists(atPath: locations.socketPath))
        listener.close()
    }

    @Test func theFoldersAreMadeForTheUserAlone() throws {
        let folder = try TemporaryFolder()
        let locations = Locations(
            environment: ["HOME": folder / "home", "XDG_RUNTIME_DIR": folder.path], userID: 7)
        try locations.createRuntimeDirectory()
        try locations.createDataDirectories()
        let made = [locations.runtimeDirectory, locations.appsDirectory, locations.containersDirectory]
        for path in made + [locations.logsDirectory] { #expect(mode(of: path) == 0o700) }
        try locations.createRuntimeDirectory()
        try locations.createDataDirectories()
    }

    @Test("The session's folder is the session's to make, and none above it is made either")
    func noSessionDirectory() throws {
        let folder = try TemporaryFolder()
        let runtime = folder / "run/user/7"
        let locations = Locations(environment: ["XDG_RUNTIME_DIR": runtime], userID: 7)
        #expect(
            throws: LinkError(
                "There is no folder “\(runtime)”, which XDG_RUNTIME_DIR names: make it with “mkdir -m 700 '\(runtime)'”, or "
                    + "unset the variable to use /tmp.")
        ) { try locations.createRuntimeDirectory() }
        #expect(!FileManager.default.fileExists(atPath: folder / "run"))
        try Data().write(to: URL(fileURLWithPath: folder / "file"))
        #expect(
            throws: LinkError(
                "“\(folder / "file")”, which XDG_RUNTIME_DIR names, is not a folder: let the variable name one, or unset it."
            )
        ) {
            try Locations(environment: ["XDG_RUNTIME_DIR": folder / "file"], userID: 7).createRuntimeDirectory()
        }
    }

    @Test func aHomeThatCannotBeWrittenIsExplained() throws {
        let folder = try TemporaryFolder()
        try Data().write(to: URL(fileURLWithPath: folder / "file"))
        let home = folder / "file/home"
        let locations = Locations(environment: ["HOME": home, "XDG_RUNTIME_DIR": home], userID: 7)
        let apps = "\(home)/.local/share/open-app-intents/Applications"
        #expect(
            throws: LinkError("Cannot make the folder “\(apps)”: not a directory. Check HOME and XDG_DATA_HOME.")
        ) { try locations.createDataDirectories() }
        #expect(
            throws: LinkError(
                "Cannot make the folder “\(home)/open-app-intents”: not a directory. The folder follows from XDG_RUNTIME_DIR."
            )
        ) {
            try locations.createRuntimeDirectory()
        }
    }
}
