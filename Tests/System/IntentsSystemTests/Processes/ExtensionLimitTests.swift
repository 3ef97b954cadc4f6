import FoundationEssentials
import Glibc
import IntentsLink
import IntentsMetadata
import IntentsModel
import Testing

@testable import IntentsSystem

@Suite("Confined extensions", .timeLimit(.minutes(5)))
struct ExtensionLimitTests {
    private static let part = "com.example.garden.part"

    private static let environment = [
        "PATH": getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin", "HOME": "/",
    ]

    private var bundle: BundleFixture { .probeExtension(Self.part) }

    private func text(_ text: String) -> [String: IntentValue] { ["text": .string(text)] }

    @Test(.enabled(if: !Sanitizer.isUsed)) func memoryWithoutBoundEndsTheExtensionAlone() async throws {
        var limits = ExtensionLimits()
        limits.memory = 128 << 20
        let launcher = SystemLauncher(environment: Self.environment, limits: limits)
        try await TestSystem.run(launcher: launcher) { system in
            try await system.install(bundle)
            #expect(try await system.client.run("Echo", text("before")).outcome == .success)
            let report = try await system.client.run("Swallow", timeout: 60)
            #expect(report.error?.code == .crashed)
            let message = try #require(report.error?.message)
            #expect(
                message.replacing(/used \d+ of/, with: "used … of")
                    == "The program of \(Self.part) most likely ran out of memory (it used … of the 128 MB that an extension "
                    + "may have): it crashed, as it used memory that is not its own (signal 11, Segmentation fault) during "
                    + "the run.")
            #expect(try await system.client.run("Echo", text("again")).value == .string("again"))
        }
    }

    @Test(.enabled(if: !Sanitizer.isUsed)) func processorTimeHasAnEnd() async throws {
        var limits = ExtensionLimits()
        limits.processorTime = 1
        let launcher = SystemLauncher(environment: Self.environment, limits: limits)
        try await TestSystem.run(launcher: launcher) { system in
            try await system.install(bundle)
            let report = try await system.client.run("Spin", timeout: 60)
            #expect(
                report.error?.message
                    == "The program of \(Self.part) was ended after 1 second of processor time, the most an extension "
                    + "may use, during the run.")
        }
    }

    @Test(.enabled(if: !Sanitizer.isUsed)) func descriptorsAreCounted() async throws {
        let launcher = SystemLauncher(environment: Self.environment)
        try await TestSystem.run(launcher: launcher) { system in
            try await system.install(bundle)
            #expect(try await system.client.run("Surroundings", text("descriptors")).value == .string("256"))
            let report = try await system.client.run("Hoard")
            #expect(
                report.error
                    == RunError(
                        .threw, "Too many open files.",
                        cause: "It ran in an extension, which may have 256 descriptors open at a time: close files "
                            + "that are done."))
        }
    }

    @Test("memory that could not be had is the limit, with whatever signal; any other crash is itself")
    func memorySigns() {
        var limits = ExtensionLimits()
        limits.memory = 256 << 20
        func end(_ signal: Int32, _ megabytes: UInt64, _ said: String?) -> String {
            limits.explain(.signalled(signal), peakMemory: megabytes << 20, said: said).description
        }
        let limit = "was stopped at its memory limit of 256 MB"
        #expect(
            end(SIGABRT, 15, "Fatal error: failed to allocate 2147483680 bytes of memory with alignment 8") == limit)
        #expect(
            end(
                SIGILL, 100,
                "FoundationEssentials/Data.swift:353: Fatal error: unable to allocate memory for length (263192576)")
                == limit)
        #expect(end(SIGABRT, 15, "Fatal error: Could not allocate memory.") == limit)
        let crash = "crashed, as it used memory that is not its own (signal 11, Segmentation fault)"
        #expect(
            end(SIGSEGV, 250, nil)
                == "most likely ran out of memory (it used 250 of the 256 MB that an extension may have): it \(crash)")
        #expect(end(SIGSEGV, 100, nil) == crash)
        #expect(
            end(SIGILL, 100, "Fatal error: Index out of range")
                == "stopped itself at an error in its code (signal 4, Illegal instruction)")
        #expect(end(SIGABRT, 100, nil) == "gave up (signal 6, Aborted)")
        #expect(end(SIGKILL, 250, nil) == "was killed (signal 9, Killed)")
        #expect(end(SIGTERM, 250, nil) == "was ended (signal 15, Terminated)")
    }

    // MARK: The sandbox

    @Test(arguments: [true, false]) func theNetworkIsAskedForInThePropertyList(allows: Bool) throws {
        let sandbox = Sandbox(executable: "/usr/bin/bwrap", hidden: "/run/secret")
        let arguments = sandbox.arguments(for: "/app/Part", container: "/box", hasNetwork: allows)
        #expect(arguments.contains("--unshare-net") == !allows)
        #expect(arguments.suffix(2) == ["--", "/app/Part"])
        let folder = try TemporaryFolder()
        var part = BundleFixture(isExtension: true)
        part.allowsNetwork = allows
        #expect(BundleInfo.allowsNetwork(inBundle: try part.write(to: folder.path, as: "Part.appex")) == allows)
    }

    @Test func withoutBubblewrapTheReasonIsSaid() throws {
        let folder = try TemporaryFolder()
        let locations = Locations(environment: ["HOME": "/"], userID: getuid())
        #expect(
            Sandbox.find(environment: ["PATH": folder.path], locations: locations)
                == .missing("bubblewrap (bwrap) is not installed"))
        try write("#!/bin/sh\nexit 1\n", to: folder / "bwrap", mode: 0o755)
        #expect(
            Sandbox.find(environment: ["PATH": folder.path], locations: locations)
                == .missing("\(folder / "bwrap") cannot make namespaces here, as is usual inside containers"))
    }

    @Test func statusesOfTheSandboxAreSignals() {
        #expect(Sandbox.inner(.exited(status: 139)) == .signalled(SIGSEGV))
        #expect(Sandbox.inner(.exited(status: 3)) == .exited(status: 3))
    }
}
