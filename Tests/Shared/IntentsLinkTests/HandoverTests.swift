import Foundation
import IntentsModel
import Testing

@testable import IntentsLink

@Suite("Large files on their way")
struct HandoverTests {
    private let root: URL
    private let folder: HandoverFolder
    private let container: String
    private let run: RunHandover

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "handover-\(UUID().uuidString)")
        folder = HandoverFolder(
            Locations(runtimeDirectory: "/nowhere", dataDirectory: root.path, stateDirectory: "/nowhere"))
        container = root.appending(path: "Containers/a").path
        try FileManager.default.createDirectory(atPath: container, withIntermediateDirectories: true)
        run = RunHandover(folder: folder, container: container)
    }

    private func put(_ text: String) throws -> FileValue {
        let file = root.appending(path: UUID().uuidString)
        try Data(text.utf8).write(to: file)
        let descriptor = open(file.path, O_RDONLY)
        defer { close(descriptor) }
        let content = try folder.put(Data("> ".utf8), andAllFrom: descriptor)
        return FileValue(filename: "a.txt", handover: try #require(content))
    }

    private func content(_ handover: FileValue.Handover?) throws -> String {
        let handover = try #require(handover)
        let descriptor = try folder.open(handover)
        defer { close(descriptor) }
        let data = try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readToEnd() ?? Data()
        return String(decoding: data, as: UTF8.self)
    }

    private func end() { try? FileManager.default.removeItem(at: root) }

    @Test("a content waits under a random name, for its user alone, until it is taken away")
    func waiting() throws {
        defer { end() }
        let file = try put("text")
        #expect(file.size == 6)
        #expect(try content(file.handover) == "> text")
        let handover = try #require(file.handover)
        let path = try #require(folder.path(of: handover))
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        file.handover.map(folder.remove)
        #expect(throws: HandoverFolder.gone) { try content(file.handover) }
    }

    @Test(
        "what is no random name is nothing",
        arguments: ["", "..", "../secret", "/etc/passwd", "A1B2C3D4-0000-0000-0000-000000000000"])
    func names(place: String) throws {
        defer { end() }
        let handover = FileValue.Handover(place: place, size: 1)
        #expect(throws: HandoverFolder.gone) { try folder.open(handover) }
        #expect(folder.path(of: handover) == nil)
        #expect(throws: HandoverFolder.gone) { try run.placed(FileValue(filename: "a", handover: handover)) }
    }

    @Test("links, pipes and folders are no contents")
    func plainFilesAlone() throws {
        defer { end() }
        _ = try put("so that there is a folder")
        let makers: [(String) -> Int32] = [
            { symlink("/etc/passwd", $0) }, { mkfifo($0, 0o600) }, { mkdir($0, 0o700) },
        ]
        for make in makers {
            let handover = FileValue.Handover(place: HandoverFolder.newName(), size: 1)
            #expect(make("\(folder.path)/\(handover.place)") == 0)
            #expect(throws: HandoverFolder.gone) { try folder.open(handover) }
            #expect(throws: HandoverFolder.gone) { try run.placed(FileValue(filename: "a", handover: handover)) }
        }
    }

    @Test("a content goes into the app's container and comes out of it under another name; nothing is left")
    func thereAndBack() throws {
        defer { end() }
        let given = try put("text")
        let placed = try run.placed(given)
        let path = try #require(placed.handover?.place)
        #expect(path.hasPrefix("\(run.path)/") && placed.size == 6)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "> text")
        #expect(try run.placed(given) == placed, "a second question of the run gets the same place")
        #expect(throws: HandoverFolder.gone) { try content(given.handover) }

        let name = HandoverFolder.newName()
        try Data("made".utf8).write(to: URL(filePath: "\(run.path)/\(name)"))
        let result = FileValue(filename: "b.txt", handover: .init(place: name, size: 99))
        let taken = try run.taken(result)
        #expect(taken.handover?.place != name && taken.size == 4)
        #expect(try content(taken.handover) == "made")
        run.end()
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(container)/Handover") == [])
    }

    @Test("an app that puts links in the way leads nowhere else")
    func links() throws {
        defer { end() }
        let elsewhere = root.appending(path: "elsewhere")
        try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: "\(container)/Handover", withDestinationPath: elsewhere.path)
        let given = try put("text")
        #expect(throws: LinkError.self) { try run.placed(given) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path) == [])
        #expect(try content(given.handover) == "> text")

        try FileManager.default.removeItem(atPath: "\(container)/Handover")
        _ = try run.placed(given)
        let name = HandoverFolder.newName()
        symlink("/etc/passwd", "\(run.path)/\(name)")
        let result = FileValue(filename: "b", handover: .init(place: name, size: 1))
        #expect(throws: HandoverFolder.gone) { try run.taken(result) }
        let outside = FileValue(filename: "b", handover: .init(place: "../../secret", size: 1))
        #expect(throws: HandoverFolder.gone) { try run.taken(outside) }
    }

    @Test("what nobody has come for goes after its time")
    func forgotten() throws {
        defer { end() }
        let file = try put("text")
        folder.removeForgotten()
        #expect(try content(file.handover) == "> text")
        folder.removeForgotten(olderThan: 0)
        #expect(throws: HandoverFolder.gone) { try content(file.handover) }
    }

    @Test("a copy ends where it is allowed to")
    func limited() throws {
        let zeros = open("/dev/zero", O_RDONLY)
        let nothing = open("/dev/null", O_WRONLY)
        defer {
            end()
            close(zeros)
            close(nothing)
        }
        #expect(try FileCopy.copy(from: zeros, to: nothing, atMost: 5 << 20) == nil)
    }
}
