import Testing

@testable import IntentsSystem

@Suite("A value that comes once", .timeLimit(.minutes(5)))
struct DeferredTests {
    @Test func everyoneWhoWaitsGetsTheFirstValue() async {
        let deferred = Deferred<Int>()
        let waiting = (0..<10).map { _ in Task { await deferred.value() } }
        deferred.resolve(1)
        deferred.resolve(2)
        for task in waiting { #expect(await task.value == 1) }
        #expect(await deferred.value() == 1)
        #expect(deferred.current == 1)
    }

    @Test func aCancelledWaitEnds() async {
        let deferred = Deferred<Int>()
        let waiting = Task { await deferred.value() }
        waiting.cancel()
        #expect(await waiting.value == nil)
        #expect(deferred.current == nil)
    }

    @Test func aWaitWithALimitEnds() async {
        #expect(await Deferred<Int>().value(within: .milliseconds(5)) == nil)
    }
}
