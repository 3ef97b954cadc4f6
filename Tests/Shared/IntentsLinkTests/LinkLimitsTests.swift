import Foundation
import Testing

@testable import IntentsLink

@Suite("Limits of a message")
struct LinkLimitsTests {
    private func check(_ json: String) throws {
        try LinkLimits(nesting: 1).check(Data(json.utf8).bytes)
    }

    @Test(
        "Brackets in texts are no nesting, whatever stands before a quote",
        arguments: [#"["[[["]"#, #"["\"[["]"#, #"["\\\"[["]"#, #"["", "\\", "[["]"#, #"["[["#, #"["\"#, #"""#, ""])
    func texts(_ json: String) throws {
        try check(json)
    }

    @Test(
        "Behind a text brackets count again",
        arguments: [#"["\\",[1]]"#, #"["\\\\",{"a":1}]"#, #"{"[":[1]}"#, #"["",[]]"#])
    func behindTexts(_ json: String) {
        #expect(throws: LinkError("A message is nested more than 1 levels deep.")) { try check(json) }
    }
}
