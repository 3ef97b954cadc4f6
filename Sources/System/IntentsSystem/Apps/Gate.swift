/// Lets one at a time pass, in the order they came: an actor alone lets others in at every `await`.
actor Gate {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Runs `body` when all that came before have finished.
    nonisolated(nonsending) func pass<Result: Sendable, Failure: Error>(
        _ body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        await enter()
        do {
            let result = try await body()
            await leave()
            return result
        } catch {
            await leave()
            throw error
        }
    }

    private func enter() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func leave() {
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
}
