import PlatformFoundation
import Testing

struct FormattedValuesTests {
    private var ada: PersonNameComponents {
        var name = PersonNameComponents()
        name.namePrefix = "Dr."
        name.givenName = "Ada"
        name.middleName = "King"
        name.familyName = "Lovelace"
        return name
    }

    @Test(
        "A name is written in the order of the language",
        arguments: [
            ("en", PersonNameComponents.FormatStyle.Style.medium, "Ada Lovelace"), ("en", .short, "Ada"),
            ("en", .long, "Dr. Ada King Lovelace"), ("en", .abbreviated, "AL"), ("hu", .medium, "Lovelace Ada"),
            ("ja", .medium, "LovelaceAda"),
        ])
    func names(language: String, style: PersonNameComponents.FormatStyle.Style, text: String) {
        let format = PersonNameComponents.FormatStyle(style: style, locale: Locale(identifier: language))
        #expect(ada.formatted(format) == text)
    }

    @Test("A measurement is written with its number in the language and its symbol")
    func measurements() {
        let way = Measurement(value: 1.5, unit: UnitLength.kilometers)
        let german = Locale(identifier: "de")
        #expect(way.formatted(.measurement(width: .abbreviated, usage: .road).locale(german)) == "1,5 km")
        #expect(way.formatted(.measurement(width: .narrow).locale(german)) == "1,5km")
    }

    @Test("A bookmark finds its file again, and says when there is none")
    func bookmarks() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "bookmark-\(UUID().uuidString)")
        try Data("x".utf8).write(to: file)
        let bookmark = try file.bookmarkData()
        var isStale = true
        #expect(try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale).path == file.path)
        #expect(!isStale)
        try FileManager.default.removeItem(at: file)
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale) }
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: Data([1]), bookmarkDataIsStale: &isStale) }
        #expect(throws: CocoaError.self) { try #require(URL(string: "https://a.org")).bookmarkData() }
    }

    @Test("An item is had in the forms that were added")
    func items() async {
        let provider = NSItemProvider(object: "anchor" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        let data = await withCheckedContinuation { done in
            provider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, _ in
                done.resume(returning: data)
            }
        }
        let missing = await withCheckedContinuation { done in
            provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in
                done.resume(returning: (error as? CocoaError)?.code)
            }
        }
        #expect(data == Data("anchor".utf8))
        #expect(missing == .featureUnsupported)
    }

    @Test("Work that should not be interrupted is never told to end")
    func expiringActivity() async {
        let isExpired = await withCheckedContinuation { done in
            ProcessInfo.processInfo.performExpiringActivity(withReason: "test") { done.resume(returning: $0) }
        }
        #expect(!isExpired)
    }
}
