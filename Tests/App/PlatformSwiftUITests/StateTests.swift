import IntentsModel
import Observation
import PlatformSwiftUI
import Testing

@Observable private final class Bed {
    var name = "Rose"
}

/// Values that live outside of views.
@MainActor @Suite struct StateTests {
    private final class Counter: ObservableObject {
        @Published var count = 0
    }

    private final class Makings {
        var count = 0
    }

    private enum Unit: String { case metric, imperial }

    private func withDefaults(_ body: (UserDefaults) throws -> Void) throws {
        let name = "test.\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        try body(defaults)
    }

    @Test func anObjectOfAViewIsMadeOnceAndOnlyWhenNeeded() {
        let makings = Makings()
        func make() -> Counter {
            makings.count += 1
            return Counter()
        }
        let object = StateObject(wrappedValue: make())
        #expect(makings.count == 0)
        object.wrappedValue.count = 2
        object.projectedValue.count.wrappedValue += 1
        #expect(object.wrappedValue.count == 3)
        #expect(makings.count == 1)
    }

    @Test func bindingsOfObjectsSetTheirProperties() {
        let counter = Counter()
        ObservedObject(wrappedValue: counter).projectedValue.count.wrappedValue = 5
        #expect(counter.count == 5)
        let bed = Bed()
        Bindable(bed).name.wrappedValue = "Basil"
        #expect(bed.name == "Basil")
    }

    @Test func anObjectOfTheEnvironmentReachesTheViewsBelow() {
        struct Child: View {
            @EnvironmentObject var counter: Counter
            var body: some View { Text(verbatim: "\(counter.count)") }
        }
        let counter = Counter()
        counter.count = 7
        #expect(viewNode(of: VStack { Child() }.environmentObject(counter)).children.map(\.text) == ["7"])
    }

    @Test func storedValuesStayInTheUserDefaults() throws {
        try withDefaults { defaults in
            let count = AppStorage(wrappedValue: 3, "count", store: defaults)
            #expect(count.wrappedValue == 3)
            count.wrappedValue = 0
            #expect(AppStorage(wrappedValue: 3, "count", store: defaults).wrappedValue == 0)
            let unit = AppStorage(wrappedValue: Unit.metric, "unit", store: defaults)
            unit.projectedValue.wrappedValue = .imperial
            #expect(defaults.string(forKey: "unit") == "imperial")
            let name = AppStorage<String?>("name", store: defaults)
            #expect(name.wrappedValue == nil)
            name.wrappedValue = "Rose"
            #expect(defaults.string(forKey: "name") == "Rose")
            name.wrappedValue = nil
            #expect(defaults.object(forKey: "name") == nil)
        }
    }

    @Test func aRawValueThatNoCaseHasIsAsIfThereWasNone() throws {
        try withDefaults { defaults in
            defaults.set("cubits", forKey: "unit")
            #expect(AppStorage(wrappedValue: Unit.metric, "unit", store: defaults).wrappedValue == .metric)
        }
    }

    @Test func aBindingToACollectionIsACollectionOfBindings() {
        let beds = State(initialValue: ["Rose", "Basil"])
        for bed in beds.projectedValue { bed.wrappedValue += "!" }
        #expect(beds.wrappedValue == ["Rose!", "Basil!"])
        let rows = ForEach(beds.projectedValue, id: \.self) { $bed in TextField("Bed", text: $bed) }
        #expect(viewNode(of: rows).children.map { $0.attributes["value"] } == [.string("Rose!"), .string("Basil!")])
    }

    @Test func aBindingGoesInAndOutOfOptionals() {
        let name = State<String?>(initialValue: nil)
        #expect(Binding<String>(name.projectedValue)?.wrappedValue == nil)
        name.wrappedValue = "Rose"
        Binding<String>(name.projectedValue)?.wrappedValue = "Basil"
        #expect(name.wrappedValue == "Basil")
        let count = State(initialValue: 1)
        let optional = Binding<Int?>(count.projectedValue)
        optional.wrappedValue = nil
        #expect(count.wrappedValue == 1)
        optional.wrappedValue = 2
        #expect(count.wrappedValue == 2)
    }

    @Test func theViewWithTheFocusSaysSo() {
        let focus = FocusState<String?>()
        focus.wrappedValue = "name"
        let node = viewNode(of: Text(verbatim: "a").focused(focus.projectedValue, equals: "name"))
        #expect(node.attributes["focused"] == .bool(true))
    }

    @Test func rowsAreRemovedAndMovedByTheirOffsets() {
        var rows = ["a", "b", "c", "d"]
        rows.move(fromOffsets: IndexSet([0, 2]), toOffset: 4)
        #expect(rows == ["b", "d", "a", "c"])
        rows.move(fromOffsets: IndexSet(integer: 3), toOffset: 1)
        #expect(rows == ["b", "c", "d", "a"])
        rows.remove(atOffsets: IndexSet([0, 3]))
        #expect(rows == ["c", "d"])
    }
}
