import Testing

@testable import PlatformUniformTypeIdentifiers

@Suite struct MIMEDatabaseTests {
    private let database = MIMEDatabase(
        globs: """
            # a comment
            80:audio/flac:*.flac
            50:audio/x-flac:*.flac
            50:text/x-odd:*.odd
            50:application/x-thing:*.THING
            50:image/png:*.png
            broken
            50:text/x-readme:README*
            50:text/x-readme:*.r[12]
            """)

    @Test func anUnknownEndingIsAKindOfWhatItsMIMETypeSays() {
        let flac = DynamicType(tag: "flac", tagClass: .filenameExtension, supertype: .data).known(to: database)
        #expect(flac.supertype == .audio)
        #expect(flac.declaration(in: database).mimeTypes == ["audio/flac"])
        let thing = DynamicType(tag: "thing", tagClass: .filenameExtension, supertype: .data).known(to: database)
        #expect(thing.supertype == .data)
    }

    @Test func whatTheCallerAsksForDecides() {
        let asked = DynamicType(tag: "flac", tagClass: .filenameExtension, supertype: .image).known(to: database)
        #expect(asked.supertype == .image)
    }

    @Test func aMIMETypeMeansTheTypeOfItsEnding() {
        let type = DynamicType(tag: "audio/flac", tagClass: .mimeType, supertype: .data).known(to: database)
        #expect(type.tag == "flac" && type.tagClass == .filenameExtension && type.supertype == .audio)
        let known = DynamicType(tag: "image/png", tagClass: .mimeType, supertype: .data).known(to: database)
        #expect(known.tag == "image/png")
    }

    @Test func patternsAndBrokenLinesAreLeftOut() {
        #expect(database.mimeType(ofExtension: "r[12]") == nil)
        #expect(database.mimeType(ofExtension: "odd") == "text/x-odd")
        #expect(MIMEDatabase(globs: "").supertype(ofExtension: "odd") == nil)
    }

    @Test func theTableDecidesWhereItKnowsAnEnding() {
        #expect(UTType(filenameExtension: "png") == .png)
        #expect(UTType(mimeType: "image/png") == .png)
    }
}
