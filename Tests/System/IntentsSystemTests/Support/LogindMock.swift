import FoundationEssentials
import Glibc

@testable import IntentsSystem

/// A bus of one test with a logind on it that does what the test says (python3-dbusmock).
final class LogindMock: Sendable {
    private static let tools = [
        "/usr/bin/dbus-daemon", "/usr/bin/dbus-send", "/usr/bin/python3",
        "/usr/lib/python3/dist-packages/dbusmock/__main__.py",
    ]

    /// Whether the machine has what is needed.
    static let isThere = tools.allSatisfy(exists)

    /// The socket of the bus.
    let socket: String
    private let folder: TemporaryFolder
    private let programs: [StartedProgram]

    init() async throws {
        let folder = try TemporaryFolder()
        self.folder = folder
        let socket = folder / "bus"
        self.socket = socket
        let bus = try StartedProgram(
            "/usr/bin/dbus-daemon", ["--session", "--nofork", "--nopidfile", "--address=unix:path=\(socket)"],
            output: folder / "log")
        await eventually { exists(socket) }
        let mock = try StartedProgram(
            "/usr/bin/python3", ["-m", "dbusmock", "--template", "logind"],
            environment: ["DBUS_SYSTEM_BUS_ADDRESS=unix:path=\(socket)", "HOME=\(folder.path)"], output: folder / "log")
        programs = [mock, bus]
        // The session that the process of the question belongs to, by the name that asks for it.
        let session = ["string:auto", "string:seat0", "uint32:\(getuid())", "string:ada", "boolean:true"]
        await eventually {
            await send("/org/freedesktop/login1", "org.freedesktop.DBus.Mock.AddSession", session)
        }
    }

    /// Locks or unlocks the screen.
    @discardableResult
    func setLocked(_ isLocked: Bool) async -> Bool {
        await send(
            "/org/freedesktop/login1/session/auto", "org.freedesktop.login1.Session.SetLockedHint",
            ["boolean:\(isLocked)"])
    }

    private func send(_ object: String, _ method: String, _ arguments: [String]) async -> Bool {
        let tool = try? StartedProgram(
            "/usr/bin/dbus-send",
            ["--bus=unix:path=\(socket)", "--print-reply", "--dest=org.freedesktop.login1", object, method] + arguments,
            output: folder / "log")
        return await tool?.waitForEnd() == 0
    }

    /// Ends the bus and whoever is on it.
    func end() { for program in programs { program.end() } }
}
