import Foundation
import IntentsLink
import IntentsModel
import Testing

@Suite(.timeLimit(.minutes(5)))
struct LinkListenerTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func echo(at path: String) async throws -> String {
        let connection = try LinkConnection.connect(path: path)
        defer { connection.close(reason: "done") }
        return try await connection.send(EchoRequest(text: "over the socket")).text
    }

    private func startedListener(at path: String) throws -> LinkListener {
        let listener = try LinkListener(path: path)
        try listener.start(handlers: .test()) { _ in }
        return listener
    }

    @Test func acceptsConnectionsOfTheSameUserAndKnowsTheirProcess() async throws {
        let peer = Signal<PeerCredentials?>()
        let listener = try LinkListener(path: folder / "run/link.socket")
        // The accepting thread cannot wait for an actor.
        try listener.start(handlers: .test()) { connection in Task { await peer.set(connection.peer) } }
        #expect(try await echo(at: listener.path) == "over the socket")
        #expect(await peer.wait() == PeerCredentials(processID: getpid(), userID: geteuid()))
        listener.close()
    }

    @Test func theSocketAndItsFolderBelongToTheUserAlone() throws {
        let listener = try startedListener(at: folder / "run/link.socket")
        #expect(mode(of: folder / "run") == 0o700)
        #expect(mode(of: folder / "run/link.socket") == 0o600)
        listener.close()
        #expect(!FileManager.default.fileExists(atPath: folder / "run/link.socket"))
    }

    @Test func aFolderThatIsOpenToOthersIsRefused() throws {
        let path = folder / "run"
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
        let error = LinkError("The folder “\(path)” is open to other users (mode 755): run “chmod 700 '\(path)'”.")
        #expect(throws: error) { try LinkListener(path: path + "/link.socket") }
        #expect(throws: error) { try LinkConnection.connect(path: path + "/link.socket") }
    }

    @Test(.enabled(if: geteuid() == 0, "only root may give a folder away"))
    func aFolderOfAnotherUserIsRefused() throws {
        let path = folder / "run"
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        try #require(chown(path, 12345, 12345) == 0)
        let error = LinkError(
            "The folder “\(path)” belongs to another user (12345): remove it, or use another."
        )
        #expect(throws: error) { try LinkListener(path: path + "/link.socket") }
        #expect(throws: error) { try LinkConnection.connect(path: path + "/link.socket") }
    }

    @Test func aLinkInPlaceOfTheFolderIsRefused() throws {
        try FileManager.default.createSymbolicLink(atPath: folder / "run", withDestinationPath: folder.path)
        #expect(throws: LinkError("“\(folder / "run")” is not a folder: remove it.")) {
            try LinkListener(path: folder / "run/link.socket")
        }
    }

    @Test func aProcessOfAnotherUserIsNotLetIn() async throws {
        let refusal = Signal<LinkError>()
        let listener = try LinkListener(path: folder / "run/link.socket", userID: geteuid() + 1)
        try listener.start(
            handlers: .test(), refused: { error in Task { await refusal.set(error) } },
            connected: { _ in Issue.record("It was let in.") })
        let connection = try LinkConnection.connect(path: listener.path)
        let message = "A process of user \(geteuid()) was not let in: only user \(geteuid() + 1) may connect."
        #expect(await connection.waitUntilClosed() == LinkError("The other side refused a message: \(message)"))
        #expect(await refusal.wait() == LinkError(message))
        listener.close()
    }

    @Test func aPathLongerThanAnAddressWorks() async throws {
        let long = folder / (String(repeating: "long/", count: 40) + "run/link.socket")
        #expect(long.utf8.count > 200)
        let listener = try startedListener(at: long)
        #expect(try await echo(at: long) == "over the socket")
        listener.close()
        #expect(throws: LinkError.nobodyListens(at: long)) { try LinkConnection.connect(path: long) }
    }

    @Test func theSocketOfADeadProcessIsReplaced() async throws {
        let path = folder / "run/link.socket"
        _ = try LinkListener(path: path)  // Dropped without being closed, as by a process that was killed.
        #expect(FileManager.default.fileExists(atPath: path))
        #expect(throws: LinkError.nobodyListens(at: path)) { try LinkConnection.connect(path: path) }
        let listener = try startedListener(at: path)
        #expect(try await echo(at: path) == "over the socket")
        listener.close()
    }

    @Test func aSecondListenerIsRefusedAndTheFirstGoesOn() async throws {
        let path = folder / "run/link.socket"
        let listener = try startedListener(at: path)
        #expect(throws: LinkError("Another process listens at “\(path)” already.")) { try LinkListener(path: path) }
        #expect(try await echo(at: path) == "over the socket")
        listener.close()
    }

    @Test func aFileInTheSocketsPlaceIsNotRemoved() throws {
        let path = folder / "run/link.socket"
        try FileManager.default.createDirectory(
            atPath: folder / "run", withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        try Data("precious".utf8).write(to: URL(fileURLWithPath: path))
        #expect(throws: LinkError("“\(path)” is not a socket: remove it.")) { try LinkListener(path: path) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "precious")
    }

    @Test func closingAListenerLeavesTheSocketOfItsSuccessor() async throws {
        let path = folder / "run/link.socket"
        let old = try startedListener(at: path)
        try FileManager.default.removeItem(atPath: path)
        let new = try startedListener(at: path)
        old.close()
        #expect(try await echo(at: path) == "over the socket")
        new.close()
    }

    @Test func nobodyListensWhereNothingIs() {
        let path = folder / "nowhere/link.socket"
        #expect(throws: LinkError("Nobody listens at “\(path)”.")) { try LinkConnection.connect(path: path) }
    }

    @Test func manyClientsAtOnceAreServed() async throws {
        let listener = try startedListener(at: folder / "run/link.socket")
        try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<64 { group.addTask { try await echo(at: listener.path) } }
            for try await text in group { #expect(text == "over the socket") }
        }
        listener.close()
    }
}
