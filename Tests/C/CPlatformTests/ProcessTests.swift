import CPlatform
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ProcessTests {
    /// Starts a shell with a command, its output in a pipe.
    private func start(
        _ command: String, link: Int32 = -1, directory: String? = nil, environment: [String] = ["PATH=/usr/bin:/bin"],
        output: Int32 = -1, executable: String = "/bin/sh"
    ) -> pid_t {
        withArray(["sh", "-c", command]) { arguments in
            withArray(environment) { environment in
                withOptional(directory) { directory in
                    executable.withCString { executable in
                        var program = platform_program(
                            executable: executable, arguments: arguments, environment: environment,
                            working_directory: directory, link: link, output: output, error_output: -1)
                        return platform_spawn(&program)
                    }
                }
            }
        }
    }

    private func withArray<Result>(
        _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        let pointers = texts.map { strdup($0) } + [nil]
        defer { pointers.forEach { free($0) } }
        return pointers.withUnsafeBufferPointer { body($0.baseAddress.unsafelyUnwrapped) }
    }

    private func withOptional<Result>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Result) -> Result {
        guard let text else { return body(nil) }
        return text.withCString { body($0) }
    }

    /// What a command prints.
    private func output(of command: String, link: Int32 = -1, directory: String? = nil) throws -> String {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        let process = start(command, link: link, directory: directory, output: ends[1])
        close(ends[1])
        try #require(process > 0)
        let text = try FileHandle(fileDescriptor: ends[0], closeOnDealloc: true).readToEnd() ?? Data()
        #expect(try end(of: process).status == 0)
        return String(decoding: text, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    private func end(of process: pid_t) throws -> platform_exit {
        var result = platform_exit()
        try #require(platform_wait(process, true, &result) == 0)
        return result
    }

    @Test func aProgramHasItsFolderItsEnvironmentAndAnEmptyInput() throws {
        #expect(try output(of: "pwd; cat; echo $PATH", directory: "/usr") == "/usr\n/usr/bin:/bin")
    }

    @Test func aProgramHasTheLinkAsDescriptorThreeAndNoOtherOfOurs() throws {
        var pair: [Int32] = [-1, -1]
        try #require(platform_socket_pair(&pair) == 0)
        let open = dup(pair[0])  // Not closed on exec.
        let list = "for fd in /proc/self/fd/*; do [ -S $fd ] && echo ${fd##*/}; done; true"
        #expect(try output(of: list, link: pair[0]) == "3")
        #expect(try output(of: list) == "")
        (pair + [open]).forEach { close($0) }
    }

    @Test func aProgramLeadsItsOwnSession() throws {
        #expect(try output(of: #"read _ _ _ _ _ session _ < /proc/$$/stat; [ $session = $$ ] && echo own"#) == "own")
    }

    @Test func endsAreToldApart() throws {
        let exited = try end(of: start("exit 7"))
        #expect(exited.has_ended && !exited.was_signalled && exited.status == 7)
        let killed = try end(of: start("kill -KILL $$"))
        #expect(killed.has_ended && killed.was_signalled && killed.status == SIGKILL)
    }

    @Test func aProcessCanBeWatchedUntilItEnds() throws {
        let process = start("exec sleep 3600")
        var result = platform_exit()
        #expect(platform_wait(process, false, &result) == 0)
        #expect(!result.has_ended)
        let watch = platform_open_process(process)
        try #require(watch >= 0)
        kill(process, SIGTERM)
        var waiting = pollfd(fd: watch, events: Int16(POLLIN), revents: 0)
        #expect(poll(&waiting, 1, -1) == 1)
        close(watch)
        #expect(try end(of: process).status == SIGTERM)
        #expect(platform_wait(process, true, &result) == -ECHILD)
    }

    @Test func aProgramThatIsNotThereIsAnError() {
        #expect(start("true", executable: "/nowhere/program") == -ENOENT)
        #expect(start("true", directory: "/nowhere") == -ENOENT)
    }

    @Test func aStandardDescriptorIsNoLink() {
        #expect(start("true", link: 1) == -EINVAL)
    }

    @Test func limitsCanBeReadAndSet() throws {
        let process = start("exec sleep 3600")
        let resource = Int32(RLIMIT_CORE.rawValue)
        #expect(platform_set_limit(process, resource, 0, 4096) == 0)
        var soft: UInt64 = 1
        var hard: UInt64 = 1
        #expect(platform_get_limit(process, resource, &soft, &hard) == 0)
        #expect(soft == 0 && hard == 4096)
        kill(process, SIGKILL)
        #expect(try end(of: process).was_signalled)
    }
}
