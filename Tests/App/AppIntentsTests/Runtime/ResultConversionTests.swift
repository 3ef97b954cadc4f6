import IntentsModel
import PlatformCoreTransferable
import PlatformUniformTypeIdentifiers
import Testing

@testable import AppIntents

private struct Card: TransientAppEntity, Transferable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Card"
    var displayRepresentation: DisplayRepresentation { "Card" }
    var text = ""

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .html) { card in Data("<p>\(card.text)</p>".utf8) }
    }
}

private struct Label: TransientAppEntity, Transferable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Label"
    var displayRepresentation: DisplayRepresentation { "Label" }

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .html) { _ in Data() }.suggestedFileName("label.html")
        DataRepresentation(exportedContentType: .utf8PlainText) { _ in Data() }.suggestedFileName("label.txt")
    }
}

private struct Jam: TransientAppEntity, Transferable {
    struct Jammed: Error, CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { "The printer is jammed." }
    }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Jam"
    var displayRepresentation: DisplayRepresentation { "Jam" }

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .png) { _ in throw Jammed() }
    }
}

@Suite("A result in another type")
struct ResultConversionTests {
    private func message(_ value: any _IntentValue, as wanted: String) async -> String? {
        let error = await #expect(throws: RunError.self) {
            _ = try await ResultConversion(wanted: wanted).file(of: value)
        }
        #expect(error?.code == .unsupportedResultType)
        return error?.message
    }

    @Test("a file is had as what it is, and as every type that it is a kind of")
    func file() async throws {
        let photo = IntentFile(data: Data([1]), filename: "photo.png")
        for type in ["public.png", "public.image", "public.data"] {
            #expect(try await ResultConversion(wanted: type).file(of: photo) == photo)
        }
        #expect(
            await message(photo, as: "com.adobe.pdf")
                == "The action is done, but its result cannot be had as com.adobe.pdf, as it is a file: it can be had as"
                + " public.png.")
    }

    @Test("an entity is had as what its transfer representations make")
    func entity() async throws {
        var card = Card()
        card.text = "Mint"
        let file = try await ResultConversion(wanted: "public.text").file(of: card)
        #expect(file.filename == "Result.html")
        #expect(file.type == .html)
        #expect(String(decoding: file.data, as: UTF8.self) == "<p>Mint</p>")
        #expect(
            await message(card, as: "public.png")
                == "The action is done, but its result cannot be had as public.png, as its representations are others: it can"
                + " be had as public.html.")
    }

    @Test("what a representation throws is said in its own words")
    func thrown() async {
        let error = await #expect(throws: RunError.self) {
            _ = try await ResultConversion(wanted: "public.png").file(of: Jam())
        }
        #expect(error?.code == .threw)
        #expect(
            error?.message
                == "The action is done, but its result cannot be had as public.png: Jam cannot be exported as public.png: The"
                + " printer is jammed.")
    }

    @Test("the file has the name that its own representation suggests")
    func name() async throws {
        #expect(try await ResultConversion(wanted: "public.plain-text").file(of: Label()).filename == "label.txt")
        #expect(try await ResultConversion(wanted: "public.html").file(of: Label()).filename == "label.html")
    }

    @Test("each element of a list is had as a file, in their order; what is no list is not")
    func list() async throws {
        let cards = ["Mint", "Rose"].map { text in
            var card = Card()
            card.text = text
            return card
        }
        let conversion = ResultConversion(wanted: "public.html")
        let files = try await conversion.files(of: cards)
        #expect(files?.map { String(decoding: $0.data, as: UTF8.self) } == ["<p>Mint</p>", "<p>Rose</p>"])
        #expect(try await conversion.files(of: [Card]?.some(cards))?.count == 2)
        #expect(try await conversion.files(of: [Card]()) == [])
        #expect(try await conversion.files(of: cards[0]) == nil)
        let mixed = [
            IntentFile(data: Data(), filename: "a.html"), IntentFile(data: Data([1]), filename: "b.png"),
        ]
        let error = await #expect(throws: RunError.self) { _ = try await conversion.files(of: mixed) }
        #expect(
            error?.message
                == "The action is done, but its result cannot be had as public.html, as it is a file: it can be had as"
                + " public.png. It is the element 2 of the list.")
    }

    @Test("a value without representations, and a type that nobody knows")
    func none() async {
        #expect(
            await message(7, as: "public.png")
                == "The action is done, but its result cannot be had as public.png, as it is no file and has no transfer"
                + " representation: take it as it is.")
        #expect(
            await message(7, as: "org.example.unheard")
                == "The action is done, but its result cannot be had as org.example.unheard, as nobody knows that type: take it"
                + " as it is.")
    }
}
