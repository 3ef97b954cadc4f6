import FoundationEssentials
import Glibc
import IntentsLink
import Testing

@testable import IntentsSystem

/// Processes of another user at the daemon's socket. Only root can make some, as in most containers that run tests.
@Suite("Other users", .timeLimit(.minutes(5)))
struct OtherUserTests {
    /// The user `nobody`, in numbers that every system has.
    private static let nobody = "65534"
    private static let canTry =
        geteuid() == 0 && ["/usr/bin/setpriv", "/usr/bin/perl"].allSatisfy(exists)

    /// Connects, and prints what comes until the other side has enough.
    private static let script = """
        use Socket;
        socket(my $link, AF_UNIX, SOCK_STREAM, 0) or die $!;
        connect($link, sockaddr_un($ARGV[0])) or die "$!\\n";
        print while <$link>;
        """

    /// What a process of another user sees when it connects.
    private func output(of daemon: RealDaemon) async throws -> String {
        let file = daemon.folder / "other"
        let other = try StartedProgram(
            "/usr/bin/setpriv",
            ["--reuid", Self.nobody, "--regid", Self.nobody, "--clear-groups", "perl", "-e", Self.script]
                + [daemon.locations.socketPath], output: file)
        _ = await other.waitForEnd()
        return String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
    }

    @Test(.enabled(if: canTry, "needs root, setpriv and perl")) func cannotReachTheSocket() async throws {
        try await RealDaemon.run { daemon, client in
            let seen = try await output(of: daemon)
            #expect(seen == "Permission denied\n")
            #expect(try await client.send(ListAppsRequest()).count == 1)
        }
    }

    @Test(.enabled(if: canTry, "needs root, setpriv and perl"))
    func areRefusedWithASentenceWhereTheFolderLetsThemThrough() async throws {
        try await RealDaemon.run { daemon, client in
            for path in [daemon.folder.path, daemon.folder / "r", daemon.locations.runtimeDirectory] {
                chmod(path, 0o755)
            }
            chmod(daemon.locations.socketPath, 0o666)
            let refusal = "A process of user \(Self.nobody) was not let in: only user 0 may connect."
            let seen = try await output(of: daemon)
            #expect(seen.contains("\"message\":\"\(refusal)\""))
            let log = try String(contentsOfFile: daemon.folder / "log", encoding: .utf8)
            #expect(log.hasSuffix(" intentsd[\(daemon.pid)]: \(refusal)\n"))
            // The folder is the daemon's own again before a client looks at it.
            chmod(daemon.locations.runtimeDirectory, 0o700)
            #expect(try await client.send(ListAppsRequest()).count == 1)
            #expect(try await client.run("Echo", ["text": .string("again")]).value == .string("again"))
        }
    }
}
