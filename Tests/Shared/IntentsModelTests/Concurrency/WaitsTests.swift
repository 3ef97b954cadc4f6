import IntentsModel
import Testing

@Suite("Waiting for a time to pass", .timeLimit(.minutes(5)))
struct WaitsTests {
    @Test("ends when the time has passed, for each by itself")
    func several() async throws {
        let waits = Waits()
        let ended = Lock<[Int]>([])
        try await withThrowingTaskGroup(of: Void.self) { group in
            for milliseconds in [90, 30, 60] {
                group.addTask {
                    try await waits.sleep(for: .milliseconds(milliseconds))
                    ended.withLock { $0.append(milliseconds) }
                }
            }
            try await group.waitForAll()
        }
        #expect(Set(ended.withLock { $0 }) == [30, 60, 90])
        #expect(waits.count == 0)
    }

    @Test("never ends early")
    func notEarly() async throws {
        let time = try await ContinuousClock().measure { try await Waits().sleep(for: .milliseconds(20)) }
        #expect(time >= .milliseconds(20))
    }

    @Test("ends at once when it is given up, and leaves nothing")
    func givenUp() async {
        let waits = Waits()
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<1000 { group.addTask { (try? await waits.sleep(for: .seconds(3600))) == nil } }
            group.cancelAll()
            for await wasCancelled in group { #expect(wasCancelled) }
        }
        #expect(waits.count == 0)
    }

    @Test("a short wait is not kept by a long one before it")
    func shortAfterLong() async throws {
        let waits = Waits()
        let long = Task { try await waits.sleep(for: .seconds(3600)) }
        while waits.count == 0 { await Task.yield() }
        try await waits.sleep(for: .milliseconds(1))
        #expect(waits.count == 1)
        long.cancel()
        await #expect(throws: CancellationError.self) { try await long.value }
        #expect(waits.count == 0)
    }
}
