import IntentsModel
import Testing

@testable import AppIntents

@Suite("A collection of choices")
struct ItemCollectionTests {
    struct Tea: DynamicOptionsProvider {
        func results() async throws -> ItemCollection<String> {
            ItemCollection(promptLabel: "Which tea?", usesIndexedCollation: true) {
                ItemSection("Green", subtitle: "Mild", image: .init(systemName: "leaf")) {
                    "Sencha"
                    Item("matcha", title: "Matcha", subtitle: "Powder", image: .init(systemName: "cup"))
                }
                if true { ItemSection(title: "Black", items: ["Assam", "Ceylon"]) }
                for name in ["Mint"] { ItemSection(items: [IntentItem<String>(name)]) }
            }
        }

        func defaultResult() async -> String? { "matcha" }
    }

    struct Cups: DynamicOptionsProvider {
        func results() async throws -> [Int] { [1, 2] }
    }

    struct Brew: AppIntent {
        static let title: LocalizedStringResource = "Brew"
        @Parameter(title: "Tea", optionsProvider: Tea()) var tea: String
        @Parameter(title: "Cups", optionsProvider: Cups()) var cups: Int
        func perform() async throws -> some IntentResult { .result() }
    }

    private func options(_ parameter: String) async throws -> OptionsReply {
        try await IntentService(registry: IntentRegistry(reachableFrom: [Brew.self]))
            .options(OptionsRequest(action: "Brew", parameter: parameter, values: [:]))
    }

    @Test("is offered under its sections and prompt, each value with its display, and its default result")
    func sections() async throws {
        let reply = try await options("tea")
        #expect(reply.promptLabel == "Which tea?")
        #expect(reply.defaultResult == .string("matcha"))
        #expect(reply.options.map(\.section) == ["Green", "Green", "Black", "Black", nil])
        #expect(
            reply.options.map(\.value)
                == ["Sencha", "matcha", "Assam", "Ceylon", "Mint"].map { IntentsModel.IntentValue.string($0) })
        #expect(reply.options.map(\.display.title) == ["Sencha", "Matcha", "Assam", "Ceylon", "Mint"])
        #expect(reply.options[1].display.subtitle == "Powder")
        #expect(reply.options[1].display.image == .systemName("cup"))
    }

    @Test("that is an array is offered flat, without a prompt or default")
    func flat() async throws {
        let reply = try await options("cups")
        #expect(reply.promptLabel == nil)
        #expect(reply.defaultResult == nil)
        #expect(reply.options.map(\.section) == [nil, nil])
        #expect(reply.options.map(\.value) == [.int(1), .int(2)])
    }

    @Test("keeps what its sections say")
    func kept() async throws {
        let collection = try await Tea().results()
        #expect(collection.usesIndexedCollation)
        #expect(collection.sections[0].subtitle == "Mild")
        #expect(collection.sections[0].image != nil)
        #expect(collection.items.count == 5)
        #expect(IntentItemCollection<String>.empty.items.isEmpty)
        #expect(!IntentItemCollection<Int>(items: [1]).usesIndexedCollation)
        let literals: IntentItemSection<Double> = IntentItemSection(
            "Halves", items: [0.5, 1.5] as [IntentItem<Double>])
        #expect(literals.items.map(\.value) == [0.5, 1.5])
    }
}
