import Foundation
import IntentsModel
import IntentsResolution
import Testing

@Suite("Converting to a file")
struct FileConversionTests {
    private func run(_ name: String, type: String? = nil, taking types: [String]) async -> ActionResult {
        var parameter = ParameterDescription.value(.primitive(.file))
        parameter.limits = ValueLimits(contentTypes: types)
        let file = FileValue(filename: name, typeIdentifier: type, data: Data([1]))
        return await Garden.run(parameter).run(["value": .file(file)])
    }

    @Test(
        "files of a wanted type, of one that is a kind of it, and of unknown types are taken",
        arguments: [
            ("a.txt", nil, ["public.plain-text"]), ("a.swift", nil, ["public.plain-text"]),
            ("a", nil, ["public.plain-text"]), ("a.unheard", nil, ["public.plain-text"]),
            ("a.bin", "org.example.own", ["public.plain-text"]), ("a", "public.data", ["public.plain-text"]),
            ("a.png", nil, [".ownFormat"]),
            ("a.png", nil, ["com.adobe.pdf", "public.image"]), ("a.png", nil, []),
        ] as [(String, String?, [String])])
    func taken(name: String, type: String?, types: [String]) async {
        #expect(await run(name, type: type, taking: types).error == nil)
    }

    @Test("a file of another type is refused with what is taken and what it is")
    func refused() async {
        let result = await run("photo.png", taking: ["public.plain-text", "com.adobe.pdf"])
        #expect(result.outcome == .invalidValue)
        #expect(
            result.error?.message
                == "“Value” takes a file of the type text document (public.plain-text), PDF document (com.adobe.pdf);"
                + " “photo.png” is a file of the type PNG image (public.png).")
    }
}
