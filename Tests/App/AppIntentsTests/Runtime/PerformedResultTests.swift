import AppIntents
import IntentsModel
import PlatformSwiftUI
import Testing

/// What of a result crosses to the system.
struct PerformedResultTests {
    struct Find: AppIntent {
        static let title: LocalizedStringResource = "Find"
        @MainActor
        func perform() async throws -> some ReturnsValue<Plant> & ProvidesDialog & ShowsSnippetView {
            let plant = Garden.plants[2]
            return .result(
                value: plant, dialog: "\(1200) leaves on \(plant.name)", view: Sign(plant: plant, number: 1200))
        }
    }

    struct Sign: View {
        let plant: Plant
        let number: Int
        var body: some View {
            VStack {
                Text(plant.name)
                Text("\(number) leaves")
                Button("Find again", intent: Find())
            }
        }
    }

    @Test func carriesTheEntityWithItsProperties() async throws {
        guard case .entity(let plant) = try await result(Find.self).value else {
            Issue.record("The value is no entity.")
            return
        }
        #expect(plant.identifier == "3")
        #expect(plant.display.title == "Rose")
        #expect(plant.properties["name"] == .string("Rose"))
        #expect(plant.properties["height"] == .double(120))
    }

    struct Collect: AppIntent {
        static let title: LocalizedStringResource = "Collect"
        @Parameter(title: "Count") var count: Int?
        func perform() async throws -> some ReturnsValue<[Plant]?> {
            .result(value: count.map { count in (0..<count).map { Plant(id: $0, name: "", height: 0) } })
        }
    }

    @Test("KP-54: nothing, an empty list and ten thousand entities arrive as they are")
    func carriesOddResults() async throws {
        #expect(try await result(Collect.self).value == .null)
        #expect(try await result(Collect.self, ["count": .int(0)]).value == .array([]))
        guard case .array(let many) = try await result(Collect.self, ["count": .int(10_000)]).value else {
            Issue.record("The value is no list.")
            return
        }
        #expect(many.count == 10_000)
        #expect(many.last == Plant(id: 9_999, name: "", height: 0).__intentValue(in: .current, properties: true))
    }

    @Test func speaksTheLanguageOfTheRun() async throws {
        let done = try await result(Find.self, locale: "de_DE")
        #expect(done.dialog?.full == "1.200 leaves on Rose")
        #expect(done.snippet?.texts == ["Rose", "1.200 leaves", "Find again"])
    }

    @Test func namesTheIntentOfAButton() async throws {
        let button = try await result(Find.self).snippet?.children.last
        #expect(button == ViewNode("button", text: "Find again", attributes: ["intent": .string("Find")]))
    }

    struct OpenPlant: OpenIntent {
        static let title: LocalizedStringResource = "Open Plant"
        @Parameter(title: "Plant") var target: Plant
    }

    struct Visit: AppIntent {
        static let title: LocalizedStringResource = "Visit"
        @Parameter(title: "Link") var link: URL?
        func perform() async throws -> some IntentResult & OpensIntent {
            if let link { return .result(opensIntent: OpenURLIntent(link)) }
            let open = OpenPlant()
            open.target = Garden.plants[0]
            return .result(opensIntent: open)
        }
    }

    @Test("KP-75: an opened intent crosses with its parameters")
    func carriesTheOpenedIntent() async throws {
        let opened = try await result(Visit.self).opened
        #expect(opened?.action == "OpenPlant")
        #expect(opened?.url == nil)
        guard case .entity(let plant) = opened?.parameters["target"] else {
            Issue.record("The target is no entity.")
            return
        }
        #expect(plant.identifier == "1")
    }

    @Test("KP-75: an opened link crosses as a URL")
    func carriesTheOpenedLink() async throws {
        let link = try #require(URL(string: "garden://beds/3"))
        #expect(try await result(Visit.self, ["link": .url(link)]).opened == OpenedValue(url: "garden://beds/3"))
    }

    struct Nothing: AppIntent {
        static let title: LocalizedStringResource = "Nothing"
        func perform() async throws -> some ReturnsValue<String?> { .result(value: nil) }
    }

    @Test func carriesAnExplicitNil() async throws {
        #expect(try await result(Nothing.self).value == .null)
        #expect(try await result(OpenPlant.self, ["target": .string("1")]).value == nil)
    }
}
