import FoundationEssentials
import Glibc
import IntentsLink
import IntentsModel
import Testing

@testable import IntentsSystem

/// The surroundings of extensions, and the sandbox that the machine has.
private let environment = ["PATH": getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin", "HOME": "/"]
private let sandbox = Sandbox.find(
    environment: environment, locations: Locations(environment: ["HOME": "/"], userID: getuid())
).sandbox

/// What extensions may do in a sandbox, where the machine has one.
@Suite(
    "Extensions in a sandbox", .enabled(if: sandbox != nil, "bubblewrap is not there or not allowed here"),
    .disabled(if: Sanitizer.isUsed, "an extension may not have the memory that a sanitizer needs"),
    .timeLimit(.minutes(5)))
struct SandboxTests {
    private static let part = "com.example.garden.part"

    private let launcher = SystemLauncher(environment: environment, sandbox: sandbox)

    private func text(_ text: String) -> [String: IntentValue] { ["text": .string(text)] }

    /// What an extension is told that its sandbox keeps from the network.
    private let offline = """
        It ran in an extension that has no network, neither to other machines nor to this one (localhost): the property \
        list of its bundle must say OpenAppIntentsAllowsNetwork.
        """

    @Test("An extension whose files are gone is not started, and what to do is said")
    func filesGone() async throws {
        try await TestSystem.run(launcher: launcher) { system in
            let app = try await system.install(.probeExtension(Self.part))
            let program = "\(app.path)/PlugIns/Part.appex/Program"
            #expect(unlink(program) == 0)
            let report = try await system.client.run("Write", text("x"))
            #expect(report.error?.code == .launchFailed)
            #expect(
                report.error?.message
                    == "\(program) could not be started: No such file or directory. Install the app again if its "
                    + "files were changed.")
        }
    }

    @Test func theyWriteInTheirContainerAlone() async throws {
        try await TestSystem.run(launcher: launcher) { system in
            let app = try await system.install(.probeExtension(Self.part))
            #expect(try await system.client.run("Write", text("\(app.container)/Documents/note")).outcome == .success)
            #expect(exists("\(app.container)/Documents/note"))
            let report = try await system.client.run("Write", text(system.folder / "note"))
            #expect(report.outcome == .failure)
            #expect(!exists(system.folder / "note"))
            let note = "It ran in an extension, which is confined: it writes in its container (\(app.container)) alone."
            #expect(report.error == RunError(.threw, "Read-only file system", cause: note))
            #expect(try await system.client.run("Surroundings", text("processes")).value == .string("own"))
            #expect(try await system.client.run("Crash").error?.message.contains("signal 11") == true)
        }
    }

    @Test func theyReachTheNetworkWhenTheirPropertyListSaysSo() async throws {
        let server = try Server()
        defer { server.close() }
        try await TestSystem.run(launcher: launcher) { system in
            try await system.install(.probeExtension(Self.part, allowsNetwork: true))
            let report = try await system.client.run("Connect", text("127.0.0.1:\(server.port)"))
            #expect(report.value == .string("connected"))
        }
    }

    @Test func theyReachNoNetworkOtherwise() async throws {
        let server = try Server()
        defer { server.close() }
        try await TestSystem.run(launcher: launcher) { system in
            try await system.install(.probeExtension(Self.part))
            // An address that belongs to nobody, which is far away all the same.
            let far = try await system.client.run("Connect", text("192.0.2.1:9"))
            #expect(far.error == RunError(.threw, "Network is unreachable.", cause: offline))
            // This machine is another one for them.
            let near = try await system.client.run("Connect", text("127.0.0.1:\(server.port)"))
            #expect(near.error == RunError(.threw, "Connection refused.", cause: offline))
        }
    }

    @Test("an extension that dies without a word at its memory limit most likely met it")
    func memory() async throws {
        try await RealDaemon.run(with: .probeExtension(Self.part)) { daemon, client in
            _ = try await client.run("Echo", text("warm"))
            let before = daemon.holdings
            let report = try await client.run("Swallow", timeout: 60)
            let message = try #require(report.error?.message)
            #expect(
                message.replacing(/used \d+ of/, with: "used … of")
                    == "The program of \(Self.part) most likely ran out of memory (it used … of the 1024 MB that an extension "
                    + "may have): it crashed, as it used memory that is not its own (signal 11, Segmentation fault) during "
                    + "the run.")
            try await daemon.expectNothingLeft(of: report, beyond: before, client)
        }
    }

    @Test func theyRunOutOfDescriptorsAlone() async throws {
        try await TestSystem.run(launcher: launcher) { system in
            try await system.install(.probeExtension(Self.part))
            let report = try await system.client.run("Hoard")
            #expect(
                report.error
                    == RunError(
                        .threw, "Too many open files.",
                        cause: "It ran in an extension, which may have 256 descriptors open at a time: close files "
                            + "that are done."))
            #expect(try await system.client.run("Echo", text("again")).value == .string("again"))
        }
    }

    @Test(arguments: ["plain", "session"])
    func whatTheyStartEndsWithThem(how: String) async throws {
        try await RealDaemon.run(with: .probeExtension(Self.part)) { daemon, client in
            _ = try await client.run("Echo", text("warm"))
            let before = daemon.descriptors
            #expect(try await client.run("Fork", text(how)).outcome == .success)
            #expect(daemon.programs.count >= 4)
            #expect(try await client.run("Crash").error?.code == .crashed)
            await eventually { daemon.programs.isEmpty }
            #expect(try await client.run("Echo", text("again")).value == .string("again"))
            await eventually { daemon.descriptors <= before }
        }
    }

    /// Listens at a port of this machine; nobody needs to answer.
    private struct Server {
        let port: UInt16
        private let descriptor: Int32

        struct Failure: Error { var number: Int32 }

        init() throws {
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
            var size = socklen_t(MemoryLayout<sockaddr_in>.size)
            let descriptor = descriptor
            let isReady = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(descriptor, $0, size) == 0 && listen(descriptor, 1) == 0
                        && getsockname(descriptor, $0, &size) == 0
                }
            }
            guard isReady else { throw Failure(number: errno) }
            port = UInt16(bigEndian: address.sin_port)
        }

        func close() { Glibc.close(descriptor) }
    }
}
