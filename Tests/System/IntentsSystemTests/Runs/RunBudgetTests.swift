import Testing

@testable import IntentsSystem

@Suite("The time of a run", .timeLimit(.minutes(5)))
struct RunBudgetTests {
    @Test func passes() async throws {
        try await RunBudget(.milliseconds(10)).waitUntilSpent()
    }

    @Test("KP-52: it stands still while it is paused") func pauses() async throws {
        let budget = RunBudget(.milliseconds(200))
        await budget.pause()
        await budget.pause()
        let isSpent = Deferred<Void>()
        let waiting = Task {
            try await budget.waitUntilSpent()
            isSpent.resolve(())
        }
        #expect(await isSpent.value(within: .milliseconds(400)) == nil)
        await budget.resume()
        #expect(await isSpent.value(within: .milliseconds(400)) == nil)
        await budget.resume()
        try await waiting.value
        #expect(isSpent.current != nil)
    }

    @Test func endsWithItsTask() async {
        let waiting = Task { try await RunBudget(.seconds(1000)).waitUntilSpent() }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }
}
