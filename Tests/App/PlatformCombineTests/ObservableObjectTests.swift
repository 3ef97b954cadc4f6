import PlatformCombine
import Testing

private final class Garden: ObservableObject {
    @Published var beds = 1
    @Published var name = "Oak"
}

@Suite struct ObservableObjectTests {
    @Test func observersHearOfAChangeBeforeItHappens() {
        let garden = Garden()
        var seen: [Int] = []
        let subscription = garden.objectWillChange.sink { seen.append(garden.beds) }
        garden.beds = 2
        garden.name = "Elm"
        subscription.cancel()
        garden.beds = 3
        #expect(seen == [1, 2])
    }

    @Test func aPublishedPropertyDeliversItsPresentAndItsNextValues() {
        let garden = Garden()
        var seen: [String] = []
        var subscriptions: Set<AnyCancellable> = []
        garden.$name.sink { seen.append($0) }.store(in: &subscriptions)
        garden.name = "Elm"
        subscriptions = []
        garden.name = "Ash"
        #expect(seen == ["Oak", "Elm"])
    }

    @Test func everyObjectHasOnePublisherOfItsOwn() {
        let garden = Garden()
        #expect(garden.objectWillChange === garden.objectWillChange)
        #expect(garden.objectWillChange !== Garden().objectWillChange)
    }
}

@Suite struct SubjectTests {
    @Test func aPassthroughSubjectDeliversWhatIsSentUntilItEnds() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [String] = []
        let subscription = subject.sink { _ in
            seen.append("end")
        } receiveValue: {
            seen.append("\($0)")
        }
        subject.send(1)
        subject.send(completion: .finished)
        subject.send(2)
        #expect(seen == ["1", "end"])
        subscription.cancel()
    }

    @Test func aCurrentValueSubjectDeliversItsValueToNewcomers() {
        let subject = CurrentValueSubject<Int, Never>(1)
        subject.value = 2
        var seen: [Int] = []
        let subscription = subject.map { $0 * 10 }.removeDuplicates().filter { $0 > 0 }.sink { seen.append($0) }
        subject.send(2)
        subject.send(3)
        #expect(seen == [20, 30])
        #expect(subject.value == 3)
        subscription.cancel()
    }

    @Test func aReceiverMayCancelItselfOrSendAgain() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var subscription: AnyCancellable?
        subscription = subject.sink { value in
            seen.append(value)
            if value == 1 { subject.send(2) } else { subscription?.cancel() }
        }
        subject.send(1)
        subject.send(3)
        #expect(seen == [1, 2])
    }
}
