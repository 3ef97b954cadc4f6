import Foundation
import Testing

@testable import IntentsMetadata

@Suite("What a product was linked of", .onCompilerThread)
struct LinkedProductTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func product(_ list: String) throws -> LinkedProduct {
        try folder.write(list, to: "Garden.product/Objects.LinkFileList")
        return try LinkedProduct(name: "Garden", binPath: folder.path)
    }

    @Test("A line of the list may be quoted or escaped")
    func quoting() {
        #expect(LinkedProduct.unquote("/a/b.o") == "/a/b.o")
        #expect(LinkedProduct.unquote("'/a b/c.o'") == "/a b/c.o")
        #expect(LinkedProduct.unquote(#""/a \"b\"/c.o""#) == #"/a "b"/c.o"#)
        #expect(LinkedProduct.unquote(#"/a\ b/c.o"#) == "/a b/c.o")
    }

    @Test("The constant values of a deleted source are left out")
    func deletedSource() throws {
        try folder.write("[]", to: "Garden.build/A.swift.swiftconstvalues")
        try folder.write("[]", to: "Garden.build/Deleted.swift.swiftconstvalues")
        let module = try #require(try product("\(folder.path)/Garden.build/A.swift.o\n").module("Garden"))
        #expect(module.constantValues == ["\(folder.path)/Garden.build/A.swift.swiftconstvalues"])
        #expect(module.missing == [])
    }

    @Test("An optimised build has one file for the module")
    func wholeModule() throws {
        try folder.write("[]", to: "Garden.build/Garden.swiftconstvalues")
        let list = ["A", "B"].map { "\(folder.path)/Garden.build/\($0).swift.o" }.joined(separator: "\n")
        let module = try #require(try product(list).module("Garden"))
        #expect(module.constantValues == ["\(folder.path)/Garden.build/Garden.swiftconstvalues"])
    }

    @Test("KP-06: a line that stands twice changes nothing; C modules have no constant values")
    func repeatedLines() throws {
        try folder.write("[]", to: "Garden.build/A.swift.swiftconstvalues")
        let line = "\(folder.path)/Garden.build/A.swift.o\n"
        let foreign = "\(folder.path)/CThing.build/thing.c.o\n"
        let once = try product(line + foreign)
        let twice = try product(line + foreign + line + foreign)
        #expect(once.modules.map(\.name) == ["Garden"])
        #expect(
            try twice.modules.map { try $0.records(root: "") } == once.modules.map { try $0.records(root: "") })
    }

    @Test("KP-06: slices of one module for several architectures are one module")
    func slices() throws {
        try folder.write("[]", to: "x86_64/Garden.build/A.swift.swiftconstvalues")
        try folder.write("", to: "aarch64/Garden.build/README")
        let list = ["aarch64", "x86_64"].map { "\(folder.path)/\($0)/Garden.build/A.swift.o" }
        let modules = try product(list.joined(separator: "\n")).modules
        #expect(modules.map(\.name) == ["Garden"])
        #expect(modules.first?.constantValues == ["\(folder.path)/x86_64/Garden.build/A.swift.swiftconstvalues"])
    }

    @Test("KP-02: constant values that should be there and are not are an error, never empty metadata")
    func missingFile() throws {
        let module = try #require(try product("\(folder.path)/Garden.build/A.swift.o\n").module("Garden"))
        #expect(
            buildMessage { _ = try module.records(root: "") }
                == "\(folder.path)/Garden.build/A.swift.swiftconstvalues, the constant values of module Garden, is"
                + " missing: the compiler writes it with -emit-const-values; delete the scratch folder and build again."
        )
    }

    @Test("KP-05: a module without constant values that does not know the framework declares nothing")
    func cachedModule() throws {
        let source = try folder.write("public let answer = 42", to: "A.swift")
        try folder.write("", to: "Garden.build/README")
        let object = "\(folder.path)/Garden.build/A.swift.o"
        #expect(
            try ChildProcess(program: "swiftc", arguments: ["-c", "-parse-as-library", source, "-o", object])
                .runPassingOutput() == 0)
        try folder.write(object, to: "Garden.product/Objects.LinkFileList")
        let executable = PackageLayout.Executable(product: "Garden", module: "Garden", target: "Garden")
        let analysis = try ProductAnalysis(executable, binPath: folder.path, root: folder.path)
        #expect(
            analysis.diagnostics.map { $0.rendered(root: "") } == [
                "note: no App Intents declarations in module Garden [nothing-declared]"
            ])
    }

    @Test("Constant values of another shape are an error that names the file")
    func unknownShape() throws {
        let file = try folder.write("[{}]", to: "Garden.build/A.swift.swiftconstvalues")
        let module = try #require(try product("\(folder.path)/Garden.build/A.swift.o\n").module("Garden"))
        #expect(
            buildMessage { _ = try module.records(root: "") }
                == "\(file) cannot be read, it does not have the shape that Swift 6.3 writes: delete the scratch folder"
                + " and build again.")
    }

    @Test("Libraries that neither the system nor the toolchain brings are the bundle's")
    func libraries() throws {
        try folder.write("", to: "toolchain/libswiftCore.so")
        let output = """
            \tlinux-vdso.so.1 (0x1)
            \tlibPlants.so => \(folder.path)/bin/libPlants.so (0x2)
            \tlibswiftCore.so => \(folder.path)/toolchain/libswiftCore.so (0x3)
            \tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x4)
            \t/lib64/ld-linux-x86-64.so.2 (0x5)

            """
        #expect(
            try NeededLibraries.libraries(in: output, executable: "Garden") == ["\(folder.path)/bin/libPlants.so"])
        #expect(
            buildMessage { _ = try NeededLibraries.libraries(in: "\tlibX.so => not found\n", executable: "Garden") }
                == "Garden needs libX.so, which is nowhere to be found: install it, or link it.")
    }
}
