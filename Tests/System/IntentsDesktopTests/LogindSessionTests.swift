import IntentsModel
import IntentsSystem
import Testing

@testable import IntentsDesktop

@Suite("The lock of a desktop session", .timeLimit(.minutes(5)))
struct LogindSessionTests {
    /// A lock that only commands move, without a file.
    private actor Manual: SessionState {
        private(set) var isLocked = false

        func setLocked(_ isLocked: Bool) { self.isLocked = isLocked }
        func waitUntilUnlocked() {}
    }

    private let screen = Lock<Bool?>(nil)

    private var session: LogindSession {
        let screen = screen
        return LogindSession(beside: Manual()) { screen.withLock { $0 } }
    }

    @Test func whereNobodyCanSayItIsUnlocked() async throws {
        let session = session
        #expect(await !session.isLocked)
        try await session.setLocked(true)
        #expect(await session.isLocked)
        try await session.setLocked(false)
        #expect(await !session.isLocked)
    }

    @Test func aLockedScreenIsALockedSession() async {
        screen.withLock { $0 = true }
        #expect(await session.isLocked)
    }

    @Test func aLockedScreenIsNotUnlockedByACommand() async {
        screen.withLock { $0 = true }
        let error = await #expect(throws: RunError.self) { try await session.setLocked(false) }
        #expect(error?.code == .locked)
        #expect(error?.message == "The desktop session is locked: unlock it at its screen.")
    }

    @Test func theWaitEndsWhenTheScreenIsUnlocked() async {
        screen.withLock { $0 = true }
        let session = session
        #expect(await session.isLocked)
        async let wait: Void = session.waitUntilUnlocked()
        screen.withLock { $0 = false }
        await wait
        #expect(await !session.isLocked)
    }
}
