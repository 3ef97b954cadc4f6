import IntentsContentTypes
import Testing

@Suite("The type of a content")
struct ContentSignatureTests {
    @Test(
        "follows from how it begins",
        arguments: [
            ("GIF89a", "com.compuserve.gif"), ("RIFF0000WAVEfmt ", "com.microsoft.waveform-audio"),
            ("0000ftypM4A ", "public.mpeg-4-audio"), ("0000ftypisom", "public.mpeg-4"), ("%PDF-1.4", "com.adobe.pdf"),
            ("PK\u{3}\u{4}", "public.zip-archive"), ("<?xml version", "public.xml"), ("<svg", "public.svg-image"),
            ("{\\rtf1", "public.rtf"), ("ID3", "public.mp3"), ("MThd", "public.midi-audio"),
            ("BZh9", "public.bzip2-archive"), ("bplist00", "com.apple.binary-property-list"),
            ("<!DOCTYPE html>", "public.html"), ("BEGIN:VCALENDAR", "com.apple.ical.ics"),
            ("BEGIN:VCARD", "public.vcard"), ("Grüße\n\tund mehr", "public.text"), ("", nil), ("a\u{0}b", nil),
        ])
    func signatures(start: String, identifier: String?) {
        #expect(ContentSignature.identifier(of: Array(start.utf8)) == identifier)
        #expect(identifier.map { ContentTypeTable.byIdentifier[$0] != nil } ?? true)
    }

    @Test("is text also where a character is cut off at the end of what is looked at, and nowhere else")
    func cut() {
        let text = Array(String(repeating: "é", count: 400).utf8)
        #expect(ContentSignature.identifier(of: [0x61] + text) == "public.text")
        #expect(ContentSignature.identifier(of: text.prefix(9)) == nil)
    }
}

@Suite("The files that a parameter takes")
struct AcceptedFileTypesTests {
    @Test(
        "are refused by the type they are said to have, else by their ending, and only where it is known",
        arguments: [
            (["public.image"], "a.png", nil, nil), (["public.image"], "a.zip", nil, "public.zip-archive"),
            (["public.image"], "a.zip", "public.png", nil), (["public.image"], "a.png", "public.text", "public.text"),
            (["public.image"], "a.unheard", nil, nil), (["public.image"], "a", nil, nil),
            (["public.image"], "a", "public.data", nil), (["public.image"], "a.png", "org.example.own", nil),
            (["org.example.own"], "a.png", nil, nil), ([], "a.png", nil, nil),
        ] as [([String], String, String?, String?)])
    func refusals(types: [String], name: String, stated: String?, refused: String?) {
        #expect(AcceptedFileTypes(types).refusedType(ofFileNamed: name, stated: stated) == refused)
    }
}
