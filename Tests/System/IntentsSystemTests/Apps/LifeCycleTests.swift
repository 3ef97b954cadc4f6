import IntentsLink
import IntentsModel
import ProbeApp
import Testing

@testable import IntentsSystem

@Suite("Upgrades and removals", .timeLimit(.minutes(5)))
struct LifeCycleTests {
    private static let app = "com.example.garden"

    private static func amount(_ cases: String...) -> EnumDescription {
        var amount = Garden.amount
        amount.cases = cases.map {
            EnumCaseDescription(rawValue: $0, name: $0, display: DisplayDescription(title: LocalizedText($0)))
        }
        return amount
    }

    private static func parameter(
        _ name: String, _ type: ValueType, isOptional: Bool = true
    ) -> ParameterDescription {
        ParameterDescription(name: name, title: LocalizedText(name), valueType: type, isOptional: isOptional)
    }

    private static let old = Garden.metadata(
        [
            Garden.action("Dig"), Garden.action("Rake", title: "Rake Leaves"),
            Garden.action(
                "Water",
                parameters: [
                    parameter("amount", .linkEnumeration("Amount")), parameter("litres", .primitive(.string)),
                    parameter("note", .primitive(.string)),
                ]),
        ], entities: [Garden.plant], enums: [amount("sip", "can")])

    private static let new: AppMetadata = {
        // The type has another name now, and keeps the identifier that requests hold.
        var rake = Garden.action("Rake", title: "Rake Leaves")
        rake.fullyQualifiedTypeName = "Garden.RakeLeaves"
        return Garden.metadata(
            [
                rake,
                Garden.action(
                    "Water",
                    parameters: [
                        parameter("amount", .linkEnumeration("Amount")), parameter("litres", .primitive(.int)),
                        parameter("bed", .primitive(.string), isOptional: false),
                    ]),
            ], enums: [amount("sip")])
    }()

    private static let program = ProbeApp(
        app,
        actions: [
            "Rake": { _, _ in .value("raked") },
            "Water": { request, _ in .finished(PerformedResult(value: request.parameters["litres"])) },
        ])

    /// A system in which the app was upgraded.
    private func run(_ body: (TestSystem, InstalledApp) async throws -> Void) async throws {
        try await TestSystem.run { system in
            try await system.install(BundleFixture(metadata: Self.old), Self.program)
            let upgraded = try await system.install(BundleFixture(version: "2.0", metadata: Self.new))
            try await body(system, upgraded)
        }
    }

    @Test func anUpgradeSaysWhatRequestsLose() async throws {
        try await run { _, app in
            #expect(app.previousVersion == "1.0")
            #expect(
                app.losses == [
                    "The action Dig is gone: requests for it end with notFound. A new action takes them over with "
                        + "persistentIdentifier = \"Dig\".",
                    "The parameter litres of Water was String and is Int: values that cannot be converted end with "
                        + "invalidValue.",
                    "The parameter note of Water is gone: requests that give it end with invalidValue.",
                    "The new parameter bed of Water is required: requests without it ask for it, or end with needsValue.",
                    "The entity Plant is gone: requests that name one end with invalidValue.",
                    "The case can of Amount is gone: requests that give it end with invalidValue.",
                ])
        }
    }

    @Test func aResultOfAnotherTypeIsALossToo() async throws {
        func bundle(_ version: String, _ dig: ValueType?, _ rake: ValueType?) -> BundleFixture {
            var actions = [Garden.action("Dig"), Garden.action("Rake"), Garden.action("Water")]
            (actions[0].output.valueType, actions[1].output.valueType) = (dig, rake)
            // One that returned nothing takes nothing away.
            actions[2].output.valueType = version == "1.0" ? nil : .primitive(.int)
            return BundleFixture(version: version, metadata: Garden.metadata(actions))
        }
        try await TestSystem.run { system in
            try await system.install(bundle("1.0", .primitive(.string), .entity("Plant")))
            #expect(
                try await system.install(bundle("2.0", .primitive(.int), nil)).losses == [
                    "Dig returned String and returns Int: what is chained to it and cannot convert that asks for its value, or "
                        + "ends with invalidValue.",
                    "Rake returned Plant and returns nothing: what is chained to it gets no value.",
                ])
        }
    }

    @Test func anUpgradeThatKeepsEverythingSaysNothing() async throws {
        try await TestSystem.run { system in
            let first = try await system.install(BundleFixture(metadata: Self.old))
            #expect(first.losses == nil)
            #expect(try await system.install(BundleFixture(version: "1.1", metadata: Self.old)).losses == [])
        }
    }

    @Test("KP-15: a renamed type that keeps its identifier runs old requests") func renamed() async throws {
        try await run { system, _ in
            let report = try await system.client.run("\(Self.app)/Rake")
            #expect(report.value == .string("raked"))
        }
    }

    @Test("KP-15: an action that is gone names the version that had it") func removed() async throws {
        try await run { system, _ in
            for name in ["Dig", "\(Self.app)/Dig"] {
                let report = try await system.client.run(name)
                #expect(report.outcome == .notFound)
                #expect(
                    report.error?.message
                        == "Garden 2.0 has no action “Dig” any more; 1.0 had it. “intents list com.example.garden” shows "
                        + "what it has.")
            }
            _ = try await system.client.send(UninstallRequest(app: "Garden", purge: false))
            #expect(try await system.client.run("Dig").error?.message.contains("any more") == false)
        }
    }

    @Test func everyLossOfAParameterHasItsOutcome() async throws {
        try await run { system, _ in
            let bed = ["bed": IntentValue.string("north")]
            func outcome(_ values: [String: IntentValue]) async throws -> RunReport {
                try await system.client.run("Water", values)
            }
            let note = try await outcome(bed.merging(["note": .string("x")]) { $1 })
            #expect(note.outcome == .invalidValue)
            #expect(note.error?.parameter == "note")
            let can = try await outcome(
                bed.merging(["amount": .enumCase(EnumValue(typeName: "Amount", rawValue: "can"))]) { $1 })
            #expect(can.outcome == .invalidValue)
            #expect(can.error?.parameter == "amount")
            #expect(try await outcome(bed.merging(["litres": .string("3")]) { $1 }).value == .int(3))
            #expect(try await outcome(bed.merging(["litres": .string("much")]) { $1 }).outcome == .invalidValue)
            #expect(try await outcome([:]).outcome == .needsValue)
        }
    }

    @Test func aRemovalInTheMiddleOfARunEndsItWithTheReason() async throws {
        try await TestSystem.run { system in
            let isPerforming = Deferred<Void>()
            let app = ProbeApp(
                Self.app,
                actions: [
                    "Wait": { _, _ in
                        isPerforming.resolve(())
                        _ = await Deferred<Void>().value()
                        return .value("late")
                    }
                ])
            try await system.install(BundleFixture(metadata: Garden.metadata([Garden.action("Wait")])), app)
            async let report = system.client.run("Wait", runID: "removed")
            _ = await isPerforming.value()
            _ = try await system.client.send(UninstallRequest(app: "Garden", purge: true))
            #expect(try await report.outcome == .unavailable)
            #expect(
                try await report.error?.message
                    == "The run could not end in com.example.garden, because it was removed during the run.")
            let history = try await system.client.send(LogRequest(app: nil, limit: 10)).runs.map(\.report.runID)
            #expect(history == ["removed"])
        }
    }
}
