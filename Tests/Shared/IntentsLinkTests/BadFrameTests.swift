import Foundation
import IntentsLink
import IntentsModel
import Testing

/// What a peer may send by mistake or on purpose ends its own connection, with a reason, and nothing else.
@Suite(.timeLimit(.minutes(5)))
struct BadFrameTests {
    /// Sends bytes to a fresh connection, and the end of the stream behind them.
    private func reasonOfTheEnd(after bytes: [UInt8], limits: LinkLimits = .init()) async throws -> LinkError {
        let peer = try RawPeer(limits: limits)
        peer.send(bytes)
        peer.endSending()
        return await peer.connection.waitUntilClosed()
    }

    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var bytes: [UInt8]
        var reason: String

        init(_ name: String, _ bytes: [UInt8], _ reason: String) {
            testDescription = name
            self.bytes = bytes
            self.reason = reason
        }

        init(_ name: String, json: String, _ reason: String) { self.init(name, RawPeer.frame(json), reason) }
    }

    static let cases = [
        Case("nothing", [], "The other side closed the connection."),
        Case("cut in the length", [0, 0], "The connection ended in the middle of a frame."),
        Case(
            "cut in the text", Array(RawPeer.frame("{}").dropLast()), "The connection ended in the middle of a frame."),
        Case("empty", [0, 0, 0, 0], "A frame is empty."),
        Case(
            "oversized", [255, 255, 255, 255, 1],
            "A message of 4294967295 bytes is more than the link carries at once (16777216)."),
        Case("not JSON", json: "hello", "A message is not JSON."),
        Case("binary", RawPeer.frame([0xff, 0xfe, 0x00, 0x80, 0xc0]), "A message is not JSON."),
        Case("open object", json: #"{"jsonrpc":"2.0""#, "A message is not JSON."),
        Case("two documents", json: "{}{}", "A message is not JSON."),
        Case(
            "nested arrays", json: String(repeating: "[", count: 10_000),
            "A message is nested more than 256 levels deep."),
        Case(
            "nested objects",
            json: String(repeating: #"{"a":"#, count: 10_000) + "1" + String(repeating: "}", count: 10_000),
            "A message is nested more than 256 levels deep."),
        Case("a list", json: "[1,2]", "A message is not a JSON object."),
        Case("a number", json: "7", "A message is not a JSON object."),
        Case(
            "no version", json: #"{"id":1,"method":"test.echo"}"#,
            "A message is not JSON-RPC 2.0: “jsonrpc” is missing."),
        Case(
            "another version", json: #"{"jsonrpc":"1.0","id":1,"method":"test.echo"}"#,
            "A message is not JSON-RPC 2.0: “jsonrpc” is “1.0”."),
        Case(
            "nothing to do", json: #"{"jsonrpc":"2.0","id":1}"#,
            "A message has neither “method” nor “result” nor “error”."),
        Case(
            "method of another type", json: #"{"jsonrpc":"2.0","method":7}"#,
            "A message has a “method” that is not a text."),
        Case(
            "id of another type", json: #"{"jsonrpc":"2.0","id":[],"method":"test.echo"}"#,
            "A request has an “id” that is neither a number nor a text."),
        Case(
            "reply to nothing", json: #"{"jsonrpc":"2.0","id":12,"result":{}}"#,
            "A reply came for a request that was never sent: 12."),
        Case("reply without id", json: #"{"jsonrpc":"2.0","result":{}}"#, "A reply has no “id”."),
        Case(
            "complaint", json: #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"What?"}}"#,
            "The other side refused a message: What?"),
    ]

    @Test(arguments: cases)
    func endsItsConnectionWithAReason(_ badFrame: Case) async throws {
        #expect(try await reasonOfTheEnd(after: badFrame.bytes) == LinkError(badFrame.reason))
    }

    @Test func theSenderIsToldWhatWasWrong() async throws {
        let peer = try RawPeer()
        peer.send(RawPeer.frame("hello"))
        let expected: NSDictionary = [
            "jsonrpc": "2.0", "id": NSNull(),
            "error": ["code": -32600, "message": "A message is not JSON."] as NSDictionary,
        ]
        #expect(try await peer.receive() == expected)
        #expect(try await peer.receive() == nil)
    }

    @Test func othersGoOn() async throws {
        let pair = try ConnectionPair()
        #expect(try await reasonOfTheEnd(after: RawPeer.frame("hello")) == LinkError("A message is not JSON."))
        #expect(try await pair.near.send(EchoRequest(text: "undisturbed")).text == "undisturbed")
        pair.close()
    }

    @Test func requestsFromAnyLanguageAreAnswered() async throws {
        let peer = try RawPeer()
        peer.send(
            RawPeer.frame(
                #"{ "params": {"text": "a/b", "more": [1]}, "id": "x-1", "method": "test.echo", "jsonrpc": "2.0" }"#))
        let result: NSDictionary = ["text": "a/b"]
        #expect(try await peer.receive() == ["jsonrpc": "2.0", "id": "x-1", "result": result])
        // A notification that nobody handles, or that is not understood, is passed over.
        peer.send(RawPeer.frame(#"{"jsonrpc":"2.0","method":"test.nobody"}"#))
        peer.send(RawPeer.frame(#"{"jsonrpc":"2.0","method":"test.count","params":{"number":"many"}}"#))
        peer.send(RawPeer.frame(#"{"jsonrpc":"2.0","id":2,"method":"test.echo","params":{"text":""}}"#))
        let empty: NSDictionary = ["text": ""]
        #expect(try await peer.receive() == ["jsonrpc": "2.0", "id": 2, "result": empty])
    }

    @Test func bracketsInTextsAreNoNesting() async throws {
        let pair = try ConnectionPair()
        let text = String(repeating: "[{\"\\", count: 1000)
        #expect(try await pair.near.send(EchoRequest(text: text)).text == text)
        pair.close()
    }

    @Test func aFrameMayArriveByteByByte() async throws {
        let peer = try RawPeer()
        for byte in RawPeer.frame(#"{"jsonrpc":"2.0","id":1,"method":"test.echo","params":{"text":"slow"}}"#) {
            peer.send([byte])
        }
        let result: NSDictionary = ["text": "slow"]
        #expect(try await peer.receive() == ["jsonrpc": "2.0", "id": 1, "result": result])
    }

    /// Valid frames with a few bytes changed, cut out, doubled or made up: whatever comes of it, the connection ends with one
    /// of its reasons or goes on, and the process lives.
    @Test func thousandsOfDamagedFramesHarmNothing() async throws {
        let originals = [
            #"{"jsonrpc":"2.0","id":1,"method":"test.echo","params":{"text":"é🏔️ []{}\\\""}}"#,
            #"{"jsonrpc":"2.0","method":"test.count","params":{"number":-1.5e300}}"#,
            #"{"jsonrpc":"2.0","id":1,"result":{"text":["a",{"b":[null,true,false]}]}}"#,
            #"{"jsonrpc":"2.0","id":"é","error":{"code":1,"message":"m","data":{"code":"threw","message":"x"}}}"#,
        ].map(RawPeer.frame)
        var random = FixedRandom(seed: 0x0a11_1e27)
        for round in 0..<4000 {
            var bytes = originals[round % originals.count]
            for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&bytes, using: &random) }
            let reason = try await reasonOfTheEnd(after: bytes, limits: LinkLimits(frameBytes: 1 << 16))
            #expect(!reason.message.isEmpty)
        }
        let pair = try ConnectionPair()
        #expect(try await pair.near.send(EchoRequest(text: "alive")).text == "alive")
        pair.close()
    }

    private func damage(_ bytes: inout [UInt8], using random: inout FixedRandom) {
        guard !bytes.isEmpty else { return }
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(place...)
        case 2: bytes.insert(contentsOf: bytes[..<place], at: place)
        default: bytes.insert(contentsOf: Array(#"[{":,e\"#.utf8).shuffled(using: &random), at: place)
        }
    }
}

/// The same numbers on every run (SplitMix64).
private struct FixedRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
