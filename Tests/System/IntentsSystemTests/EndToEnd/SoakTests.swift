import FoundationEssentials
import Glibc
import IntentsLink
import IntentsModel
import Testing

@testable import IntentsSystem

/// Many runs in one daemon: its memory and its descriptors stay what they were. `make soak` runs it with 50,000.
@Suite("Endurance", .timeLimit(.minutes(60)))
struct SoakTests {
    /// The number of runs, and where the result goes; read here because a test has no other arguments.
    private static let runs = getenv("SOAK_RUNS").flatMap { Int(String(cString: $0)) } ?? 500
    private static let result = getenv("SOAK_RESULT").map { String(cString: $0) }

    /// As many runs at a time as a busy session may have.
    private static let atOnce = 20
    /// What may be needed beyond the warm state, in kilobytes.
    private static let allowedGrowth = 5 << 10

    @Test("KP-45: runs leave neither memory nor descriptors behind") func runsLeaveNothingBehind() async throws {
        try await RealDaemon.run { daemon, client in
            // The history is full and every cache warm after these.
            try await run(max(1200, Self.runs / 20), client)
            let (memory, descriptors) = (try residentKilobytes(of: daemon), daemon.descriptors)
            try await run(Self.runs, client)
            await eventually { daemon.descriptors <= descriptors }
            let growth = try residentKilobytes(of: daemon) - memory
            let megabytes = (Double(growth) / 102.4).rounded() / 10
            let line =
                "soak: \(Self.runs) runs, \(megabytes < 0 ? "" : "+")\(megabytes) MB, \(daemon.descriptors) descriptors"
            if let result = Self.result { try write(line + "\n", to: result) }
            #expect(growth <= Self.allowedGrowth || Sanitizer.isUsed, "\(line)")
            #expect(daemon.programs.count == 1)
        }
    }

    private func run(_ count: Int, _ client: TestClient) async throws {
        for start in stride(from: 0, to: count, by: Self.atOnce) {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in start..<min(start + Self.atOnce, count) {
                    group.addTask {
                        let report = try await client.run("Echo", ["text": .string("\(number)")])
                        #expect(report.value == .string("\(number)"))
                    }
                }
                try await group.waitForAll()
            }
        }
    }

    private func residentKilobytes(of daemon: RealDaemon) throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(daemon.pid)/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
        return try #require(line.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    }
}
