import Foundation
import Testing

/// Code as app authors write it, which must compile as it is.
@Suite("Source compatibility", .timeLimit(.minutes(20)))
struct SourceCompatibilityTests {
    @Test("A real use of every row of the API compiles in every language mode", arguments: Use.all(in: "Rows"))
    func rows(_ use: Use) async throws { try await expectToCompile(use) }

    @Test(
        "Every declaration shape of Apple's samples compiles in every language mode",
        arguments: Use.all(in: "SeedShapes"))
    func shapes(_ use: Use) async throws { try await expectToCompile(use) }

    private func expectToCompile(_ use: Use) async throws {
        let errors = try await TypeCheck(mode: use.mode).errors(in: use.source)
        #expect(errors == [], "\(use.source.name), \(use.mode.testDescription)")
    }

    @Test("What must not compile is refused where and how it should be", arguments: SourceFile.all(in: "Rejected"))
    func rejected(_ source: SourceFile) async throws {
        let expected = try ExpectedErrors(in: source).errors
        #expect(!expected.isEmpty, "\(source.name) expects no error")
        let found = try await TypeCheck(mode: .swift6).errors(in: source)
        #expect(found.map(\.description) == expected.map(\.description))
    }
}

/// A file in one language mode.
struct Use: Sendable, CustomTestStringConvertible {
    var source: SourceFile
    var mode: LanguageMode

    var testDescription: String { "\(source.name), \(mode.testDescription)" }

    static func all(in folder: String) -> [Use] {
        SourceFile.all(in: folder).flatMap { source in
            LanguageMode.allCases.filter { $0 == .swift5 || !source.isOnlyForSwift5 }.map {
                Use(source: source, mode: $0)
            }
        }
    }
}

/// The errors that a file announces with `// error: message` at the end of the line they are in.
struct ExpectedErrors {
    var errors: [CompilerError]

    init(in source: SourceFile) throws {
        let lines = try source.text().split(separator: "\n", omittingEmptySubsequences: false)
        errors = lines.enumerated().flatMap { index, line in
            line.split(separator: "// error: ", omittingEmptySubsequences: false).dropFirst().map {
                CompilerError(line: index + 1, message: $0.trimmingCharacters(in: .whitespaces))
            }
        }
    }
}
