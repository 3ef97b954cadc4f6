import Foundation
import Testing

@testable import APICoverage

@Suite("What nobody has described")
struct DocumentationCheckTests {
    @Test("is named with its place; extensions of other modules' types are described by their members")
    func undocumented() throws {
        func symbol(_ name: String, _ kind: String, _ rest: String) -> String {
            #"{"kind": {"identifier": "\#(kind)"}, "pathComponents": [\#(name)]\#(rest)}"#
        }
        let place = #", "location": {"uri": "file:///src/Bed.swift", "position": {"line": 6, "character": 4}}"#
        let symbols = [
            symbol(#""Bed""#, "swift.struct", #", "docComment": {"lines": []}"# + place),
            symbol(#""Bed", "width""#, "swift.property", place), symbol(#""Bed", "!=(_:_:)""#, "swift.func.op", ""),
            symbol(#""String""#, "swift.extension", ""),
        ]
        let graph = Data(#"{"symbols": [\#(symbols.joined(separator: ","))]}"#.utf8)
        #expect(
            try DocumentationCheck.undocumented(in: graph) == [
                "/src/Bed.swift:7: Bed.width has no documentation comment", "Bed.!=(_:_:) has no documentation comment",
            ])
    }
}
