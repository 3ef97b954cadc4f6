import Foundation
import IntentsLink
import IntentsModel
import Testing

@testable import IntentsSystem

@Suite("Files that are larger than a message", .timeLimit(.minutes(5)))
struct LargeFileTests {
    private static let program = """
        import AppIntents

        struct Weigh: AppIntent {
            static let title: LocalizedStringResource = "Weigh"
            @Parameter(title: "Files") var files: [IntentFile]
            @Parameter(title: "Copies", default: false) var copies: Bool
            func perform() async throws -> some IntentResult & ReturnsValue<[IntentFile]> {
                guard copies else { return .result(value: files) }
                return .result(value: files.map { IntentFile(data: $0.data, filename: "copy of \\($0.filename)") })
            }
        }

        struct Export: AppIntent {
            static let title: LocalizedStringResource = "Export"
            @Parameter(title: "Bytes") var bytes: Int
            func perform() async throws -> some IntentResult & ReturnsValue<[IntentFile]> {
                let files = try ["goes.txt", "stays.txt"].map { name in
                    let place = URL.documentsDirectory.appending(path: name)
                    try Data(repeating: 65, count: bytes).write(to: place)
                    var file = IntentFile(fileURL: place)
                    file.removedOnCompletion = name == "goes.txt"
                    return file
                }
                return .result(value: files)
            }
        }

        @main struct Scales: AppIntentsExtension {}
        """

    private func withScales(_ body: (TestSystem, HandoverFolder) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        let program = try await ProgramCompiler(folder: folder).program("Scales", source: Self.program, .debug)
        let bundle = BundleFixture(metadata: program.metadata, copiedProgram: program.path)
        try await TestSystem.run(launcher: SystemLauncher(environment: ["PATH": "/usr/bin:/bin"])) { system in
            try await system.install(bundle)
            try await body(system, HandoverFolder(system.locations))
            let left = try FileManager.default.subpathsOfDirectory(
                atPath: "\(system.locations.containersDirectory)/com.example.garden")
            #expect(left.filter { $0.hasPrefix("Handover/") || $0.hasPrefix("Inbox/") } == [])
        }
    }

    private func put(_ size: Int, into folder: HandoverFolder) throws -> IntentValue {
        let file = "\(folder.path)-source"
        FileManager.default.createFile(atPath: file, contents: Data("first".utf8))
        // Sparse: only its copy takes room.
        truncate(file, off_t(size))
        let descriptor = open(file, O_RDONLY)
        defer {
            close(descriptor)
            unlink(file)
        }
        let content = try folder.put(Data(), andAllFrom: descriptor)
        return .file(FileValue(filename: "film.mov", handover: try #require(content)))
    }

    private func files(_ report: RunReport) throws -> [FileValue] {
        guard case .array(let values)? = report.value else {
            Issue.record("\(report)")
            return []
        }
        return values.compactMap { if case .file(let file) = $0 { file } else { nil } }
    }

    @Test("KP-54: one of 200 MB goes to an app and comes back by reference, beside small ones")
    func thereAndBack() async throws {
        try await withScales { system, folder in
            let small = IntentValue.file(FileValue(filename: "a.txt", data: Data("a".utf8)))
            let given = IntentValue.array([try put(200 << 20, into: folder), small])
            let files = try files(try await system.client.run("Weigh", ["files": given]))
            #expect(files.map(\.filename) == ["film.mov", "a.txt"])
            #expect(files.map(\.size) == [200 << 20, 1])
            #expect(files.map { $0.handover == nil } == [false, true])
            let handover = try #require(files[0].handover)
            let descriptor = try folder.open(handover)
            defer { close(descriptor) }
            let start = try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).read(upToCount: 5)
            #expect(start == Data("first".utf8))
            files[0].handover.map(folder.remove)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
        }
    }

    @Test("bytes that an app has in memory come by reference too")
    func made() async throws {
        try await withScales { system, folder in
            let given = try put(20 << 20, into: folder)
            let report = try await system.client.run("Weigh", ["files": given, "copies": .bool(true)])
            let files = try files(report)
            #expect(files.map(\.filename) == ["copy of film.mov"] && files.map(\.size) == [20 << 20])
        }
    }

    @Test("a file that is to go with its run is gone when it has come, small or large", arguments: [3, 2 << 20])
    func removedOnCompletion(size: Int) async throws {
        try await withScales { system, folder in
            let files = try files(try await system.client.run("Export", ["bytes": .int(size)]))
            #expect(files.map(\.filename) == ["goes.txt", "stays.txt"])
            #expect(files.map(\.size) == [size, size])
            let documents = "\(system.locations.containersDirectory)/com.example.garden/Documents"
            #expect(try FileManager.default.contentsOfDirectory(atPath: documents) == ["stays.txt"])
            for handover in files.compactMap(\.handover) { folder.remove(handover) }
        }
    }

    @Test("a content that is not there, and one of a run that is refused")
    func refused() async throws {
        try await withScales { system, folder in
            let gone = FileValue.Handover(place: UUID().uuidString.lowercased(), size: 9)
            let report = try await system.client.run(
                "Weigh", ["files": .file(FileValue(filename: "a", handover: gone))])
            #expect(report.outcome == .failure)
            #expect(report.error?.message == "The content of the file is not there any more.", "\(report)")
            let given = try put(2 << 20, into: folder)
            let unknown = try await system.client.run("Weigh", ["files": given, "nobody": .int(1)])
            #expect(unknown.outcome == .invalidValue)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
        }
    }
}
