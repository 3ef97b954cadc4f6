import FoundationEssentials
import Glibc
import IntentsLink
import IntentsModel
import ProbeApp
import Testing

@testable import IntentsSystem

@Suite("Explain, show, doctor", .timeLimit(.minutes(5)))
struct ExplainTests {
    private static let garden = BundleFixture(
        metadata: Garden.metadata(
            [Garden.action("Water"), Garden.action("Prune"), Garden.action("Secret", isDiscoverable: false)],
            shortcuts: [Garden.shortcut("Water", "Water a plant in ${applicationName}", title: "Watering")]))

    private func explain(_ action: String) async throws -> Explanation {
        var explanation: Explanation?
        try await TestSystem.run { system in
            try await system.install(Self.garden)
            explanation = try await system.client.send(ExplainRequest(action: action, locale: "en"))
        }
        return try #require(explanation)
    }

    private func lines(_ explanation: Explanation) -> [String] { lines(explanation.surfaces) }

    private func lines(_ surfaces: [SurfaceExplanation]) -> [String] {
        surfaces.map { "\($0.surface): \($0.isOffered ? "yes" : "no"), \($0.reason)" }
    }

    @Test("KP-63: every surface with yes or no and the deciding declaration") func surfaces() async throws {
        let water = try await explain("Water")
        #expect(
            lines(water) == [
                "command line: yes, “intents list” shows it",
                "search: yes, its title and description are in the index",
                "phrases: yes, “Water a plant in Garden”", "app shortcuts: yes, Watering",
            ])
        #expect(water.process == "com.example.garden (app): only the app has it")
        #expect(
            lines(try await explain("Prune")).suffix(2) == [
                "phrases: no, the AppShortcutsProvider of Garden has no AppShortcut for Prune",
                "app shortcuts: no, the AppShortcutsProvider of Garden has no AppShortcut for Prune",
            ])
        #expect(
            lines(try await explain("Secret")).prefix(2) == [
                "command line: no, Secret declares isDiscoverable = false; “intents run com.example.garden/Secret” "
                    + "still runs it", "search: no, Secret declares isDiscoverable = false",
            ])
    }

    /// A garden whose plants are found in every way, opened, taken, returned and said; and beds that nothing does anything with.
    private static var planted: BundleFixture {
        let plant = ValueType.entity("Plant")
        func action(_ name: String, taking parameter: String, _ type: ValueType) -> ActionDescription {
            Garden.action(
                name, parameters: [ParameterDescription(name: parameter, title: "Plant", valueType: type)])
        }
        var open = action("OpenPlant", taking: "target", plant)
        open.systemProtocols = ["OpenEntity"]
        var grow = Garden.action("Grow")
        grow.output = OutputDescription(valueType: .array(plant))
        var type = Garden.plant
        type.systemProtocols = ["Indexed"]
        type.properties = [
            PropertyDescription(
                name: "name", title: "Name", valueType: .primitive(.string), indexingKey: "displayName"),
            PropertyDescription(name: "height", title: "Height", valueType: .primitive(.double)),
        ]
        var query = Garden.plantQuery
        query.capabilities = [.identifiers, .string, .property]
        query.properties = [QueryPropertyDescription(name: "name", comparators: ["contains", "equalTo"])]
        query.sortingOptions = ["height"]
        let bed = EntityDescription(
            identifier: "Bed", fullyQualifiedTypeName: "Garden.Bed", display: DisplayDescription(title: "Bed"),
            defaultQueryIdentifier: "Garden.Bed.Query",
            properties: [PropertyDescription(name: "size", title: "Size", valueType: .primitive(.int))])
        let harvest = EntityDescription(
            identifier: "Harvest", fullyQualifiedTypeName: "Garden.Harvest",
            display: DisplayDescription(title: "Harvest"), isTransient: true)
        return BundleFixture(
            metadata: Garden.metadata(
                [
                    action("Water", taking: "plant", plant), action("Prune", taking: "plants", .array(plant)), open,
                    grow,
                ],
                entities: [type, bed, harvest],
                queries: [
                    query,
                    QueryDescription(identifier: "Garden.Bed.Query", entityType: "Bed", capabilities: .identifiers),
                ],
                shortcuts: [Garden.shortcut("Water", "Water ${plant} in ${applicationName}", title: "Watering")]))
    }

    @Test("KP-68: where entities of a type are offered, and each of its properties") func entityType() async throws {
        try await TestSystem.run { system in
            try await system.install(Self.planted)
            let plant = try await system.client.send(ExplainRequest(action: "Plant", locale: "en"))
            #expect(plant.action == "com.example.garden/Plant")
            #expect(
                lines(plant) == [
                    "identifiers: yes, PlantQuery finds them: “intents entities com.example.garden/Plant --id ID”",
                    "words: yes, PlantQuery is an EntityStringQuery: “intents entities com.example.garden/Plant "
                        + "--matching TEXT”",
                    "list: yes, PlantQuery is an EntityPropertyQuery: “intents entities com.example.garden/Plant --all”",
                    "search: yes, the titles of those that PlantQuery lists, since the app has run last, and what the app "
                        + "indexes, as an IndexedEntity",
                    "opening: yes, OpenPlant", "parameters: yes, OpenPlant.target, Prune.plants, Water.plant",
                    "results: yes, Grow", "phrases: yes, “Water <plant> in Garden”",
                ])
            #expect(
                plant.properties?.map { "\($0.name): \(lines($0.surfaces).joined(separator: "; "))" } == [
                    "name: conditions: yes, contains, equalTo; sorting: no, the sortingOptions of PlantQuery leave it "
                        + "out; index: yes, it feeds the attribute displayName",
                    "height: conditions: no, the properties of PlantQuery leave it out; sorting: yes, the sortingOptions "
                        + "of PlantQuery name it; index: no, its declaration has no indexingKey",
                ])
            #expect(plant.process == "com.example.garden (app): only the app has it")
        }
    }

    @Test("KP-68: why entities of a type are offered nowhere") func unusedEntityType() async throws {
        try await TestSystem.run { system in
            try await system.install(Self.planted)
            let bed = try await system.client.send(ExplainRequest(action: "com.example.garden/Bed", locale: "en"))
            #expect(
                lines(bed).dropFirst() == [
                    "words: no, Bed.Query is no EntityStringQuery: words are compared with the titles of those that it "
                        + "suggests",
                    "list: no, Bed.Query is neither an EnumerableEntityQuery nor an EntityPropertyQuery",
                    "search: yes, the titles of those that Bed.Query suggests, since the app has run last",
                    "opening: no, no OpenIntent of Garden has a target of this type",
                    "parameters: no, no action of Garden takes a Bed", "results: no, no action of Garden returns a Bed",
                    "phrases: no, no phrase of Garden has a place for a Bed",
                ])
            #expect(
                bed.properties?.flatMap { lines($0.surfaces) } == [
                    "conditions: no, Bed.Query is neither an EnumerableEntityQuery nor an EntityPropertyQuery",
                    "sorting: no, Bed.Query is neither an EnumerableEntityQuery nor an EntityPropertyQuery",
                    "index: no, Bed is no IndexedEntity",
                ])
            let harvest = try await system.client.send(ExplainRequest(action: "Harvest", locale: "en"))
            #expect(
                lines(harvest).prefix(2) == [
                    "identifiers: no, Harvest is a TransientAppEntity, which has no identity beyond a result",
                    "words: no, Harvest is a TransientAppEntity, which has no identity beyond a result",
                ])
            #expect(
                harvest.process == "none: Harvest is a TransientAppEntity, which has no identity beyond a result")
            let error = await system.client.failure(of: ExplainRequest(action: "Plan", locale: "en"))
            #expect(error?.message == "There is no action “Plan”. Did you mean “Plant”?")
        }
    }

    /// Installs the garden with one more action of a system protocol, and asks about that.
    private func explain(
        _ action: String, conformingTo systemProtocol: String, in system: TestSystem
    ) async throws -> Explanation {
        var bundle = Self.garden
        var description = Garden.action(action)
        description.systemProtocols = [systemProtocol]
        bundle.metadata.actions[action] = description
        try await system.install(bundle)
        return try await system.client.send(ExplainRequest(action: action, locale: "en"))
    }

    @Test("a deprecated action is kept for what people have saved: it runs, and nobody is offered it")
    func deprecated() async throws {
        try await TestSystem.run { system in
            let explanation = try await explain("Sprinkle", conformingTo: "Deprecated", in: system)
            #expect(
                lines(explanation).prefix(2) == [
                    "command line: no, Sprinkle is a DeprecatedAppIntent, kept for what people have saved; "
                        + "“intents run com.example.garden/Sprinkle” still runs it",
                    "search: no, Sprinkle is a DeprecatedAppIntent, kept for what people have saved",
                ])
            let listed = try await system.client.send(ListActionsRequest(locale: "en")).map(\.identifier)
            #expect(!listed.contains("Sprinkle"))
            #expect(try await system.client.search("Sprinkle").isEmpty)
        }
    }

    @Test("what a deprecated action says, and what replaces it, is told with every run of it")
    func deprecationNote() async throws {
        try await TestSystem.run { system in
            var bundle = Self.garden
            var old = Garden.action("Sprinkle")
            old.systemProtocols = ["Deprecated"]
            old.deprecation = DeprecationDescription(message: "The can is broken", replacedBy: "Water")
            bundle.metadata.actions["Sprinkle"] = old
            let app = ProbeApp("com.example.garden", actions: ["Sprinkle": { _, _ in .value("wet") }])
            try await system.install(bundle, app)
            let note =
                "com.example.garden/Sprinkle is deprecated: The can is broken. Use com.example.garden/Water instead."
            let explanation = try await system.client.send(ExplainRequest(action: "Sprinkle", locale: "en"))
            #expect(explanation.notes == [note])
            let report = try await system.client.run("Sprinkle")
            #expect(report.value == .string("wet"))
            #expect(report.notes == [note])
        }
    }

    @Test("a locked session and a daemon without a screen are said where they matter")
    func conditions() async throws {
        var policy = SystemPolicy.forTests
        policy.isHeadless = true
        try await TestSystem.run(policy: policy) { system in
            var bundle = Self.garden
            var secret = Garden.action("Unseal")
            secret.authenticationPolicy = .requiresAuthentication
            bundle.metadata.actions["Unseal"] = secret
            bundle.metadata.actions["Show"] = Garden.action("Show", modes: .foreground)
            bundle.metadata.actions["Peek"] = Garden.action("Peek", modes: [.background, .foregroundDynamic])
            try await system.install(bundle)
            func notes(_ action: String) async throws -> [String]? {
                try await system.client.send(ExplainRequest(action: action, locale: "en")).notes
            }
            #expect(try await notes("Unseal") == [])
            #expect(
                try await notes("Show") == [
                    "No app can come to the front, because the daemon runs without a screen (--headless): a run ends with "
                        + "“foregroundUnavailable”."
                ])
            #expect(
                try await notes("Peek") == [
                    "No app can come to the front, because the daemon runs without a screen (--headless): a run stays in the "
                        + "background."
                ])
            _ = try await system.client.send(LockSessionRequest(isLocked: true))
            #expect(
                try await notes("Unseal") == [
                    "The session is locked, and its authenticationPolicy is requiresAuthentication: a run asks for it to be "
                        + "unlocked before any code of the app runs, and ends with “locked” where nobody can be asked."
                ])
            #expect(try await notes("Water") == [])
        }
    }

    @Test("what configures a widget is no action that anybody is offered") func configuration() async throws {
        try await TestSystem.run { system in
            let explanation = try await explain("ChooseBed", conformingTo: "WidgetConfiguration", in: system)
            #expect(
                lines(explanation).prefix(2) == [
                    "command line: no, ChooseBed holds the settings of a widget or control",
                    "search: no, ChooseBed holds the settings of a widget or control",
                ])
        }
    }

    @Test("KP-42: the process, and what speaks for and against each") func candidates() async throws {
        try await TestSystem.run { system in
            var bundle = Self.garden
            var own = Garden.action("Paint")
            own.executionTargets = .main
            bundle.metadata.actions["Paint"] = own
            bundle.plugIns["Part.appex"] = BundleFixture(
                identifier: "com.example.garden.part",
                metadata: Garden.metadata([Garden.action("Water"), own]), isExtension: true)
            try await system.install(bundle)
            let water = try await system.client.send(ExplainRequest(action: "Water", locale: "en"))
            #expect(water.mode == "background")
            #expect(
                water.candidates?.map { "\($0.bundle) \($0.isChosen) \($0.reason)" } == [
                    "com.example.garden false it could run Water too",
                    "com.example.garden.part true the app is not running, and its App Intents extension has it",
                ])
            let paint = try await system.client.send(ExplainRequest(action: "Paint", locale: "en"))
            #expect(paint.process == "com.example.garden (app): only the app may run it")
            #expect(paint.candidates?.map(\.isEligible) == [true, false])
            #expect(paint.candidates?.last?.reason == "allowedExecutionTargets of Paint is main")
            let error = await system.client.failure(of: ExplainRequest(action: "Water", locale: "en", origin: "moon"))
            #expect(
                error?.message == "“moon” is no place that runs are started from: it is system or widget.")
        }
    }

    @Test func showsAppsAndActions() async throws {
        try await TestSystem.run { system in
            try await system.install(Self.garden)
            let app = try await system.client.send(ShowRequest(name: "Garden", locale: "en"))
            #expect(app.action == nil)
            #expect(app.metadata.actions.count == 3)
            let action = try await system.client.send(ShowRequest(name: "Water", locale: "en"))
            #expect(action.action == "Water")
            let error = await system.client.failure(of: ShowRequest(name: "Wafer", locale: "en"))
            #expect(error?.message == "There is no action “Wafer”. Did you mean “Water”?")
        }
    }

    @Test("KP-81: set-up mistakes with their fix") func doctor() async throws {
        try await TestSystem.run { system in
            let app = try await system.install(Self.garden)
            let whole = try await system.client.send(DoctorRequest(app: "Garden"))
            #expect(whole.filter(\.isProblem) == [])
            try FileManager.default.removeItem(atPath: "\(app.path)/Program")
            let broken = try await system.client.send(DoctorRequest(app: nil)).filter(\.isProblem)
            #expect(broken.map(\.subject) == ["com.example.garden"])
            #expect(broken.first?.fix == "Install the app again with “intents install”.")
            try FileManager.default.removeItem(atPath: app.path)
            let gone = try await system.client.send(DoctorRequest(app: "Garden")).filter(\.isProblem)
            #expect(gone.map(\.message) == ["Its bundle \(app.path) is missing."])
            #expect(gone.first?.fix == "Install the app again with “intents install”.")
        }
    }

    @Test("KP-81: programs that cannot run are said, each with what is wrong") func doctorOfPrograms() async throws {
        try await TestSystem.run { system in
            let app = try await system.install(Self.garden)
            let program = "\(app.path)/Program"
            func problems() async throws -> [String] {
                try await system.client.send(DoctorRequest(app: "Garden")).filter(\.isProblem).map(\.message)
            }
            try write("#!/bin/sh\n", to: program, mode: 0o644)
            chmod(program, 0o644)
            #expect(
                try await problems() == [
                    "Garden.app/Program is not executable: run “chmod +x” on it, or build the bundle again with “intents "
                        + "build”."
                ])
            try write("hello", to: program, mode: 0o755)
            chmod(program, 0o755)
            #expect(
                try await problems() == [
                    "Garden.app/Program cannot run here: it is neither an ELF executable nor a script that begins with “#!”. "
                        + "Build the bundle with “intents build” on a machine like this one."
                ])
        }
    }

    @Test("KP-81: metadata that was changed by hand, so that it contradicts itself")
    func doctorOfContradictions() async throws {
        try await TestSystem.run { system in
            let app = try await system.install(Self.garden)
            var changed = Self.garden
            let litres = ParameterDescription(
                name: "litres", title: LocalizedText("Litres"), valueType: .primitive(.int),
                range: NumberRange(lowerBound: 10, upperBound: 1))
            changed.metadata.actions["Water"]?.parameters = [litres]
            try JSONEncoder().encode(changed.metadata)
                .write(to: URL(filePath: "\(app.path)/Metadata.appintents/extract.actionsdata"))
            let problems = try await system.client.send(DoctorRequest(app: "Garden")).filter(\.isProblem)
            #expect(
                problems.map(\.message) == [
                    "Garden.app/Metadata.appintents/extract.actionsdata contradicts itself: the parameter “litres” of the action "
                        + "“Water” takes numbers from 10 to 1, which are none. Build the bundle again with “intents build”."
                ])
            #expect(problems.first?.fix == "Install the app again with “intents install”.")
        }
    }

    @Test("KP-39, KP-81: an action that needs the app but is in the extension only")
    func missingTarget() async throws {
        try await TestSystem.run { system in
            var bundle = BundleFixture()
            bundle.plugIns["Part.appex"] = BundleFixture(
                identifier: "com.example.garden.part",
                metadata: Garden.metadata([Garden.action("Show", modes: .foreground)]), isExtension: true)
            try await system.install(bundle)
            let found = try await system.client.send(DoctorRequest(app: "Garden")).filter(\.isProblem)
            #expect(found.map(\.message) == ["The action Show runs in the foreground, but only an extension has it."])
            let report = try await system.client.run("Show")
            #expect(report.outcome == .noExecutionTarget)
        }
    }
}
