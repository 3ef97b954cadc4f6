import BuiltModules
import FoundationEssentials
import Glibc
import IntentsLink
import IntentsModel
import Testing

@testable import IntentsSystem

/// A real daemon on a file system of its own that is too small; only a privileged user can make one.
@Suite("A full disk", .timeLimit(.minutes(5)), .enabled("needs a mount namespace", MountNamespace.isAllowed))
struct FullDiskTests {
    @Test func changesNothingAndSaysSo() async throws {
        let folder = try TemporaryFolder()
        try folder.makeSessionDirectory("r")
        let locations = Locations(
            environment: ["XDG_RUNTIME_DIR": folder / "r", "HOME": folder / "h"], userID: getuid())
        let metadata = Garden.metadata([Garden.action("Water")])
        let small = try BundleFixture(metadata: metadata).write(to: folder.path)
        let large = try BundleFixture(
            version: "2.0", metadata: metadata, files: ["large": String(repeating: "x", count: 3 << 20)]
        ).write(to: folder.path, as: "Large.app")
        try FileManager.default.createDirectory(atPath: folder / "h", withIntermediateDirectories: true)
        let script = "mount -t tmpfs -o size=2M tmpfs \"$HOME\" && exec \"$0\" --headless"
        let daemon = try StartedProgram(
            "/usr/bin/unshare", ["-m", "/bin/sh", "-c", script, "\(BuiltModules.folder)/intentsd"],
            environment: ["XDG_RUNTIME_DIR=\(folder / "r")", "HOME=\(folder / "h")"], output: folder / "log")
        defer { daemon.end() }
        await eventually { (try? LinkConnection.connect(path: locations.socketPath)) != nil }
        let client = try TestClient(locations)
        defer { client.close() }
        _ = try await client.send(InstallRequest(path: small))
        let error = await client.failure(of: InstallRequest(path: large))
        #expect(error?.code == .cannotWrite)
        #expect(error?.message.hasPrefix("There is no room left on the disk for ") == true)
        #expect(error?.message.hasSuffix("Make room and try again; nothing was changed.") == true)
        #expect(try await client.send(ListAppsRequest()).map(\.version) == ["1.0"])
        let found = try await client.send(DoctorRequest(app: nil)).filter(\.isProblem)
        #expect(found.map(\.subject) == ["disk"])
        #expect(found.first?.message.hasPrefix("Only ") == true)
        #expect(found.first?.message.hasSuffix(" is on.") == true)
        // What was copied is gone again, so that something small still fits.
        #expect(try await client.send(InstallRequest(path: small)).previousVersion == "1.0")
    }
}

/// A view of the file systems that only one process has.
private enum MountNamespace {
    /// Whether this user may make one.
    static func isAllowed() async -> Bool {
        let probe = try? StartedProgram("/usr/bin/unshare", ["-m", "true"], output: "/dev/null")
        return await probe?.waitForEnd() == 0
    }
}
