import Foundation
import IntentsLink
import IntentsModel
import Testing

@testable import intents

@Suite("Results as files")
struct ResultFileTests {
    private static let rose = FileValue(filename: "rose.png", typeIdentifier: "public.png", data: Data("r".utf8))
    private static let mint = FileValue(filename: "mint", data: Data("m".utf8))

    /// A run in a folder of the test that ends with a value.
    private func run(
        _ value: IntentValue, _ arguments: [String], _ check: (CommandLineRun, String) throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let daemon = try DaemonStub.reporting(RunReport(outcome: .success, action: "a/A", value: value, runID: "r"))
        let places = arguments.map { $0.replacing("DIR", with: folder) }
        try check(await daemon.tester.run(places), folder)
    }

    private func content(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("A file goes to a path, or under its own name into a folder", arguments: ["run", "say"])
    func one(command: String) async throws {
        try await run(.file(Self.rose), [command, "A", "--output", "DIR/x"]) { run, folder in
            #expect(run.output == "rose.png (1 byte)\n" && run.status == 0)
            #expect(content("\(folder)/x") == "r")
        }
        try await run(.file(Self.rose), [command, "A", "--output", "DIR"]) { run, folder in
            #expect(run.output == "rose.png (1 byte)\nWritten: \(folder)/rose.png\n")
            #expect(content("\(folder)/rose.png") == "r")
        }
        try await run(.file(Self.rose), [command, "A", "--output", "-"]) { run, _ in #expect(run.output == "r") }
    }

    @Test("Several files go into a folder, which is made; none that is there is replaced")
    func several() async throws {
        let files = [Self.rose, Self.mint, Self.rose, Self.mint].map { IntentValue.file($0) }
        try await run(.array(files), ["run", "A", "--json", "--output", "DIR/a/b/"]) { run, folder in
            #expect(run.status == 0)
            let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/a/b").sorted()
            #expect(names == ["mint", "mint 2", "rose 2.png", "rose.png"])
            #expect(content("\(folder)/a/b/mint 2") == "m")
        }
    }

    @Test("Several files are no one file, and text is none for a folder")
    func refused() async throws {
        let files = IntentValue.array([.file(Self.rose), .file(Self.mint)])
        for place in ["-", "DIR/x"] {
            try await run(files, ["run", "A", "--output", place]) { run, _ in
                #expect(
                    run.error.contains("--output: the result is 2 files: name a folder, such as --output DIR/."))
                // What was done is reported all the same, but not among the bytes of a result.
                #expect(run.status == 1 && run.output.isEmpty == (place == "-"))
            }
        }
        try await run(.string("x"), ["run", "A", "--output", "DIR"]) { run, folder in
            #expect(
                run.error.contains(
                    "--output: the result is no file, so “\(folder)” cannot be a folder: name a file in it."))
        }
    }

    @Test("What was done is reported also when its result cannot be written, which ends with 1")
    func unwritable() async throws {
        try await run(.string("x"), ["run", "A", "--json", "--output", "DIR/none/x"]) { run, folder in
            #expect(run.status == 1)
            #expect(run.output.contains("\"outcome\": \"success\""), "\(run.output)")
            #expect(
                run.error == "intents: --output: the result cannot be written to “\(folder)/none/x”: "
                    + "No such file or directory.\n")
        }
    }

    @Test(
        "A result goes through a link, into a pipe and over a file's own permissions; nothing that stands there is replaced"
    )
    func places() async throws {
        try await run(.string("x"), ["run", "A", "--output", "DIR/link"]) { _, folder in
            #expect(try String(contentsOfFile: "\(folder)/link", encoding: .utf8) == "x\n")
            try FileManager.default.moveItem(atPath: "\(folder)/link", toPath: "\(folder)/target")
            try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "target")
            chmod("\(folder)/target", 0o640)
            #expect(ResultPlace("\(folder)/link").write { write($0, "new", 3) == 3 } == 0)
            var status = stat()
            #expect(lstat("\(folder)/link", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
            #expect(stat("\(folder)/target", &status) == 0 && status.st_mode & 0o777 == 0o640)
            #expect(try String(contentsOfFile: "\(folder)/target", encoding: .utf8) == "new")
            #expect(
                ResultPlace("\(folder)/target").write { _ in
                    errno = ENOSPC
                    return false
                } == ENOSPC)
            #expect(try String(contentsOfFile: "\(folder)/target", encoding: .utf8) == "new")

            mkfifo("\(folder)/pipe", 0o600)
            let reader = open("\(folder)/pipe", O_RDONLY | O_NONBLOCK | O_CLOEXEC)
            defer { close(reader) }
            #expect(ResultPlace("\(folder)/pipe").write { write($0, "p", 1) == 1 } == 0)
            #expect(lstat("\(folder)/pipe", &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
            var byte: UInt8 = 0
            #expect(read(reader, &byte, 1) == 1 && byte == UInt8(ascii: "p"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["link", "pipe", "target"])
        }
    }

    @Test("A phrase's result is asked for in a type")
    func sayAs() async throws {
        let wanted = Lock<String?>(nil)
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(SayRequest.self) { request, _ in
                wanted.withLock { $0 = request.terms.resultType }
                return RunReport(outcome: .success, action: "a/A", runID: "r")
            }
        }
        #expect(await daemon.tester.run("say", "A", "--as", "png").status == 0)
        #expect(wanted.withLock { $0 } == "public.png")
    }
}
