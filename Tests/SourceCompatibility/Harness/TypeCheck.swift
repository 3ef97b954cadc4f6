import BuiltModules
import Foundation
import Testing

/// The compiler, checking one source file against the modules that this test was built with.
struct TypeCheck: Sendable {
    var mode: LanguageMode

    /// What the compiler refuses, in the order of its words.
    func errors(in source: SourceFile) async throws -> [CompilerError] {
        try await Self.compilers.run {
            let run = try CompilerRun(arguments + [source.path])
            let errors = run.complaints.compactMap(CompilerError.init)
            guard errors.isEmpty, run.status != 0 else { return errors }
            return [CompilerError(line: 0, message: run.complaints.joined(separator: "\n"))]
        }
    }

    private var arguments: [String] {
        [
            "-typecheck", "-parse-as-library", "-module-name", "Checked", "-diagnostic-style=llvm",
        ] + BuiltModules.compilerFlags + mode.flags + ModuleAliases.flags
    }

    /// Two at once, on threads of their own: none of the few that all tests share waits for a compiler.
    private static let compilers = CompilerQueue(width: 2)
}

/// The ways in which an app's code may be compiled.
enum LanguageMode: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case swift5, swift6, mainActorByDefault

    var flags: [String] {
        switch self {
        case .swift5: ["-swift-version", "5"]
        case .swift6: ["-swift-version", "6"]
        case .mainActorByDefault: ["-swift-version", "6", "-default-isolation", "MainActor"]
        }
    }

    var testDescription: String {
        switch self {
        case .swift5: "Swift 5 mode"
        case .swift6: "Swift 6 mode"
        case .mainActorByDefault: "Swift 6 mode with the main actor as default isolation"
        }
    }
}

/// One error of the compiler.
struct CompilerError: Hashable, Sendable, CustomStringConvertible {
    var line: Int
    var message: String

    init(line: Int, message: String) {
        self.line = line
        self.message = message
    }

    /// Reads `path:line:column: error: message`; other lines are none.
    init?(_ text: Substring) {
        guard let mark = text.firstRange(of: ": error: ") else { return nil }
        let place = text[..<mark.lowerBound].split(separator: ":")
        line = place.count >= 3 ? Int(place[place.count - 2]) ?? 0 : 0
        // The compiler puts a space too many behind the name of a macro.
        message = String(text[mark.upperBound...]).replacing(" ')", with: "')")
    }

    var description: String { "line \(line): \(message)" }
}
