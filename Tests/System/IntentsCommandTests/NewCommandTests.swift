import FoundationEssentials
import TestFolders
import Testing

@testable import intents

@Suite("intents new")
struct NewCommandTests {
    /// A folder of a test, removed behind it.
    private final class Folder {
        let path = TestFolders.newPath()

        init() throws {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }

        var tester: CommandLineTester {
            CommandLineTester(workingDirectory: path, programPath: "\(path)/checkout/.build/debug/intents")
        }

        func write(_ text: String, to file: String) throws {
            let url = URL(filePath: "\(path)/\(file)")
            try FileManager.default.createDirectory(
                atPath: url.deletingLastPathComponent().path, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }

        func read(_ file: String) throws -> String {
            String(decoding: try Data(contentsOf: URL(filePath: "\(path)/\(file)")), as: UTF8.self)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    @Test("The package depends on the checkout that the program was built in")
    func checkout() async throws {
        let folder = try Folder()
        try folder.write("let package = Package(name: \"OpenAppIntents\")", to: "checkout/Package.swift")
        let run = await folder.tester.run("new", "Garden")
        #expect(run.status == 0, "\(run.error)")
        let manifest = try folder.read("Garden/Package.swift")
        #expect(manifest.contains("?? \"\(folder.path)/checkout\"\n"))
        #expect(manifest.contains("[.product(name: \"AppIntents\", package: \"OpenAppIntents\")]"))
        let files = [
            "Sources/GardenIntents/GreetIntent.swift", "Sources/GardenIntents/Tone.swift",
            "Sources/Garden/GardenApp.swift", "Tests/GardenIntentsTests/GreetIntentTests.swift", "Bundles/Garden.plist",
            "README.md", ".github/workflows/ci.yml", ".gitignore",
        ]
        for file in files { #expect(try folder.read("Garden/\(file)").isEmpty == false) }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["Garden", "checkout"])
    }

    @Test("A URL is fetched from its main branch")
    func url() async throws {
        let folder = try Folder()
        let run = await folder.tester.run("new", "garden", "--package", "https://a.b/c/OpenAppIntents.git")
        #expect(run.status == 0, "\(run.error)")
        let manifest = try folder.read("garden/Package.swift")
        #expect(manifest.contains(".package(url: \"https://a.b/c/OpenAppIntents.git\", branch: \"main\")"))
        #expect(!manifest.contains("OPEN_APP_INTENTS"))
        #expect(try folder.read("garden/Sources/garden/GardenApp.swift").contains("struct GardenApp: App"))
    }

    @Test("A program without a checkout needs to be told where OpenAppIntents is")
    func noCheckout() async throws {
        let folder = try Folder()
        let run = await folder.tester.run("new", "Garden")
        #expect(run.status == 2)
        #expect(
            run.error.hasPrefix(
                "intents new: This program was not built in a checkout of OpenAppIntents, so say where that is: "
                    + "--package PATH|URL.\n"))
    }

    @Test("Where the output cannot be written nothing is left behind, and the command fails")
    func fullDisk() async throws {
        let folder = try Folder()
        var tester = folder.tester
        tester.outputState = .failed("No space left on device")
        let run = await tester.run("new", "Garden", "--package", "https://a.b/c")
        #expect(run.status == 1)
        #expect(run.error == "intents new: The output cannot be written: No space left on device.\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test("A path without a manifest is refused")
    func wrongPath() async throws {
        let folder = try Folder()
        let run = await folder.tester.run("new", "Garden", "--package", "nowhere")
        #expect(run.error.hasPrefix("intents new: There is no Package.swift in \(folder.path)/nowhere.\n"))
    }

    @Test("A folder that exists is left alone")
    func existing() async throws {
        let folder = try Folder()
        try folder.write("mine", to: "Garden/file")
        let run = await folder.tester.run("new", "Garden", "--package", "https://a.b/c")
        #expect(run.status == 2)
        #expect(
            run.error.hasPrefix(
                "intents new: \(folder.path)/Garden exists already: choose another name, or remove it.\n"))
        #expect(try folder.read("Garden/file") == "mine")
    }

    @Test(
        "Names that cannot be modules are refused",
        arguments: [
            ("", "NAME starts with a letter and has letters and digits only, as in Garden; not “”."),
            ("1st", "NAME starts with a letter and has letters and digits only, as in Garden; not “1st”."),
            ("my-app", "NAME starts with a letter and has letters and digits only, as in Garden; not “my-app”."),
            ("../x", "NAME starts with a letter and has letters and digits only, as in Garden; not “../x”."),
            ("foundation", "Foundation is the name of another module: choose another name, such as MyFoundation."),
            ("Testing", "Testing is the name of another module: choose another name, such as MyTesting."),
            (
                "class",
                "class is a word of the Swift language, and cannot be the name of a module: choose another name, such as "
                    + "MyClass."
            ),
            (
                "String",
                "String is the name of a type that every app sees: choose another name, such as MyString."
            ),
            (
                "Index",
                "index is the name of a folder that every build makes where the app's program would be: choose another "
                    + "name, such as MyIndex."
            ),
            ("Test", "Test is the name of a type that every app sees: choose another name, such as MyTest."),
            (
                "Platform",
                "Platform needs a module PlatformIntents, whose name another module has: choose another name, such as "
                    + "MyPlatform."
            ),
        ])
    func names(_ name: String, _ message: String) {
        #expect(throws: UsageError(message)) { try PackageName(name) }
    }

    @Test("No module of OpenAppIntents can have its name taken")
    func ownModules() throws {
        let file = URL(filePath: RepositoryFiles.path("Package.swift"))
        let manifest = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let modules = manifest.matches(of: /(?:library\(\s*|library\(name: )"(\w+)"/).map { String($0.output.1) }
        #expect(modules.count > 30)
        for module in Set(modules) { #expect(throws: UsageError.self, "\(module)") { try PackageName(module) } }
    }

    @Test(
        "Names that only resemble such ones are taken",
        arguments: ["Classroom", "string", "Tests", "MyApp", "Class", "async", "main", "Package"])
    func similarNames(_ name: String) throws {
        #expect(try PackageName(name).text == name)
    }
}
