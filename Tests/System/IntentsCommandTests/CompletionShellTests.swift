import FoundationEssentials
import Testing

@testable import intents

/// Runs the scripts in the shells that are installed.
@Suite("Completion in real shells")
struct CompletionShellTests {
    private static func isInstalled(_ shell: String) -> Bool {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)")
    }

    /// What a shell prints that has read our script and goes on with lines of its own.
    private func output(_ shell: String, _ options: [String], _ lines: String) async throws -> [String] {
        var status = Garden.daemon
        status.buildID = ""
        let daemon = try DaemonStub(status: status)
        let home = URL(filePath: daemon.locations.runtimeDirectory).deletingLastPathComponent().path
        let process = try ChildProcess(
            program: "/usr/bin/\(shell)", options + ["-c", CompletionScripts.script(for: shell) + lines],
            environment: [
                "HOME": home, "XDG_RUNTIME_DIR": home, "TERM": "dumb",
                "PATH": "\(try ChildProcess.programFolder):/usr/bin:/bin",
            ])
        _ = await process.status()
        withExtendedLifetime(daemon) {}
        return try process.text(1).split(separator: "\n").map(String.init)
    }

    @Test("bash", .enabled(if: isInstalled("bash")))
    func bash() async throws {
        let lines = """
            COMP_WORDS=(intents run WaterPlant --amount = c); COMP_CWORD=5; _intents; echo "${COMPREPLY[@]}"
            COMP_WORDS=(intents run W); COMP_CWORD=2; _intents; echo "${COMPREPLY[@]}"
            """
        #expect(try await output("bash", ["--norc"], lines) == ["cup", "WaterPlant"])
    }

    @Test("zsh", .enabled(if: isInstalled("zsh")))
    func zsh() async throws {
        // Without a terminal there is no completion to ask; what it would be offered is.
        let lines = """
            _describe() { print -rl -- "${candidates[@]}" }
            _files() { print files $removed }
            compset() { removed=$2 }
            words=(intents run WaterPlant --amount c); CURRENT=5; _intents
            words=(intents run WaterPlant --amount=s); CURRENT=4; _intents
            words=(intents install x); CURRENT=3; _intents
            words=(intents run WaterPlant --plant=x); CURRENT=4; _intents
            """
        #expect(try await output("zsh", ["-f"], lines) == ["cup:One cup", "--amount=sip:A sip", "files", "files *="])
    }

    @Test("fish", .enabled(if: isInstalled("fish")))
    func fish() async throws {
        let lines = """
            complete -C 'intents run WaterPlant --amount '
            complete -C 'intents run WaterPlant --amount=s'
            complete -C 'intents run '
            touch ~/report.txt
            cd ~
            complete -C 'intents run WaterPlant --plant rep'
            complete -C 'intents run WaterPlant --plant=rep'
            """
        #expect(
            try await output("fish", ["--no-config"], lines) == [
                "cup\tOne cup", "sip\tA sip", "--amount=sip\tA sip", "Prune\tPrune", "WaterPlant\tWater Plant",
                "report.txt", "--plant=report.txt",
            ])
    }
}
