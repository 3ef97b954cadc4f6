import Foundation

@testable import IntentsMetadata

/// The products and intermediate files that the build system would leave, made by hand around real constant values.
struct BuildFolder {
    let compiler: FixtureCompiler
    var folder: TemporaryFolder { compiler.folder }
    var root: String { folder.path }
    var binPath: String { "\(folder.path)/bin" }

    init() throws { compiler = try FixtureCompiler() }

    /// Compiles a module of one source file and puts its constant values where a debug build does.
    func addModule(_ name: String, source: String, flags: [String] = []) throws {
        _ = try compiler.module(name, source: "import AppIntents\n" + source, flags: flags)
        let values = try Data(contentsOf: URL(filePath: "\(folder.path)/\(name).swiftconstvalues"))
        try folder.write(values, to: "bin/\(name).build/\(name).swift.swiftconstvalues")
    }

    /// Links modules to a product.
    func addProduct(_ name: String, modules: [String], linksAppIntents: Bool = true) throws {
        let linked = modules + (linksAppIntents ? ["AppIntents"] : [])
        let objects = linked.flatMap { ["\(binPath)/\($0).build/\($0).swift.o", "\(binPath)/\($0).build/\($0).o"] }
        try folder.write(objects.joined(separator: "\n"), to: "bin/\(name).product/Objects.LinkFileList")
        let file = try folder.write("#!/bin/true\n", to: "bin/\(name)")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    }

    /// Replaces a product's program by a real one that loads a real library beside it.
    /// - Parameter declaration: C source that the library holds beside what the program calls.
    func linkProgram(_ name: String, loading library: String, holding declaration: String = "") throws {
        let source = try folder.write("\(declaration)\nint leaf(void) { return 0; }", to: "leaf.c")
        let main = try folder.write("int leaf(void); int main(void) { return leaf(); }", to: "main.c")
        let steps = [
            ["-shared", "-fPIC", source, "-o", "\(binPath)/lib\(library).so"],
            [main, "-L\(binPath)", "-l\(library)", "-Wl,-rpath,$ORIGIN", "-o", "\(binPath)/\(name)"],
        ]
        for arguments in steps {
            guard try ChildProcess(program: "clang", arguments: arguments).runPassingOutput() == 0 else {
                throw BuildError("clang \(arguments.joined(separator: " ")) failed.")
            }
        }
    }

    /// What the package manager would say of a package of executables.
    func package(_ executables: [String], name: String = "Garden Tools") throws -> PackageLayout {
        let products = executables.map { #"{"name": "\#($0)", "targets": ["\#($0)"], "type": {"executable": null}}"# }
        let targets = executables.map { name in
            let sources = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/Sources/\(name)")) ?? []
            let list = sources.map { "\"\($0)\"" }.joined(separator: ",")
            return #"""
                {"name": "\#(name)", "c99name": "\#(name)", "type": "executable", "path": "Sources/\#(name)",
                 "sources": [\#(list)]}
                """#
        }
        let text = """
            {"name": "\(name)", "path": "\(root)", "products": [\(products.joined(separator: ","))],
             "targets": [\(targets.joined(separator: ","))]}
            """
        return try JSONDecoder().decode(PackageLayout.self, from: Data(text.utf8))
    }

    func planner(_ package: PackageLayout) throws -> BundlePlanner {
        BundlePlanner(
            package: package, binPath: binPath,
            analyses: try package.executables.map { try ProductAnalysis($0, binPath: binPath, root: root) })
    }

    static func intent(_ name: String, title: String? = nil) -> String {
        """
        struct \(name): AppIntent {
            static let title: LocalizedStringResource = "\(title ?? name)"
            func perform() async throws -> some IntentResult { .result() }
        }

        """
    }
}

/// The message of the `BuildError` that a body throws.
func buildMessage(_ body: () throws -> Void) -> String? {
    do {
        try body()
        return nil
    } catch {
        return (error as? BuildError)?.message ?? "\(error)"
    }
}
