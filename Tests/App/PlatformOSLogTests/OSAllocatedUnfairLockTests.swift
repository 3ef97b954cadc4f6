import PlatformOSLog
import Testing

@Suite struct OSAllocatedUnfairLockTests {
    @Test func nobodyElseChangesTheValueMeanwhile() async {
        let count = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<500 { count.withLock { $0 += 1 } } } }
        }
        #expect(count.withLock { $0 } == 4000)
    }

    @Test func aLockThatIsTakenIsNotAvailable() {
        let lock = OSAllocatedUnfairLock()
        #expect(lock.lockIfAvailable())
        let copy = lock
        #expect(!copy.lockIfAvailable())
        lock.unlock()
        #expect(copy.withLock { true })
    }

    @Test func aValueInUseIsNotGivenTwice() {
        let lock = OSAllocatedUnfairLock(uncheckedState: "a")
        let inner: Int? = lock.withLockUnchecked { _ in lock.withLockIfAvailable { $0.count } }
        #expect(inner == nil)
        #expect(lock.withLockIfAvailable { $0.count } == 1)
    }
}
