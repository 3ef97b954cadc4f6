import Foundation
import IntentsModel

/// Runs of an installed app's action through the daemon, one after the other and many at once, against an echo of the same
/// work: the daemon and the app between a client and its answer.
struct SystemBenchmark {
    private static let calls = 3000
    private static let lanes = 100
    private static let callsPerLane = 40

    var action: String

    func run() async throws -> [Figure] {
        let client = try await InstalledAction.connect()
        let installed = InstalledAction(name: action)
        let echo = ChildProcess(role: "async-echo", environment: [:])
        let caller = AsyncEchoCaller(descriptor: echo.descriptor)
        Thread.detachNewThread { caller.readReplies() }

        var warm = Samples()
        for call in 0..<(Self.calls + 200) {
            let time = try await ContinuousClock().measure { try await installed.run(through: client) }
            if call >= 200 { warm.add(time) }
        }
        // In turns, so that a slow moment of the machine falls on both.
        var runs = Samples()
        var echoes = Samples()
        for round in 0..<6 {
            let first = try await crowd { _ in try await installed.run(through: client) }
            let second = try await crowd { id in _ = try await caller.call(request(round << 20 + id)) }
            guard round > 0 else { continue }
            runs.add(first)
            echoes.add(second)
        }
        client.close()
        echo.end()
        let count = Double(Self.lanes * Self.callsPerLane)
        return [
            Figure(name: "a warm run, client→daemon→app, p50", value: rounded(warm.median, "µs")),
            Figure(name: "a warm run, client→daemon→app, p99", value: rounded(warm.percentile(0.99), "µs")),
            Figure(
                name: "100 echoes of the same JSON at once", value: rounded(count / echoes.median * 1e6, "a second")),
            Figure(
                name: "100 runs at once, time against the echoes",
                value: rounded(count / runs.median * 1e6, "a second"),
                ratio: runs.median / echoes.median),
        ]
    }

    /// The time that many callers at once take for their calls.
    private func crowd(_ call: @escaping @Sendable (Int) async throws -> Void) async throws -> Duration {
        try await ContinuousClock().measure {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for lane in 0..<Self.lanes {
                    group.addTask {
                        for number in 0..<Self.callsPerLane { try await call(lane * Self.callsPerLane + number) }
                    }
                }
                try await group.waitForAll()
            }
        }
    }

    private func request(_ id: Int) -> EchoRequest {
        EchoRequest(
            id: id,
            params: PerformRequest(runID: "bench-\(id)", action: action, parameters: [:], context: RunContext()))
    }
}
