import CPlatform
import Foundation
import IntentsLink
import Testing

/// The other end of a connection as plain bytes, the way a program in another language has it.
final class RawPeer: Sendable {
    let connection: LinkConnection
    private let descriptor: Int32

    init(handlers: LinkHandlers = .test(), limits: LinkLimits = .init()) throws {
        let descriptors = try socketPair()
        descriptor = descriptors.0
        connection = LinkConnection(descriptor: descriptors.1, handlers: handlers, limits: limits)
        connection.start()
    }

    deinit { close(descriptor) }

    static func frame(_ json: String) -> [UInt8] { frame(Array(json.utf8)) }

    static func frame(_ bytes: [UInt8]) -> [UInt8] {
        withUnsafeBytes(of: UInt32(bytes.count).bigEndian) { Array($0) } + bytes
    }

    /// Sends bytes; the connection may have ended, as that is what most tests want.
    func send(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                platform_send(descriptor, $0.baseAddress.unsafelyUnwrapped, $0.count, nil, 0, true)
            }
            guard count > 0 else { return }
            sent += count
        }
    }

    func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Waits for the next message, away from the threads that the other side's tasks need; nil at the end of the stream.
    func receive() async throws -> NSDictionary? {
        let json: Data? = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: self.receiveFrame()) }
        }
        return try json.map { try #require(JSONSerialization.jsonObject(with: $0) as? NSDictionary) }
    }

    private func receiveFrame() -> Data? {
        guard let header = receive(4) else { return nil }
        return receive(header.reduce(0) { $0 << 8 | Int($1) }).map { Data($0) }
    }

    private func receive(_ count: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        while bytes.count < count {
            var byte: UInt8 = 0
            guard read(descriptor, &byte, 1) == 1 else { return nil }
            bytes.append(byte)
        }
        return bytes
    }
}
