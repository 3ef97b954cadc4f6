import Foundation
import PlatformUniformTypeIdentifiers
import Testing

@Suite struct UTTypeTests {
    @Test func aKnownTypeHasItsFacts() throws {
        let png = try #require(UTType("public.PNG"))
        #expect(png == .png)
        #expect(png.preferredFilenameExtension == "png")
        #expect(png.preferredMIMEType == "image/png")
        #expect(png.localizedDescription == "PNG image")
        #expect(png.isPublic && png.isDeclared && !png.isDynamic)
        #expect(UTType.jpeg.tags[.filenameExtension] == ["jpg", "jpeg", "jpe"])
        #expect(UTType.gif.isPublic == false)
    }

    @Test func conformanceFollowsAllSupertypes() {
        #expect(UTType.png.supertypes == [.image, .data, .content, .item])
        #expect(UTType.png.conforms(to: .png))
        #expect(UTType.png.isSubtype(of: .item))
        #expect(!UTType.png.isSubtype(of: .png))
        #expect(UTType.image.isSupertype(of: .heic))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType.svg.conforms(to: .xml) && UTType.svg.conforms(to: .image))
        #expect(UTType.applicationBundle.conforms(to: .directory))
        #expect(UTType.swiftSource.conforms(to: .plainText))
    }

    @Test func everyStaticTypeIsInTheTable() {
        let types: [UTType] = [
            .item, .content, .compositeContent, .data, .directory, .folder, .url, .fileURL, .text, .plainText,
            .utf8PlainText, .rtf, .html, .json, .xml, .yaml, .commaSeparatedText, .image, .png, .jpeg, .heic, .gif,
            .tiff, .svg, .webP, .pdf, .movie, .video, .mpeg4Movie, .quickTimeMovie, .audio, .mp3, .wav, .mpeg4Audio,
            .archive, .zip, .gzip, .contact, .vCard, .emailMessage, .calendarEvent, .presentation, .spreadsheet,
            .epub, .bookmark, .font, .usdz, .pkcs12, .x509Certificate, .livePhoto, .toDoItem, .database,
        ]
        for type in types {
            #expect(type.isDeclared, "\(type)")
            #expect(type.supertypes.filter { !$0.isDeclared }.isEmpty, "\(type)")
        }
    }

    @Test func tagsLeadToTypes() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "application/json") == .json)
        #expect(UTType(filenameExtension: "mp4") == .mpeg4Movie)
        #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
        #expect(UTType(tag: "", tagClass: .filenameExtension, conformingTo: nil) == nil)
        #expect(
            UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: nil) == [.mpeg4Movie, .mpeg4Audio])
    }

    @Test func anUnknownTagMakesADynamicTypeThatSurvivesStorage() throws {
        let type = try #require(UTType(filenameExtension: "Oaks", conformingTo: .text))
        #expect(type.isDynamic && !type.isDeclared)
        #expect(type.preferredFilenameExtension == "oaks")
        #expect(type.conforms(to: .text) && type.conforms(to: .data))
        let copy = try #require(UTType(type.identifier))
        #expect(copy == type)
        #expect(copy.preferredFilenameExtension == "oaks")
        #expect(copy.conforms(to: .text))
        let mime = try #require(UTType(mimeType: "application/x-oak"))
        #expect(try #require(UTType(mime.identifier)).preferredMIMEType == "application/x-oak")
    }

    @Test func anAppCanDefineTypes() throws {
        let oak = UTType(exportedAs: "com.example.oak", conformingTo: .json)
        #expect(oak.isDeclared && !oak.isPublic)
        #expect(oak.conforms(to: .text))
        #expect(UTType(importedAs: "com.example.elm").conforms(to: .data))
        #expect(UTType(exportedAs: "public.png", conformingTo: .text).conforms(to: .image))
        #expect(UTType("com.example.unknown") == nil)
        let copy = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([oak, .png]))
        #expect(copy == [oak, .png])
        #expect(copy[1].conforms(to: .image))
    }
}
