import CPlatform
import Foundation
import Testing

struct SocketTests {
    private func pair() throws -> (Int32, Int32) {
        var descriptors: [Int32] = [-1, -1]
        try #require(platform_socket_pair(&descriptors) == 0)
        return (descriptors[0], descriptors[1])
    }

    private func isClosedOnExec(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0 }

    @Test func credentialsNameTheProcessAndItsUser() throws {
        let (near, far) = try pair()
        defer { [near, far].forEach { close($0) } }
        var credentials = platform_credentials()
        #expect(platform_peer_credentials(near, &credentials) == 0)
        #expect(credentials.process == getpid())
        #expect(credentials.user == geteuid())
        #expect(credentials.group == getegid())
        #expect(platform_peer_credentials(-1, &credentials) == -EBADF)
    }

    @Test func socketsAreClosedOnExec() throws {
        let (near, far) = try pair()
        defer { [near, far].forEach { close($0) } }
        #expect(isClosedOnExec(near) && isClosedOnExec(far))
    }

    @Test func aPathOfMoreThan107BytesIsTooLong() {
        let path = "/tmp/" + String(repeating: "x", count: 103)
        #expect(platform_listen(path, 1) == -ENAMETOOLONG)
        #expect(platform_connect(path) == -ENAMETOOLONG)
        #expect(platform_connect("/tmp/\(UUID().uuidString)") == -ENOENT)
    }

    @Test func aFileCrossesAsADescriptor() throws {
        let (near, far) = try pair()
        defer { [near, far].forEach { close($0) } }
        let (first, second) = try pair()
        #expect(platform_send(near, "x", 1, [first], 1, true) == 1)
        close(first)
        var byte: UInt8 = 0
        var passed: [Int32] = [-1, -1]
        var count = passed.count
        #expect(platform_receive(far, &byte, 1, &passed, &count) == 1)
        #expect(count == 1 && byte == UInt8(ascii: "x"))
        #expect(isClosedOnExec(passed[0]))
        #expect(platform_send(passed[0], "through", 7, nil, 0, true) == 7)
        var text = [UInt8](repeating: 0, count: 16)
        #expect(platform_receive(second, &text, text.count, nil, nil) == 7)
        #expect(String(decoding: text[..<7], as: UTF8.self) == "through")
        close(passed[0])
        close(second)
    }

    @Test func moreDescriptorsThanThereIsRoomForAreClosed() throws {
        let (near, far) = try pair()
        defer { [near, far].forEach { close($0) } }
        let (first, second) = try pair()
        #expect(platform_send(near, "x", 1, [first, first], 2, true) == 1)
        close(first)
        var byte: UInt8 = 0
        var passed: [Int32] = [-1]
        var count = passed.count
        #expect(platform_receive(far, &byte, 1, &passed, &count) == -ssize_t(EMSGSIZE))
        #expect(count == 0)
        // With its last descriptor closed, the other end of the passed socket is at its end.
        #expect(platform_receive(second, &byte, 1, nil, nil) == 0)
        close(second)
    }

    @Test func sendingToAClosedSocketIsAnErrorAndNoSignal() throws {
        let (near, far) = try pair()
        close(far)
        #expect(platform_send(near, "x", 1, nil, 0, true) == -ssize_t(EPIPE))
        close(near)
    }

    @Test func aFullSocketDoesNotHoldASenderThatDoesNotWait() throws {
        let (near, far) = try pair()
        defer { [near, far].forEach { close($0) } }
        let block = [UInt8](repeating: 7, count: 1 << 16)
        var result = 0
        repeat { result = platform_send(near, block, block.count, nil, 0, false) } while result > 0
        #expect(result == -Int(EAGAIN))
    }
}
