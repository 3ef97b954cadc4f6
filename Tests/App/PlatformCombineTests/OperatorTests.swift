import Foundation
import PlatformCombine
import Testing

/// Runs nothing until it is told to.
private final class Clockwork: Scheduler {
    private var waiting: [(time: TimeInterval, action: () -> Void)] = []
    private var now: TimeInterval = 0

    func _schedule(_ action: @escaping () -> Void) { _schedule(after: 0, action) }
    func _schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) {
        waiting.append((now + seconds, action))
    }

    func advance(by seconds: TimeInterval) {
        now += seconds
        let due = waiting.filter { $0.time <= now }
        waiting.removeAll { $0.time <= now }
        due.forEach { $0.action() }
    }
}

private final class Garden: ObservableObject {
    @Published var beds = 1
    @Published var name = "Oak"
}

private struct Withered: Error, Equatable, CustomStringConvertible {
    var description: String { "withered" }
}

@Suite struct OperatorTests {
    @Test func combinedPublishersDeliverTheLatestOfEach() {
        let beds = PassthroughSubject<Int, Never>()
        let names = PassthroughSubject<String, Never>()
        var seen: [String] = []
        let subscription = beds.combineLatest(names).sink { seen.append("\($0)\($1)") }
        beds.send(1)
        names.send("a")
        beds.send(2)
        names.send("b")
        #expect(seen == ["1a", "2a", "2b"])
        subscription.cancel()
        beds.send(3)
        #expect(seen.count == 3)
    }

    @Test func threeAndFourPublishersCombineAsWell() {
        let one = CurrentValueSubject<Int, Never>(1)
        var seen: [[Int]] = []
        var subscriptions = Set<AnyCancellable>()
        one.combineLatest(Just(2), Just(3)).sink { seen.append([$0, $1, $2]) }.store(in: &subscriptions)
        one.combineLatest(Just(2), Just(3), Just(4)).sink { seen.append([$0, $1, $2, $3]) }.store(in: &subscriptions)
        #expect(seen == [[1, 2, 3], [1, 2, 3, 4]])
    }

    @Test func aMergedPublisherEndsWithTheLastOfItsParts() {
        let one = PassthroughSubject<Int, Never>()
        let two = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        let subscription = one.merge(with: two).sink { _ in
            seen.append(-1)
        } receiveValue: {
            seen.append($0)
        }
        one.send(1)
        two.send(2)
        one.send(completion: .finished)
        two.send(3)
        two.send(completion: .finished)
        #expect(seen == [1, 2, 3, -1])
        subscription.cancel()
    }

    @Test func aPublisherOfPublishersDeliversThoseOfTheLatest() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let one = PassthroughSubject<Int, Never>()
        let two = PassthroughSubject<Int, Never>()
        var latest: [Int] = []
        var all: [Int] = []
        var subscriptions = Set<AnyCancellable>()
        outer.switchToLatest().sink { latest.append($0) }.store(in: &subscriptions)
        outer.flatMap { $0 }.sink { all.append($0) }.store(in: &subscriptions)
        outer.send(one)
        one.send(1)
        outer.send(two)
        one.send(2)
        two.send(3)
        #expect(latest == [1, 3])
        #expect(all == [1, 2, 3])
    }

    @Test func aSchedulerDecidesWhenValuesArrive() {
        let clockwork = Clockwork()
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        let subscription = subject.receive(on: clockwork).sink { seen.append($0) }
        subject.send(1)
        #expect(seen.isEmpty)
        clockwork.advance(by: 0)
        #expect(seen == [1])
        subject.send(2)
        subscription.cancel()
        clockwork.advance(by: 0)
        #expect(seen == [1])
    }

    @Test func valuesThatFollowQuicklyAreLeftOutOrHeldBack() {
        let clockwork = Clockwork()
        let subject = PassthroughSubject<Int, Never>()
        var settled: [Int] = []
        var throttled: [Int] = []
        var late: [Int] = []
        var subscriptions = Set<AnyCancellable>()
        subject.debounce(for: .milliseconds(500), scheduler: clockwork).sink { settled.append($0) }
            .store(in: &subscriptions)
        subject.throttle(for: 1, scheduler: clockwork, latest: true).sink { throttled.append($0) }
            .store(in: &subscriptions)
        subject.delay(for: .seconds(2), scheduler: clockwork).sink { late.append($0) }.store(in: &subscriptions)
        subject.send(1)
        clockwork.advance(by: 0.1)
        subject.send(2)
        subject.send(3)
        clockwork.advance(by: 0.5)
        #expect(settled == [3])
        #expect(throttled == [1])
        clockwork.advance(by: 0.5)
        #expect(throttled == [1, 3])
        #expect(late.isEmpty)
        clockwork.advance(by: 1)
        #expect(late == [1, 2, 3])
    }

    @Test func theMainQueueIsAScheduler() async {
        let subject = PassthroughSubject<Int, Never>()
        var values = subject.receive(on: DispatchQueue.global()).values.makeAsyncIterator()
        subject.send(7)
        #expect(await values.next() == 7)
    }

    @Test func aPublishedPropertyFollowsAPublisherAndTellsItsObject() {
        let garden = Garden()
        let counts = PassthroughSubject<Int, Never>()
        var changes = 0
        let subscription = garden.objectWillChange.sink { changes += 1 }
        counts.map { $0 * 2 }.assign(to: &garden.$beds)
        counts.send(4)
        #expect(garden.beds == 8)
        #expect(changes == 1)
        subscription.cancel()
    }

    @Test func errorsAreMappedCaughtAndReplaced() {
        var seen: [String] = []
        var subscriptions = Set<AnyCancellable>()
        Just(1).tryMap { _ -> Int in throw Withered() }.mapError { _ in Withered() }
            .sink {
                seen.append("\($0)")
            } receiveValue: { _ in
                seen.append("value")
            }.store(in: &subscriptions)
        Fail(outputType: Int.self, failure: Withered()).catch { _ in Just(5) }.sink { seen.append("\($0)") }
            .store(in: &subscriptions)
        Fail(outputType: Int.self, failure: Withered()).replaceError(with: 6).sink { seen.append("\($0)") }
            .store(in: &subscriptions)
        #expect(seen == ["failure(withered)", "5", "6"])
    }

    @Test func valuesAreCountedCollectedAndCutOff() {
        var ends = 0
        func values<P: Publisher<Int, Never>>(_ publisher: P) -> [Int] {
            var seen: [Int] = []
            publisher.sink { _ in
                ends += 1
            } receiveValue: {
                seen.append($0)
            }.cancel()
            return seen
        }
        let numbers = [1, 2, 2, 3].publisher
        #expect(values(numbers.scan(0, +)) == [1, 3, 5, 8])
        #expect(values(numbers.prefix(2)) == [1, 2])
        #expect(values(numbers.first { $0 > 1 }) == [2])
        #expect(values(numbers.prefix { $0 < 3 }) == [1, 2, 2])
        #expect(values(numbers.collect().map(\.count)) == [4])
        #expect(values(numbers.prepend(0)) == [0, 1, 2, 2, 3])
        #expect(values(numbers.removeDuplicates { $0 == $1 }) == [1, 2, 3])
        #expect(ends == 7)
    }

    @Test func aFutureKeepsItsOutcomeForWhoComesLater() {
        var promise: Future<Int, Withered>.Promise?
        let future = Future<Int, Withered> { promise = $0 }
        var seen: [String] = []
        let first = future.sink {
            seen.append("\($0)")
        } receiveValue: {
            seen.append("\($0)")
        }
        promise?(.success(3))
        promise?(.failure(Withered()))
        let second = future.sink { _ in
        } receiveValue: {
            seen.append("later \($0)")
        }
        #expect(seen == ["3", "finished", "later 3"])
        first.cancel()
        second.cancel()
    }

    @Test func aSharedPublisherIsAttachedToOnce() {
        let subject = PassthroughSubject<Int, Never>()
        var attached = 0
        let shared = Deferred { () -> AnyPublisher<Int, Never> in
            attached += 1
            return subject.eraseToAnyPublisher()
        }.share()
        var seen: [Int] = []
        let one = shared.sink { seen.append($0) }
        let two = shared.sink { seen.append($0 * 10) }
        subject.send(1)
        #expect(attached == 1)
        #expect(seen == [1, 10])
        one.cancel()
        two.cancel()
        subject.send(2)
        #expect(seen == [1, 10])
    }
}
