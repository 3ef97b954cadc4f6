import Foundation
import IntentsLink
import IntentsModel
import Testing

/// What a connection holds, and gives back.
@Suite(.timeLimit(.minutes(5)))
struct LinkResourceTests {
    /// How many descriptors or threads this process has.
    private static func count(_ kind: String) -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/\(kind)").count) ?? 0
    }

    /// In a process of its own, where no other test opens or closes anything.
    @Test func endedConnectionsLeaveNoDescriptorAndNoThread() async {
        await #expect(processExitsWith: .success) {
            let warmUp = try ConnectionPair()
            _ = try await warmUp.near.send(EchoRequest(text: ""))
            let descriptors = Self.count("fd") - 2
            for _ in 0..<200 {
                let pair = try ConnectionPair()
                _ = try await pair.near.send(EchoRequest(text: "one"))
                pair.near.close(reason: "done")
                _ = await pair.far.waitUntilClosed()
                // Never started, and dropped.
                let (near, far) = try socketPair()
                _ = LinkConnection(descriptor: near, handlers: LinkHandlers())
                close(far)
            }
            warmUp.close()
            // A reading thread closes its descriptor and ends a moment after its connection.
            while Self.count("fd") > descriptors || Self.count("task") > 20 { await Task.yield() }
        }
    }

    @Test func aPeerThatDoesNotReadIsGivenUp() async throws {
        let peer = try RawPeer(limits: LinkLimits(waitingBytes: 100_000))
        let text = String(repeating: "x", count: 10_000)
        let error = #expect(throws: LinkError.self) {
            for _ in 0..<1000 { try peer.connection.notify(TextNotification(text: text)) }
        }
        #expect(error?.message.hasPrefix("The other side does not read: ") == true)
        #expect(await peer.connection.waitUntilClosed() == error)
    }

    @Test func valuesMayBeNestedAsDeepAsTheLimitAllows() async throws {
        func nested(_ depth: Int) -> IntentValue { depth == 0 ? .int(1) : .array([nested(depth - 1)]) }
        var handlers = LinkHandlers()
        handlers.onRequest(ValueRequest.self) { request, _ in request }
        let pair = try ConnectionPair(far: handlers)
        #expect(try await pair.near.send(ValueRequest(value: nested(125))).value == nested(125))
        await #expect(throws: LinkError("A message is nested more than 256 levels deep.")) {
            try await pair.near.send(ValueRequest(value: nested(130)))
        }
        #expect(try await pair.near.send(ValueRequest(value: nested(1))).value == nested(1))
        pair.close()
    }

    @Test("KP-54: a reply beyond the limits is an error of its request, and the connection goes on")
    func aReplyBeyondTheLimitsIsAnErrorOfItsRequest() async throws {
        var handlers = LinkHandlers.test()
        handlers.onRequest(BounceRequest.self) { _, _ in .init(text: String(repeating: "x", count: 2000)) }
        let pair = try ConnectionPair(far: handlers, limits: LinkLimits(frameBytes: 1000))
        await #expect(
            throws: RunError(
                .badOutput,
                "The reply to “test.bounce” cannot be sent: A message of 2045 bytes is more than the link carries at once (1000)."
            )
        ) { try await pair.near.send(BounceRequest(text: "")) }
        #expect(try await pair.near.send(EchoRequest(text: "on")).text == "on")
        pair.close()
    }
}

private struct TextNotification: LinkNotification {
    static let method = "test.text"
    var text: String
}

private struct ValueRequest: LinkRequest {
    typealias Reply = ValueRequest
    static let method = "test.value"
    var value: IntentValue
}
