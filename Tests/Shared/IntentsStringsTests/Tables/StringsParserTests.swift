import Foundation
import IntentsStrings
import Testing

@Suite("Reading .strings files")
struct StringsParserTests {
    private func parse(_ text: String) throws -> StringsParser {
        try StringsParser(Data(text.utf8), file: "Menu.strings")
    }

    private func problem(_ text: String) -> String? {
        do {
            _ = try parse(text)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("reads pairs, comments, bare keys and keys alone")
    func pairs() throws {
        let parser = try parse(
            """
            /* A greeting,
               in two lines */
            "greeting" = "Hallo, Welt"; // the usual one
            bare.key-1 = 'it is "quoted"';
            "a" = "1";"b"="2";
            "alone";

            """)
        #expect(
            parser.entries == [
                "greeting": "Hallo, Welt", "bare.key-1": "it is \"quoted\"", "a": "1", "b": "2", "alone": "alone",
            ])
        #expect(parser.problems.isEmpty)
    }

    @Test("understands every escape")
    func escapes() throws {
        let parser = try parse(#""k" = "\"a\" \\ \n\t\101 \U00e9 \UD83C\UDF3F 100\%";"#)
        #expect(parser.entries["k"] == "\"a\" \\ \n\tA é 🌿 100%")
    }

    @Test("keeps // inside quotes")
    func slashes() throws {
        #expect(try parse(#""url" = "https://a.example//b";"#).entries["url"] == "https://a.example//b")
    }

    @Test("reads UTF-8 and UTF-16 with a byte order mark")
    func encodings() throws {
        let text = "\"k\" = \"Grüße 🌿\";"
        let high = text.utf16.map { UInt8($0 >> 8) }
        let low = text.utf16.map { UInt8($0 & 0xFF) }
        let bigEndian: [UInt8] = [0xFE, 0xFF] + zip(high, low).flatMap { [$0, $1] }
        let littleEndian: [UInt8] = [0xFF, 0xFE] + zip(low, high).flatMap { [$0, $1] }
        let utf8: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
        for bytes in [bigEndian, littleEndian, utf8] {
            #expect(try StringsParser(Data(bytes), file: "f").entries == ["k": "Grüße 🌿"])
        }
    }

    @Test(
        "says where a file is wrong",
        arguments: [
            ("\"a\" = \"1\"\n\"b\" = \"2\";", "Menu.strings:2: “a” is not followed by “;”. Add it."),
            ("\n\"a\" = ;", "Menu.strings:2: Found “;” where the text of “a” should be."),
            ("\"a\" = \"1\";\n= x;", "Menu.strings:2: Found “=” where a key should be."),
            ("\"a\" =", "Menu.strings:1: The file ends where the text of “a” should be."),
            ("\"a\" = \"never\nclosed;\n", "Menu.strings:1: The quoted text is not closed. Add \"."),
            ("\"a\" = \"1\";\r\n/* never", "Menu.strings:2: The comment is not closed. Add “*/”."),
            (
                "\"a\" = \"\\U12\";",
                "Menu.strings:1: \\U12 is not a complete character code. Write four hexadecimal digits."
            ),
            (
                "<?xml version=\"1.0\"?>",
                "Menu.strings: This is a property list, not a text table. Write it as \"key\" = \"text\"; lines."
            ),
        ])
    func mistakes(text: String, message: String) {
        #expect(problem(text) == message)
    }

    @Test("refuses text that is neither UTF-8 nor marked UTF-16")
    func unknownEncoding() {
        let message = "The text is not UTF-8. Save the file as UTF-8, or as UTF-16 with a byte order mark."
        #expect(throws: StringTableProblem(file: "f", message: message)) {
            try StringsParser(Data([0x22, 0xFF, 0x22]), file: "f")
        }
        #expect(throws: StringTableProblem(file: "f", message: message)) {
            try StringsParser(Data([0x22, 0x00, 0x6B, 0x00, 0x22, 0x00]), file: "f")
        }
        #expect(throws: StringTableProblem(file: "f", message: "The text is not valid UTF-16. Save the file as UTF-8."))
        {
            try StringsParser(Data([0xFE, 0xFF, 0xD8]), file: "f")
        }
    }

    @Test("keeps the first of two definitions and reports the second")
    func duplicates() throws {
        let parser = try parse("\"a\" = \"1\";\n\n\"a\" = \"2\";")
        #expect(parser.entries == ["a": "1"])
        #expect(
            parser.problems.map(\.description) == [
                "Menu.strings:3: “a” is already defined on line 1, which is used. Remove one of them."
            ])
    }
}
