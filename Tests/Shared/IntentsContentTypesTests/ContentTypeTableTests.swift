import IntentsContentTypes
import Testing

@Suite("The table of content types")
struct ContentTypeTableTests {
    @Test("Every supertype is in the table, and every Swift name means one type")
    func closed() {
        let all = ContentTypeTable.byIdentifier.values
        #expect(all.flatMap(\.supertypes).filter { ContentTypeTable.byIdentifier[$0] == nil } == [])
        #expect(all.compactMap(\.swiftName).count == ContentTypeTable.bySwiftName.count)
        #expect(ContentTypeTable.bySwiftName["commaSeparatedText"] == "public.comma-separated-values-text")
    }

    @Test("A type is a kind of itself and of all its supertypes")
    func conformance() {
        #expect(ContentTypeTable.conforms("public.png", to: "public.png"))
        #expect(ContentTypeTable.conforms("public.png", to: "public.item"))
        #expect(!ContentTypeTable.conforms("public.png", to: "public.text"))
        #expect(!ContentTypeTable.conforms("public.image", to: "public.png"))
    }

    @Test(
        "The ending of a name tells the type",
        arguments: [
            ("photo.png", "public.png"), ("PHOTO.PNG", "public.png"), ("a.tar.gz", "org.gnu.gnu-zip-archive"),
            ("notes", nil), (".png", nil), ("x.unheard", nil),
        ])
    func fileNames(name: String, identifier: String?) {
        #expect(ContentTypeTable.identifier(ofFileNamed: name) == identifier)
    }

    @Test("Messages name a type with what people call it")
    func description() {
        #expect(ContentTypeTable.description(of: "public.png") == "PNG image (public.png)")
        #expect(ContentTypeTable.description(of: "org.example.own") == "org.example.own")
    }
}
