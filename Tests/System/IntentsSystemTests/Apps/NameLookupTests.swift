import IntentsLink
import IntentsModel
import Testing

@testable import IntentsSystem

@Suite("Finding apps and actions by name")
struct NameLookupTests {
    let folder: TemporaryFolder
    let library: AppLibrary

    init() async throws {
        folder = try TemporaryFolder()
        let locations = Locations(in: folder)
        try locations.createDataDirectories()
        library = AppLibrary(store: try Store(path: locations.storePath), locations: locations)
        let garden = BundleFixture(
            alternativeNames: ["Greenhouse"],
            metadata: Garden.metadata(
                [
                    Garden.action("WaterPlant", title: "Gieße Pflanze"), Garden.action("Open", title: "Open Plant"),
                    Garden.action("Secret", title: "Secret", isDiscoverable: false),
                    Garden.action("Ratio", title: "Left/Right"),
                ], entities: [Garden.plant]))
        let shop = BundleFixture(
            identifier: "com.example.shop", name: "Shop",
            metadata: Garden.metadata([Garden.action("Open", title: "Open Shop")]))
        _ = try await library.install(try garden.write(to: folder.path))
        _ = try await library.install(try shop.write(to: folder.path, as: "Shop.app"))
    }

    private func failure(_ name: String) async -> RunError? {
        await #expect(throws: RunError.self) { try await library.action(name) }
    }

    @Test(arguments: [
        "WaterPlant", "com.example.garden/WaterPlant", "Gieße Pflanze", "giesse pflanze", "GIESSE PFLANZE",
    ])
    func findsAnActionByEachOfItsNames(name: String) async throws {
        #expect(try await library.action(name).fullName == "com.example.garden/WaterPlant")
    }

    @Test func aTitleMayHoldASlash() async throws {
        #expect(try await library.action("left/right").identifier == "Ratio")
    }

    @Test func severalActionsOfOneNameAreAmbiguous() async throws {
        let error = await failure("Open")
        #expect(error?.code == .ambiguous)
        #expect(
            error?.message
                == "“Open” names 2 actions: com.example.garden/Open, com.example.shop/Open. Use its full name.")
        #expect(try await library.action("com.example.shop/Open").app == "com.example.shop")
    }

    @Test(
        "an action is found by its type's name and by its identifier",
        arguments: [
            ("PlanTrip", "com.example.trips/plan-trip"), ("plan-trip", "com.example.trips/plan-trip"),
            ("com.example.trips/PlanTrip", "com.example.trips/plan-trip"),
            ("com.example.trips/plan-trip", "com.example.trips/plan-trip"),
            // Saved requests hold identifiers, so these are never hidden by the name of another type.
            ("Former", "com.example.trips/Former"), ("com.example.trips/Former", "com.example.trips/Former"),
        ])
    func typeNames(name: String, expected: String) async throws {
        try await installTrips()
        #expect(try await library.action(name).fullName == expected)
    }

    @Test("a type's name that several have is ambiguous, also within one app")
    func ambiguousTypeNames() async throws {
        try await installTrips()
        let within = await failure("Share")
        #expect(
            within?.message
                == "“Share” names 2 actions: com.example.trips/share-map, com.example.trips/share-trip. Use its full name."
        )
        #expect(await failure("com.example.trips/Share")?.code == .ambiguous)
        let between = await failure("WaterPlant")
        #expect(
            between?.message
                == "“WaterPlant” names 2 actions: com.example.garden/WaterPlant, com.example.trips/rain. Use its full name."
        )
        let near = await failure("PlanTirp")
        #expect(near?.message == "There is no action “PlanTirp”. Did you mean “PlanTrip”?")
        #expect(try await library.entityType("Stop").identifier == "trip-stop")
    }

    /// An app whose source states identifiers.
    private func installTrips() async throws {
        func action(_ identifier: String, _ type: String) -> ActionDescription {
            var action = Garden.action(identifier)
            action.fullyQualifiedTypeName = "Trips.\(type)"
            return action
        }
        var stop = Garden.plant
        (stop.identifier, stop.fullyQualifiedTypeName) = ("trip-stop", "Trips.Stop")
        let trips = BundleFixture(
            identifier: "com.example.trips", name: "Trips",
            metadata: Garden.metadata(
                [
                    action("plan-trip", "PlanTrip"), action("Former", "Renamed"), action("latest", "Former"),
                    action("share-trip", "Trip.Share"), action("share-map", "Map.Share"), action("rain", "WaterPlant"),
                ], entities: [stop]))
        _ = try await library.install(try trips.write(to: folder.path, as: "Trips.app"))
    }

    @Test func anUnknownNameGetsANearOne() async throws {
        let near = await failure("WaterPlnat")
        #expect(near?.code == .notFound)
        #expect(near?.message == "There is no action “WaterPlnat”. Did you mean “WaterPlant”?")
        let far = await failure("xyzzy")
        #expect(far?.message == "There is no action “xyzzy”. “intents list” shows all of them.")
    }

    @Test(
        "an app in an action's place is told from a name that nothing has",
        arguments: ["Greenhouse", "com.example.garden"])
    func appForAction(name: String) async {
        let error = await failure(name)
        #expect(error?.code == .notFound)
        #expect(
            error?.message
                == "“\(name)” is an app: name one of its actions. “intents list com.example.garden” shows what it has.")
        let shorter = await failure("com.example")
        #expect(shorter?.message == "There is no action “com.example”. “intents list” shows all of them.")
    }

    @Test("Where an app could be meant as well, its name may be the near one")
    func nearApp() async {
        let error = await #expect(throws: RunError.self) {
            try await library.action("Gardn", orOneOf: ["Garden", "com.example.garden"])
        }
        #expect(error?.message == "There is no action “Gardn”. Did you mean “Garden”?")
    }

    @Test(
        "What an app does not have is said of the app, however it was called",
        arguments: [
            (
                "Greenhouse/WaterPlnt",
                "Garden has no action “WaterPlnt”. Did you mean “com.example.garden/WaterPlant”?"
            ),
            (
                "com.example.garden/xyzzy",
                "Garden has no action “xyzzy”. “intents list com.example.garden” shows what it has."
            ),
            ("Garden/Secre", "Garden has no action “Secre”. “intents list com.example.garden” shows what it has."),
            ("xyzzy/WaterPlant", "There is no action “xyzzy/WaterPlant”. “intents list” shows all of them."),
            (
                "com.example.gardn/WaterPlant",
                "There is no action “com.example.gardn/WaterPlant”. Did you mean “com.example.garden/WaterPlant”?"
            ),
        ])
    func appWithoutTheAction(_ name: String, _ message: String) async {
        let error = await failure(name)
        #expect(error?.code == .notFound)
        #expect(error?.message == message)
    }

    @Test("An app may be called by any of its names before the slash", arguments: ["garden", "Greenhouse"])
    func typeInNamedApp(app: String) async throws {
        #expect(try await library.action("\(app)/WaterPlant").fullName == "com.example.garden/WaterPlant")
        #expect(try await library.entityType("\(app)/Plant").fullName == "com.example.garden/Plant")
    }

    @Test("KP-84: hidden actions are in no list and no search, and still answer to their identifier")
    func hiddenActions() async throws {
        let listed = try await library.actions(of: nil, locale: "en").map(\.identifier)
        #expect(listed == ["Open", "Ratio", "WaterPlant", "Open"])
        #expect(try await library.action("com.example.garden/Secret").identifier == "Secret")
        let near = await failure("Secre")
        #expect(near?.message == "There is no action “Secre”. “intents list” shows all of them.")
    }

    @Test(arguments: ["com.example.garden", "Garden", "gArdén", "greenhouse"])
    func findsAnAppByEachOfItsNames(name: String) async throws {
        #expect(try await library.app(name).identifier == "com.example.garden")
    }

    @Test func anUnknownAppGetsANearOne() async throws {
        let error = await #expect(throws: RunError.self) { try await library.app("Gardem") }
        #expect(error?.message == "No app “Gardem” is installed. Did you mean “Garden”?")
    }

    @Test func findsEntityTypes() async throws {
        #expect(try await library.entityType("Plant").app == "com.example.garden")
        let error = await #expect(throws: RunError.self) { try await library.entityType("Bed") }
        #expect(error?.message == "There is no entity type “Bed”. There are: Plant.")
        let near = await #expect(throws: RunError.self) { try await library.entityType("Garden/Plnt") }
        #expect(near?.message == "Garden has no entity type “Plnt”. Did you mean “com.example.garden/Plant”?")
        let none = await #expect(throws: RunError.self) { try await library.entityType("Shop/Plant") }
        #expect(none?.message == "Shop has no entity type “Plant”. It declares none.")
    }
}
