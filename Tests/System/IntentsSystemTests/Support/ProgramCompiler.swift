import BuiltModules
import Dispatch
import FoundationEssentials
import Glibc
import IntentsModel

@testable import IntentsMetadata

/// Makes programs of one source file with the flags of `intents build`, from the modules that this test was built with.
struct ProgramCompiler {
    let folder: TemporaryFolder

    /// A program with the metadata that the compiler's constant values give.
    struct Program {
        var path: String
        var metadata: AppMetadata
        /// What the rules say, as the command line prints it.
        var findings: [String]
    }

    /// Compiles and links a module; optimised ones lose what nothing refers to, and all their symbols.
    func program(
        _ name: String, source: String, _ configuration: BuildOptions.Configuration
    ) async throws -> Program {
        let file = folder / "\(name).swift"
        try write(source, to: file)
        let protocols = folder / "protocols.json"
        try JSONEncoder().encode(ModuleRecords.gatheredProtocols).write(to: URL(filePath: protocols))
        let values = folder / "\(name).swiftconstvalues"
        let path = folder / name
        let flags = SwiftBuild.compilerFlags(protocolsFile: protocols, configuration)
        let arguments =
            ["-module-name", name, "-parse-as-library", "-swift-version", "6", "-whole-module-optimization"]
            + ["-emit-const-values-path", values] + flags + BuiltModules.compilerFlags + Self.sanitizers
            + Self.optimisation(configuration) + [file, "@\(try objectList())", "-o", path]
        guard try await compile(arguments) == 0 else {
            throw BuildError("The program \(name) does not compile; see the errors above.")
        }
        return try read(name, values: values, path: path)
    }

    /// The compiler takes seconds; none of the few threads that all tests share waits for it.
    private func compile(_ arguments: [String]) async throws -> Int32 {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(
                    with: Result { try ChildProcess(program: "swiftc", arguments: arguments).runPassingOutput() })
            }
        }
    }

    private func read(_ name: String, values: String, path: String) throws -> Program {
        let sources = SourceText(root: folder.path)
        let records = try ModuleRecords(name: name, files: [values], root: folder.path)
        let extraction = Extraction(modules: [records], sources: sources)
        let findings = RuleSet.check(RuleContext(extraction: extraction, left: [], sources: sources))
        return Program(path: path, metadata: extraction.metadata, findings: findings.map { $0.rendered(root: "") })
    }

    private static func optimisation(_ configuration: BuildOptions.Configuration) -> [String] {
        switch configuration {
        case .debug: ["-Onone"]
        case .release: ["-O", "-Xlinker", "--gc-sections", "-Xlinker", "--strip-all"]
        }
    }

    /// The objects of a sanitized build want its runtime.
    private static let sanitizers = ["thread", "address"].filter { dlsym(nil, "__\($0.prefix(1))san_init") != nil }
        .map { "-sanitize=\($0)" }

    /// The framework's objects, as a program of this package was linked from them.
    private func objectList() throws -> String {
        let all = try String(
            contentsOfFile: "\(BuiltModules.folder)/IntentsBenchmarks.product/Objects.LinkFileList", encoding: .utf8)
        let objects = all.split(separator: "\n").filter { !$0.contains("/IntentsBenchmarks.build/") }
        let list = folder / "framework.objects"
        try write(objects.joined(separator: "\n"), to: list)
        return list
    }
}
