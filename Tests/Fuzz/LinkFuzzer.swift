import CPlatform
import FoundationEssentials
import Glibc
import IntentsModel

@testable import IntentsLink

/// What libFuzzer calls with every input: as a stream of frames, as a message, and as each kind of document that crosses the
/// link. Whatever comes must be read or refused with an error; a trap, an overflow or a value that changes on its way back is
/// a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func checkInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let input = UnsafeRawBufferPointer(start: bytes, count: count)
    readFrames(of: input)
    let document = Data(input)
    guard (try? Peer.limits.check(document.bytes)) != nil else { return 0 }
    Peer.shared.receive(document)
    checkWayBack(IntentValue.self, document)
    checkWayBack(ViewNode.self, document)
    checkWayBack(Prompt.self, document)
    checkWayBack(RunReport.self, document)
    return 0
}

/// Cuts the input into frames, handed over in pieces as a socket does: a byte, two, three and so on.
private func readFrames(of input: UnsafeRawBufferPointer) {
    var reader = FrameReader(limits: Peer.limits)
    var rest = input[...]
    var piece = 0
    do {
        while let frame = try reader.next(receive: { room in
            piece += 1
            let taken = rest.prefix(min(piece, room.count))
            room.copyBytes(from: taken)
            rest = rest.dropFirst(taken.count)
            return taken.count
        }) {
            try Peer.limits.check(frame.bytes)
            Peer.shared.receive(frame)
        }
    } catch {}  // Refused, as it should be.
}

/// Decodes a document; what was understood must survive being sent again.
private func checkWayBack<Document: Codable>(_ type: Document.Type, _ json: Data) {
    guard let document = try? JSONDecoder().decode(type, from: json) else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
        let sent = try encoder.encode(document)
        let received = try encoder.encode(JSONDecoder().decode(type, from: sent))
        // Encodings are compared, as a NaN is not equal to itself.
        precondition(sent == received, "\(type) came back as \(String(decoding: received, as: UTF8.self))")
    } catch {
        preconditionFailure("\(type) was read and cannot be sent: \(error)")
    }
}

/// A connection with the handlers of both sides, whose messages come from the fuzzer instead of its socket.
private final class Peer: Sendable {
    static let limits = LinkLimits(frameBytes: 1 << 20)
    static let shared = Peer()

    private let connection: LinkConnection

    private init() {
        var descriptors: [Int32] = [0, 0]
        precondition(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &descriptors) == 0, "no socket pair")
        var handlers = LinkHandlers()
        handlers.accept(PerformRequest.self)
        handlers.accept(EntityRequest.self)
        handlers.accept(OptionsRequest.self)
        handlers.accept(AskRequest.self)
        handlers.accept(HelloRequest.self)
        handlers.accept(ClientHelloRequest.self)
        handlers.accept(RunRequest.self)
        handlers.accept(FindEntitiesRequest.self)
        handlers.accept(ShowRequest.self)
        handlers.onNotification(CancelRunNotification.self) { _, _ in }
        connection = LinkConnection(descriptor: descriptors[0], handlers: handlers, limits: Self.limits)
    }

    func receive(_ json: Data) {
        switch try? JSONDecoder().decode(IncomingMessage.self, from: json, configuration: connection) {
        case .request(_, _, let token, _): connection.finishAnswer(token)
        case .refused(let id, let error):
            precondition(LinkCoding.errorFrame(id: id, error, limits: Self.limits) != nil, "a refusal cannot be sent")
        case .handled(let action): action()
        case nil: break
        }
    }
}

extension LinkHandlers {
    /// Takes requests of a type; nobody lets them be performed.
    fileprivate mutating func accept<Request: LinkRequest>(_ type: Request.Type) {
        onRequest(type) { _, _ in throw CancellationError() }
    }
}
