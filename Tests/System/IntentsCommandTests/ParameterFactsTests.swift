import IntentsModel
import Testing

@testable import intents

@Suite("What is said of a parameter before it is given")
struct ParameterFactsTests {
    private func lines(_ change: (inout ParameterDescription) -> Void) -> [String] {
        var parameter = ParameterDescription(
            name: "beds", title: LocalizedText("Beds"), valueType: .array(.primitive(.int)))
        change(&parameter)
        return ParameterFacts(parameter, in: AppMetadata()).lines
    }

    @Test("How many values a list takes")
    func sizes() {
        #expect(lines { $0.size = CollectionSize(minimum: 2, maximum: 7) }.first == "2 to 7 values")
        #expect(lines { $0.size = CollectionSize(minimum: 0, maximum: 3) }.first == "up to 3 values")
        #expect(lines { $0.size = CollectionSize(minimum: 1, maximum: 1) }.first == "exactly 1 value")
    }

    @Test("Who offers choices, and who reads text first")
    func sources() {
        #expect(lines { $0.options = .provider("Garden.Beds.Usual") }.last == "Beds.Usual offers choices")
        #expect(lines { $0.options = .query("Garden.BedQuery") }.last == "BedQuery offers choices")
        #expect(
            lines { $0.hasResolvers = true }
                == ["a whole number such as 5; or what the app's own resolvers understand"])
    }
}
