import Foundation
import IntentsModel
import Testing

@testable import IntentsMetadata

@Suite("A bad bundle is refused with what to do")
struct BadBundleTests {
    /// The sentence that loading ends with.
    private func message(_ fixture: BundleFixture) -> String? { message(fixture.path) }

    private func message(_ path: String) -> String? {
        do {
            _ = try AppBundle.load(from: path)
            return nil
        } catch {
            return error.message
        }
    }

    private func fixture(metadata text: String) throws -> BundleFixture {
        let fixture = try BundleFixture()
        try fixture.folder.write(text, to: "Garden.app/Metadata.appintents/extract.actionsdata")
        return fixture
    }

    private static let plant = ParameterDescription(
        name: "plant", title: LocalizedText("Plant"), valueType: .entity("Plant"))

    private static func water(_ parameters: ParameterDescription...) -> AppMetadata {
        var metadata = BundleFixture.metadata
        metadata.actions["Water"]?.parameters = parameters
        return metadata
    }

    private static let litres = ParameterDescription(
        name: "litres", title: LocalizedText("Litres"), valueType: .array(.primitive(.double)))

    private static func litres(_ change: (inout ParameterDescription) -> Void) -> AppMetadata {
        var changed = litres
        change(&changed)
        return water(changed)
    }

    private static let contradictions: [(metadata: AppMetadata, problem: String)] = [
        (
            water(plant),
            "the parameter “plant” of the action “Water” is of the entity type “Plant”, which nothing declares"
        ),
        (water(litres, litres), "the action “Water” has two parameters “litres”"),
        (
            litres { $0.range = NumberRange(lowerBound: 10, upperBound: 1) },
            "the parameter “litres” of the action “Water” takes numbers from 10 to 1, which are none"
        ),
        (
            litres { $0.size = CollectionSize(minimum: 3, maximum: 2) },
            "the parameter “litres” of the action “Water” takes lists of 3 to 2 elements, which are none"
        ),
        (
            litres { $0.valueType = .union("Amount", [.primitive(.int), .array(.linkEnumeration("Can"))]) },
            "the parameter “litres” of the action “Water” is of the enum type “Can”, which nothing declares"
        ),
        (
            AppMetadata(
                shortcuts: [
                    ShortcutDescription(
                        actionIdentifier: "Prune", phrases: [LocalizedText("Prune in ${applicationName}")])
                ]), "an AppShortcut names the action “Prune”, which no program of the app has"
        ),
    ]

    @Test("Metadata that contradicts itself is refused with its action and parameter", arguments: contradictions)
    func contradiction(_ metadata: AppMetadata, _ problem: String) throws {
        #expect(
            message(try BundleFixture(metadata: metadata))
                == "Garden.app/Metadata.appintents/extract.actionsdata contradicts itself: \(problem). Build the bundle again "
                + "with “intents build”.")
    }

    @Test("A shortcut of the app may name an action of its extension, and a parameter a type of it")
    func spreadMetadata() throws {
        var metadata = Self.water(Self.plant)
        metadata.shortcuts = [
            ShortcutDescription(actionIdentifier: "Prune", phrases: [LocalizedText("Prune in ${applicationName}")])
        ]
        let fixture = try BundleFixture(metadata: metadata)
        try fixture.addExtension()
        let part = AppMetadata(
            actions: [
                "Prune": ActionDescription(
                    identifier: "Prune", fullyQualifiedTypeName: "Garden.Prune", title: LocalizedText("Prune"))
            ],
            entities: [
                "Plant": EntityDescription(
                    identifier: "Plant", fullyQualifiedTypeName: "Garden.Plant",
                    display: DisplayDescription(title: LocalizedText("Plant")))
            ])
        try fixture.folder.write(
            part.encoded(), to: "Garden.app/PlugIns/Helper.appex/Metadata.appintents/extract.actionsdata")
        #expect(message(fixture) == nil)
    }

    @Test("No such bundle")
    func nothingThere() {
        #expect(
            message("/nowhere/X.app")
                == "There is no bundle at /nowhere/X.app: give the path that “intents build” printed.")
    }

    @Test("A file instead of a bundle")
    func fileInsteadOfFolder() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("x", to: "X.app")
        #expect(
            message(file)
                == "\(file) is not a folder: give the path of the bundle that “intents build” printed.")
    }

    private static let nothing = "is neither an ELF executable nor a script that begins with “#!”"
    /// The beginning of an object file.
    private static let object = "\u{7F}ELF\u{2}\u{1}\u{1}\0\0\0\0\0\0\0\0\0\u{1}\0>\0"
    private static let wrongPrograms: [(text: String, problem: String)] = [
        ("hello", nothing), ("", nothing), (object, "is an ELF file, but no program"),
        ("#!/no/such/program\n", "is a script for “/no/such/program”, which is not there or cannot be run"),
        ("#!\n", "is a script that names no interpreter"),
    ]

    @Test("A program that this machine does not run", arguments: wrongPrograms)
    func wrongProgram(_ text: String, _ problem: String) throws {
        let fixture = try BundleFixture()
        let file = try fixture.folder.write(text, to: "Garden.app/Garden")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        let expected =
            "Garden.app/Garden cannot run here: it \(problem). Build the bundle with “intents build” on a machine like this one."
        #expect(message(fixture) == expected)
    }

    @Test("A program of this machine but for the architecture")
    func otherMachine() throws {
        let fixture = try BundleFixture()
        var bytes = Array(try Data(contentsOf: URL(filePath: "/proc/self/exe")).prefix(64))
        // SPARC, which none of our machines is.
        (bytes[18], bytes[19]) = (2, 0)
        try Data(bytes).write(to: URL(filePath: "\(fixture.path)/Garden"))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(fixture.path)/Garden")
        #expect(
            message(fixture)?.hasPrefix(
                "Garden.app/Garden cannot run here: it is a program for another machine: machine 2 (64 bits, little-endian), not "
            )
                == true)
    }

    @Test("No Info.plist")
    func noInfo() throws {
        let fixture = try BundleFixture()
        try FileManager.default.removeItem(atPath: "\(fixture.path)/Info.plist")
        #expect(message(fixture) == "Garden.app has no Info.plist: build the bundle again with “intents build”.")
    }

    @Test("A folder that is no bundle is not looked through")
    func anyFolder() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/a", withDestinationPath: "/etc/passwd")
        let name = try #require(folder.path.split(separator: "/").last)
        #expect(message(folder.path) == "\(name) has no Info.plist: build the bundle again with “intents build”.")
    }

    @Test("An Info.plist that is no property list")
    func unreadableInfo() throws {
        let fixture = try BundleFixture()
        try fixture.folder.write("<plist>", to: "Garden.app/Info.plist")
        #expect(
            message(fixture)
                == "Garden.app/Info.plist is not a readable property list: correct it, or build the bundle again with"
                + " “intents build”.")
    }

    @Test("An Info.plist without a required key", arguments: ["CFBundleIdentifier", "CFBundleExecutable"])
    func missingKey(key: String) throws {
        let fixture = try BundleFixture(info: BundleFixture.info([key: NSNull()]))
        #expect(
            message(fixture)
                == "Garden.app/Info.plist has no \(key): build the bundle again with “intents build”.")
    }

    @Test("A bundle identifier that could leave its folder")
    func badIdentifier() throws {
        let fixture = try BundleFixture(info: BundleFixture.info(["CFBundleIdentifier": "../../etc"]))
        #expect(
            message(fixture)
                == "Garden.app/Info.plist has the CFBundleIdentifier “../../etc”: use letters, digits, hyphens and"
                + " single dots between them, at most 155 characters.")
    }

    @Test("An executable outside the bundle", arguments: ["../../bin/sh", "/bin/sh", "..", "a/b"])
    func executableOutside(name: String) throws {
        let fixture = try BundleFixture(info: BundleFixture.info(["CFBundleExecutable": name]))
        #expect(
            message(fixture)
                == "Garden.app/Info.plist has the CFBundleExecutable “\(name)”, which leaves the bundle: name a file"
                + " directly in it.")
    }

    @Test("An executable that is missing")
    func missingExecutable() throws {
        let fixture = try BundleFixture()
        try FileManager.default.removeItem(atPath: "\(fixture.path)/Garden")
        #expect(
            message(fixture)
                == "Garden.app has no executable “Garden”, which its Info.plist names: build the bundle again with"
                + " “intents build”.")
    }

    @Test("An executable that may not be executed")
    func notExecutable() throws {
        let fixture = try BundleFixture()
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: "\(fixture.path)/Garden")
        #expect(
            message(fixture)
                == "Garden.app/Garden is not executable: run “chmod +x” on it, or build the bundle again with “intents"
                + " build”.")
    }

    @Test("No metadata")
    func noMetadata() throws {
        #expect(
            message(try BundleFixture(metadata: nil))
                == "Garden.app has no Metadata.appintents/extract.actionsdata: build the bundle with “intents build”,"
                + " which writes it.")
    }

    @Test("Metadata that is not JSON")
    func metadataNotJSON() throws {
        #expect(
            message(try fixture(metadata: "nonsense"))
                == "Garden.app/Metadata.appintents/extract.actionsdata cannot be read, it is not JSON. Build the bundle"
                + " again with “intents build”.")
    }

    @Test("Metadata nested deeper than any reader follows")
    func metadataTooDeep() throws {
        let deep = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
        #expect(
            message(try fixture(metadata: "{\"version\": 1, \"actions\": {}, \"entities\": \(deep)}"))
                == "Garden.app/Metadata.appintents/extract.actionsdata cannot be read, it is not JSON. Build the bundle"
                + " again with “intents build”.")
    }

    @Test("Metadata that lacks a key")
    func metadataWithoutKey() throws {
        #expect(
            message(try fixture(metadata: #"{"version": 1, "actions": {"A": {"identifier": "A"}}}"#))
                == "Garden.app/Metadata.appintents/extract.actionsdata cannot be read, “actions.A” has no"
                + " “fullyQualifiedTypeName”. Build the bundle again with “intents build”.")
    }

    @Test("Metadata of a newer version")
    func newerMetadata() throws {
        #expect(
            message(try fixture(metadata: #"{"version": 7, "actions": {}}"#))
                == "Garden.app/Metadata.appintents/extract.actionsdata has version 7, and this system reads versions up"
                + " to 1: update OpenAppIntents, or build the app again with the installed “intents build”.")
    }

    @Test("A bundle format of a newer version")
    func newerFormat() throws {
        let fixture = try BundleFixture()
        try fixture.folder.write(#"{"version": "4.0"}"#, to: "Garden.app/Metadata.appintents/version.json")
        #expect(
            message(fixture)
                == "Garden.app/Metadata.appintents/version.json has version 4.0, and this system reads versions up to"
                + " 3.0: update OpenAppIntents, or build the app again with the installed “intents build”.")
    }

    @Test("Two actions of one identifier")
    func repeatedIdentifier() throws {
        let action = #"{"identifier": "A", "fullyQualifiedTypeName": "M.A", "title": {"key": "a"}}"#
        let expected =
            "Garden.app has two actions with the identifier “A”: give one of them its own “persistentIdentifier”"
            + " and build again."
        let underOneKey = "{\"version\": 1, \"actions\": {\"A\": \(action), \"\\u0041\" : \(action)}}"
        #expect(message(try fixture(metadata: underOneKey)) == expected)
        let underTwoKeys = "{\"version\": 1, \"actions\": {\"A\": \(action), \"B\": \(action)}}"
        #expect(message(try fixture(metadata: underTwoKeys)) == expected)
    }

    @Test("A link that leaves the bundle", arguments: ["/etc/passwd", "../outside", "nowhere", "loop"])
    func leavingLink(target: String) throws {
        let fixture = try BundleFixture()
        try fixture.folder.write("x", to: "outside")
        try FileManager.default.createSymbolicLink(atPath: "\(fixture.path)/loop", withDestinationPath: target)
        #expect(
            message(fixture)
                == "Garden.app/loop is a link that leaves the bundle or points to nothing: put the file itself there.")
    }

    @Test("A link that leaves through another link")
    func leavingThroughLink() throws {
        let fixture = try BundleFixture()
        try fixture.folder.write("x", to: "outside")
        try FileManager.default.createDirectory(atPath: "\(fixture.path)/a/b", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: "\(fixture.path)/a/b/up", withDestinationPath: "../..")
        try FileManager.default.createSymbolicLink(
            atPath: "\(fixture.path)/a/b/z", withDestinationPath: "up/../outside")
        #expect(
            message(fixture)
                == "Garden.app/a/b/z is a link that leaves the bundle or points to nothing: put the file itself there.")
    }

    @Test("A file that is neither file, folder nor link")
    func specialFile() throws {
        let fixture = try BundleFixture()
        #expect(mkfifo("\(fixture.path)/pipe", 0o600) == 0)
        #expect(
            message(fixture)
                == "Garden.app/pipe is neither a file, a folder nor a link: remove it from the bundle.")
    }

    @Test("An app in the place of an extension")
    func appAsExtension() throws {
        let fixture = try BundleFixture()
        try fixture.addExtension(info: ["CFBundleIdentifier": "x.y", "CFBundleExecutable": "Helper"])
        #expect(
            message(fixture)
                == "Garden.app/PlugIns/Helper.appex is not an extension: its Info.plist has no"
                + " EXAppExtensionAttributes.")
    }

    @Test("An error in an extension names the extension")
    func badExtension() throws {
        let fixture = try BundleFixture()
        try fixture.addExtension()
        try FileManager.default.removeItem(atPath: "\(fixture.path)/PlugIns/Helper.appex/Helper")
        #expect(
            message(fixture)
                == "Helper.appex has no executable “Helper”, which its Info.plist names: build the bundle again with"
                + " “intents build”.")
    }
}
