import AppIntents
import IntentsHost
import IntentsModel
import Testing

struct AppDependencyTests {
    protocol Tool: Sendable { var name: String { get } }

    final class Spade: Tool {
        let name: String
        init(_ name: String = "Spade") { self.name = name }
    }

    /// Counts how often something is made.
    final class Counter: Sendable {
        private let count = Lock(0)
        func make() -> Spade {
            count.withLock { $0 += 1 }
            return Spade()
        }
        var value: Int { count.withLock { $0 } }
    }

    private let manager = AppDependencyManager()

    @Test func findsAnObjectByItsType() {
        let spade = Spade("Long")
        manager.add(dependency: spade)
        #expect(AppDependency<Spade>(manager: manager).wrappedValue === spade)
    }

    @Test func findsAnObjectByTheProtocolItWasRegisteredAs() {
        manager.add(dependency: Spade("Long") as any Tool)
        #expect(AppDependency<any Tool>(manager: manager).wrappedValue.name == "Long")
    }

    @Test func findsObjectsOfOneTypeByTheirKeys() {
        manager.add(key: "long", dependency: Spade("Long"))
        manager.add(key: "short", dependency: Spade("Short"))
        #expect(AppDependency<Spade>(key: "short", manager: manager).wrappedValue.name == "Short")
        #expect(AppDependency<Spade>(key: "long", manager: manager).wrappedValue.name == "Long")
    }

    @Test("KP-80: a registered closure is called on first use, and once")
    func makesAnObjectOnFirstUse() {
        let counter = Counter()
        manager.add { counter.make() }
        let dependency = AppDependency<Spade>(manager: manager)
        #expect(counter.value == 0)
        #expect(dependency.wrappedValue === dependency.wrappedValue)
        #expect(counter.value == 1)
    }

    @Test func replacesAnEarlierRegistration() {
        manager.add(dependency: Spade("Old"))
        manager.add(dependency: Spade("New"))
        #expect(AppDependency<Spade>(manager: manager).wrappedValue.name == "New")
    }

    @Test func usesTheDefaultWithoutARegistration() {
        let dependency = AppDependency<Spade>(manager: manager, default: Spade("Default"))
        #expect(dependency.wrappedValue.name == "Default")
        manager.add(dependency: Spade("Registered"))
        #expect(dependency.wrappedValue.name == "Registered")
    }

    @Test func usesAnAssignedObjectInEveryCopy() {
        let dependency = AppDependency<Spade>(manager: manager)
        let copy = dependency
        dependency.wrappedValue = Spade("Assigned")
        #expect(copy.wrappedValue.name == "Assigned")
        #expect(copy.projectedValue.wrappedValue.name == "Assigned")
    }

    @Test func waitsForAnAsynchronousClosureOnce() async throws {
        let counter = Counter()
        manager.add { () async throws -> Spade in
            await Task.yield()
            return counter.make()
        }
        let dependency = AppDependency<Spade>(manager: manager)
        async let first: Void = dependency.load(for: "Test")
        async let second: Void = dependency.load(for: "Test")
        _ = try await (first, second)
        #expect(dependency.wrappedValue.name == "Spade")
        #expect(counter.value == 1)
    }

    @Test("KP-80: parallel tasks do not see each other's replacements")
    func replacesWithinATask() async {
        manager.add(dependency: Spade("Own"))
        let dependency = AppDependency<Spade>(manager: manager)
        let names = await withTaskGroup(of: String.self) { group in
            for name in ["A", "B"] {
                group.addTask {
                    let scope = AppDependencyManager()
                    scope.add(dependency: Spade(name))
                    return await AppDependencyManager.$scoped.withValue(scope) {
                        await Task.yield()
                        return dependency.wrappedValue.name
                    }
                }
            }
            return await group.reduce(into: []) { $0.insert($1) } as Set<String>
        }
        #expect(names == ["A", "B"])
        #expect(dependency.wrappedValue.name == "Own")
    }
}
