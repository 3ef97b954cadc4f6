import CPlatform
import Foundation
import IntentsLink
import Testing

@testable import IntentsHost

/// The host as a program in another language sees it: frames written and read by hand.
@Suite(.timeLimit(.minutes(5)))
struct RawLinkTests {
    private func frame(_ json: String) -> [UInt8] {
        let bytes = Array(json.utf8)
        return withUnsafeBytes(of: UInt32(bytes.count).bigEndian) { Array($0) } + bytes
    }

    private func send(_ frames: [UInt8], on descriptor: Int32) {
        #expect(write(descriptor, frames, frames.count) == frames.count)
    }

    private func receive(_ count: Int, on descriptor: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while bytes.count < count, read(descriptor, &byte, 1) == 1 { bytes.append(byte) }
        return bytes
    }

    /// Waits for the next message, away from the threads that the host's tasks need.
    private func receiveJSON(on descriptor: Int32) async throws -> NSDictionary {
        let json = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let length = receive(4, on: descriptor).reduce(0) { $0 << 8 | Int($1) }
                continuation.resume(returning: Data(receive(length, on: descriptor)))
            }
        }
        return try #require(JSONSerialization.jsonObject(with: json) as? NSDictionary)
    }

    @Test func aCancellationInTheSameWriteAsItsRequestIsNotLost() async throws {
        var descriptors: [Int32] = [-1, -1]
        try #require(platform_socket_pair(&descriptors) == 0)
        let launch = try HostLaunch(
            environment: [
                LinkEnvironment.descriptor: "\(descriptors[0])", LinkEnvironment.bundleIdentifier: "org.example.garden",
            ], executable: "/nowhere", usualKind: .app, userID: 0)
        let session = HostSession(service: Garden(), launch: launch)
        let serving = Task { try await session.serve() }

        let hello = try await receiveJSON(on: descriptors[1])
        let parameters: NSDictionary = [
            "protocolVersion": 1, "bundleIdentifier": "org.example.garden", "kind": "app", "pid": Int(getpid()),
        ]
        #expect(hello == ["jsonrpc": "2.0", "id": 1, "method": "app.hello", "params": parameters])
        send(frame(#"{"id":1,"result":{"protocolVersion":1},"jsonrpc":"2.0"}"#), on: descriptors[1])

        let perform =
            #"{"jsonrpc":"2.0","id":"r","method":"intent.perform","params":{"runID":"raw","action":"WaitForCancellation","#
            + #""parameters":{},"context":{"locale":"en","mode":"background","canContinueInForeground":false,"isVoiceOnly":false}}}"#
        let cancel = #"{"jsonrpc":"2.0","method":"run.cancel","params":{"runID":"raw","reason":"timeout"}}"#
        send(frame(perform) + frame(cancel), on: descriptors[1])
        let reply = try await receiveJSON(on: descriptors[1])
        #expect(reply == ["jsonrpc": "2.0", "id": "r", "result": ["cancelled": NSDictionary()]])

        send(frame(#"{"jsonrpc":"2.0","method":"app.terminate","params":{}}"#), on: descriptors[1])
        #expect(try await serving.value == .terminated)
        close(descriptors[1])
    }
}
