import BuiltModules
import Foundation
import Testing

@testable import IntentsMetadata

/// Lets the compiler write the constant values of fixture sources, with the modules that this test was built with.
struct FixtureCompiler {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The records of a module that is one source file.
    /// - Parameter flags: for the compiler; the language mode is Swift 6 unless one is among them.
    func module(_ name: String, source: String, flags: [String] = []) throws -> ModuleRecords {
        let file = try folder.write(source, to: "Sources/\(name)/\(name).swift")
        let protocols = try folder.write(
            JSONEncoder().encode(ModuleRecords.gatheredProtocols), to: "protocols.json")
        let values = "\(folder.path)/\(name).swiftconstvalues"
        let ending = try ChildProcess(
            program: "swiftc",
            arguments: arguments("-emit-module", name) + [
                "-Xfrontend", "-const-gather-protocols-file", "-Xfrontend", protocols, "-emit-const-values-path",
                values,
                "-o", "\(folder.path)/\(name).swiftmodule",
            ] + flags + [file]
        ).runPassingOutput()
        guard ending == 0 else { throw BuildError("The fixture \(name) does not compile; see the errors above.") }
        return try ModuleRecords(name: name, files: [values], root: folder.path)
    }

    /// What the compiler says of a source file that it only checks, line by line.
    func complaints(about source: String) throws -> [String] {
        let file = try folder.write(source, to: "Checked.swift")
        return try CompilerRun(arguments("-typecheck", "Checked") + [file]).complaints.map(String.init)
    }

    private func arguments(_ mode: String, _ name: String) -> [String] {
        [
            mode, "-wmo", "-swift-version", "6", "-parse-as-library", "-module-name", name,
            "-diagnostic-style=llvm", "-I", folder.path,
        ] + BuiltModules.compilerFlags
    }

    /// The source of a file in `Fixtures`.
    static func source(_ name: String) throws -> String {
        let file = try #require(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "swift"))
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// Everything that is read of modules, and what the rules find in it.
    func extraction(_ modules: [ModuleRecords]) -> Extraction {
        Extraction(modules: modules, sources: SourceText(root: folder.path))
    }

    /// What the rules say of modules, as the command line prints it, paths from the package's folder.
    func findings(
        _ modules: [ModuleRecords], left: [ModuleRecords] = [],
        program: ProgramFacts = ProgramFacts(product: "Garden", module: "Garden", kind: .app)
    ) -> [String] {
        let sources = SourceText(root: folder.path)
        let context = RuleContext(
            extraction: Extraction(modules: modules, sources: sources), left: left, sources: sources,
            program: program)
        return RuleSet.check(context).map { $0.rendered(root: "") }
    }
}
