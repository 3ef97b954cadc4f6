import IntentsModel
import PlatformCoreSpotlight
import Testing

private actor RecordingSink: SearchIndexSink {
    private(set) var requests: [SearchIndexRequest] = []

    func perform(_ request: SearchIndexRequest) async throws { requests.append(request) }
}

// Serialised: a process has one connection to the index.
@Suite(.serialized) struct SearchableIndexTests {
    private func reef() -> CSSearchableItem {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.displayName = "Reef"
        attributes.keywords = ["coral", "sea"]
        attributes.latitude = -18.3
        return CSSearchableItem(uniqueIdentifier: "7", domainIdentifier: "landmarks", attributeSet: attributes)
    }

    @Test func attributesAreSetReadAndRemoved() throws {
        let attributes = reef().attributeSet
        #expect(attributes.displayName == "Reef")
        #expect(attributes.latitude == -18.3)
        #expect(attributes.contentType == "public.text")
        attributes.displayName = nil
        #expect(attributes.displayName == nil)
        #expect(
            attributes.values == [
                "contentType": .text("public.text"), "keywords": .texts(["coral", "sea"]), "latitude": .number(-18.3),
            ])
        let rating = try #require(CSCustomAttributeKey(keyName: "com_example_rating"))
        attributes.setValue(NSNumber(value: 4), forCustomKey: rating)
        #expect(attributes.value(forCustomKey: rating, as: NSNumber.self) == 4)
        #expect(attributes.value(forCustomKey: rating, as: String.self) == nil)
        #expect(CSCustomAttributeKey(keyName: "com.example.rating") == nil)
        #expect(CSCustomAttributeKey(keyName: "") == nil)
    }

    @Test func anIndexingKeySetsTheAttributeItNames() {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        #expect(attributes.setValue("Reef", for: \CSSearchableItemAttributeSet.contentDescription))
        #expect(attributes.setValue(NSNumber(value: 3), for: \CSSearchableItemAttributeSet.longitude))
        #expect(attributes.setValue(Date(timeIntervalSince1970: 9), for: \CSSearchableItemAttributeSet.startDate))
        #expect(!attributes.setValue("Reef", for: \CSSearchableItemAttributeSet.startDate))
        #expect(attributes.contentDescription == "Reef")
        #expect(attributes.longitude == 3)
        #expect(attributes.startDate == Date(timeIntervalSince1970: 9))
    }

    @Test("KP-47, KP-69: a program that belongs to no app is told so at once, with what to do; nothing is pretended")
    func withoutAConnectionNothingIsPretended() async {
        #expect(!CSSearchableIndex.isIndexingAvailable())
        await #expect(
            throws: CSIndexError(
                .indexUnavailableError,
                """
                This program belongs to no app: neither OPEN_APP_INTENTS_BUNDLE_ID in its environment nor an Info.plist beside \
                its executable says which. Build a bundle with `intents build`, install it with `intents install`, and start \
                it with `intents open`. Nothing was changed in the search index.
                """)
        ) { try await CSSearchableIndex.default().deleteAllSearchableItems() }
    }

    @Test func manyItemsGoInSeveralMessages() async throws {
        let sink = RecordingSink()
        SearchIndexConnection.connect(sink)
        defer { SearchIndexConnection.connect(nil) }
        let items = (0..<5).map { number in
            let item = CSSearchableItem(
                uniqueIdentifier: "\(number)", domainIdentifier: nil,
                attributeSet: CSSearchableItemAttributeSet(contentType: .image))
            item.attributeSet.thumbnailData = Data(count: 900_000)
            return item
        }
        try await CSSearchableIndex.default().indexSearchableItems(items)
        let batches = await sink.requests.map { request -> [String] in
            guard case .index(let items) = request.change else { return [] }
            return items.map(\.identifier)
        }
        #expect(batches == [["0", "1"], ["2", "3"], ["4"]])
    }

    @Test func everyCallReachesTheConnectionAsAValue() async throws {
        let sink = RecordingSink()
        SearchIndexConnection.connect(sink)
        defer { SearchIndexConnection.connect(nil) }
        #expect(CSSearchableIndex.isIndexingAvailable())
        try await CSSearchableIndex.default().indexSearchableItems([reef()])
        let named = CSSearchableIndex(name: "places")
        try await named.deleteSearchableItems(withIdentifiers: ["7"])
        try await named.deleteSearchableItems(withDomainIdentifiers: ["landmarks"])
        try await named.deleteAllSearchableItems()
        let item = SearchableItemValue(
            identifier: "7", domain: "landmarks", expirationDate: nil, isUpdate: false,
            attributes: [
                "contentType": .text("public.text"), "displayName": .text("Reef"),
                "keywords": .texts(["coral", "sea"]), "latitude": .number(-18.3),
            ])
        #expect(
            await sink.requests == [
                SearchIndexRequest(indexName: nil, change: .index([item])),
                SearchIndexRequest(indexName: "places", change: .delete(identifiers: ["7"])),
                SearchIndexRequest(indexName: "places", change: .deleteDomains(["landmarks"])),
                SearchIndexRequest(indexName: "places", change: .deleteAll),
            ])
    }

    @Test func theOlderCallsTellAClosureHowTheyEnded() async throws {
        let sink = RecordingSink()
        SearchIndexConnection.connect(sink)
        defer { SearchIndexConnection.connect(nil) }
        let index = CSSearchableIndex.default()
        let items = [reef()]
        func outcome(_ call: (@escaping CSSearchableIndex.CompletionHandler) -> Void) async -> (any Error)? {
            await withCheckedContinuation { continuation in call { continuation.resume(returning: $0) } }
        }
        #expect(await outcome { index.indexSearchableItems(items, completionHandler: $0) } == nil)
        #expect(await outcome { index.deleteSearchableItems(withIdentifiers: ["7"], completionHandler: $0) } == nil)
        #expect(
            await outcome { index.deleteSearchableItems(withDomainIdentifiers: ["d"], completionHandler: $0) } == nil)
        #expect(await outcome { index.deleteAllSearchableItems(completionHandler: $0) } == nil)
        #expect(
            await sink.requests.map(\.change).suffix(3) == [
                .delete(identifiers: ["7"]), .deleteDomains(["d"]), .deleteAll,
            ])
        SearchIndexConnection.connect(nil)
        #expect(await outcome { index.deleteAllSearchableItems(completionHandler: $0) } is CSIndexError)
    }

    @Test func anActivityKeepsWhatASearchKnowsOfIt() {
        let activity = NSUserActivity(activityType: CSSearchableItemActionType)
        #expect(activity.contentAttributeSet == nil)
        activity.contentAttributeSet = reef().attributeSet
        #expect(activity.contentAttributeSet?.displayName == "Reef")
    }
}
