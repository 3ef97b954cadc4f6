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
    /// - Parameters:
    ///   - packages: the modules that its packages include, compiled by `package`.
    ///   - left: modules that it links and that no package includes.
    func program(
        _ name: String, source: String, _ configuration: BuildOptions.Configuration = .debug,
        packages: [String] = [], left: [String] = []
    ) async throws -> Program {
        let path = folder / name
        let objects = (packages + left).map { folder / "\($0).o" }
        try await compile(name, source, configuration, objects + ["@\(try objectList())", "-o", path])
        return try read(name, packages: packages, left: left, path: path)
    }

    /// Compiles a module that programs import.
    func package(_ name: String, source: String) async throws {
        try await compile(
            name, source, .debug,
            ["-emit-module-path", folder / "\(name).swiftmodule", "-c", "-o", folder / "\(name).o"])
    }

    private func compile(
        _ name: String, _ source: String, _ configuration: BuildOptions.Configuration, _ output: [String]
    ) async throws {
        let file = folder / "\(name).swift"
        try write(source, to: file)
        let protocols = folder / "protocols.json"
        try JSONEncoder().encode(ModuleRecords.gatheredProtocols).write(to: URL(filePath: protocols))
        let flags = SwiftBuild.compilerFlags(protocolsFile: protocols, configuration)
        let arguments =
            ["-module-name", name, "-parse-as-library", "-swift-version", "6", "-whole-module-optimization"]
            + ["-emit-const-values-path", values(of: name), "-I", folder.path] + flags + BuiltModules.compilerFlags
            + Self.sanitizers + Self.optimisation(configuration) + [file] + output
        guard try await compile(arguments) == 0 else {
            throw BuildError("\(name) does not compile; see the errors above.")
        }
    }

    private func values(of module: String) -> String { folder / "\(module).swiftconstvalues" }

    /// The compiler takes seconds; none of the few threads that all tests share waits for it.
    private func compile(_ arguments: [String]) async throws -> Int32 {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(
                    with: Result { try ChildProcess(program: "swiftc", arguments: arguments).runPassingOutput() })
            }
        }
    }

    private func read(_ name: String, packages: [String], left: [String], path: String) throws -> Program {
        let sources = SourceText(root: folder.path)
        func records(_ modules: [String]) throws -> [ModuleRecords] {
            try modules.map { try ModuleRecords(name: $0, files: [values(of: $0)], root: folder.path) }
        }
        let extraction = Extraction(modules: try records([name] + packages), sources: sources)
        let findings = RuleSet.check(
            RuleContext(
                extraction: extraction, left: try records(left), sources: sources,
                program: ProgramFacts(product: name, module: name, kind: .app)))
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
