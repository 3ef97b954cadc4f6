import AppIntents
import IntentsModel
import Testing

@Suite struct AudioSearchTests {
    private let addresses = ["https://example.org/a", "podcast:b"].compactMap(URL.init(string:))

    private func crossed(_ search: AudioSearch) async throws -> AudioSearch {
        try await AudioSearch.__value(
            from: search.__intentValue(in: Locale(identifier: "en"), properties: false), query: nil)
    }

    @Test func eachKindOfCriteriaCrossesAndComesBackEqual() async throws {
        for criteria in [AudioSearch.Criteria.searchQuery("rainy jazz"), .url(addresses), .unspecified] {
            let search = AudioSearch(criteria: criteria)
            #expect(try await crossed(search) == search)
        }
    }

    @Test func wordsBesideAnAddressAreWords() async throws {
        let value = IntentsModel.IntentValue.array([.string("https://example.org/a"), .string("live")])
        let search = try await AudioSearch.__value(from: value, query: nil)
        #expect(search.criteria == .searchQuery("https://example.org/a live"))
    }
}
