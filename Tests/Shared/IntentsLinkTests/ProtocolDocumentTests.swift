import Foundation
import IntentsLink
import IntentsModel
import Testing

/// `docs/link-protocol.md` is what programs in other languages are written from: its examples are read as our messages.
struct ProtocolDocumentTests {
    /// How to read the parts of the messages of one method.
    private struct Method: Sendable {
        var readParameters: @Sendable (Data) throws -> Void
        var readReply: (@Sendable (Data) throws -> Void)?
    }

    private struct Message<Part: Decodable>: Decodable {
        var params: Part?
        var result: Part?
    }

    private static func request<Request: LinkRequest>(_ type: Request.Type) -> (String, Method) {
        let method = Method(
            readParameters: { _ = try #require(try JSONDecoder().decode(Message<Request>.self, from: $0).params) },
            readReply: { _ = try #require(try JSONDecoder().decode(Message<Request.Reply>.self, from: $0).result) })
        return (Request.method, method)
    }

    private static func notification<Notification: LinkNotification>(_ type: Notification.Type) -> (String, Method) {
        let method = Method(
            readParameters: { _ = try #require(try JSONDecoder().decode(Message<Notification>.self, from: $0).params) })
        return (Notification.method, method)
    }

    private static let methods = Dictionary(uniqueKeysWithValues: [
        request(PerformRequest.self), request(EntityRequest.self), request(OptionsRequest.self),
        request(ActivateRequest.self), request(OpenLinkRequest.self), notification(DeactivateNotification.self),
        notification(TerminateNotification.self),
        notification(CancelRunNotification.self), notification(CancelQueryNotification.self),
        request(HelloRequest.self), request(AskRequest.self), request(ContinueInForegroundRequest.self),
        notification(ShortcutParametersChanged.self), request(InstallRequest.self), request(UninstallRequest.self),
        request(ListAppsRequest.self), request(ListActionsRequest.self), request(ShowRequest.self),
        request(RunRequest.self), request(SayRequest.self), request(SearchRequest.self),
        request(FindEntitiesRequest.self), request(OpenAppRequest.self), request(LogRequest.self),
        request(ExplainRequest.self), request(DoctorRequest.self), request(ClientHelloRequest.self),
        request(LockSessionRequest.self), request(StopDaemonRequest.self), request(FollowRunsRequest.self),
        notification(RunEventNotification.self), notification(ProgressNotification.self), request(UndoRequest.self),
        request(UndoRunRequest.self), request(DonateRequest.self), request(DeleteDonationsRequest.self),
        request(RelevantIntentsRequest.self), request(RelevantEntitiesRequest.self), request(ListDonationsRequest.self),
        request(SearchIndexRequest.self), request(ListIndexRequest.self),
        request(IndexRefresh.self), request(RefreshIndexRequest.self),
    ])

    private func document() throws -> String {
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { path, _ in path.deletingLastPathComponent() }
        return try String(contentsOf: root.appendingPathComponent("docs/link-protocol.md"), encoding: .utf8)
    }

    /// The lines of all blocks of JSON, each a message.
    private func examples() throws -> [String] {
        var isJSON = false
        return try document().split(separator: "\n").compactMap { line in
            if line.hasPrefix("```") { isJSON = line == "```json" }
            return isJSON && line.hasPrefix("{") ? String(line) : nil
        }
    }

    @Test func everyExampleIsAMessageOfItsMethod() throws {
        var last = ""
        var seen: Set<String> = []
        for example in try examples() {
            let data = Data(example.utf8)
            let message = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any], "\(example)")
            #expect(message["jsonrpc"] as? String == "2.0")
            if let name = message["method"] as? String {
                let method = try #require(Self.methods[name], "\(name) is not a method of ours.")
                #expect(throws: Never.self, "\(example)") { try method.readParameters(data) }
                last = name
                seen.insert(name)
            } else if message["result"] != nil {
                let read = try #require(Self.methods[last]?.readReply, "\(last) has no reply.")
                #expect(throws: Never.self, "\(example)") { try read(data) }
            } else {
                #expect(message["error"] != nil)
            }
        }
        #expect(seen == Set(Self.methods.keys))
    }

    @Test func theLimitsAreTheOnesInForce() throws {
        let limits = LinkLimits()
        let text = try document()
        #expect(text.contains("| bytes of a message | \(limits.frameBytes >> 20) MiB |"))
        #expect(text.contains("| nesting of objects and arrays | \(limits.nesting) |"))
        #expect(text.contains("per direction | \(limits.concurrentRequests) |"))
        #expect(text.contains("does not read | \(limits.waitingBytes >> 20) MiB |"))
        #expect(limits.messagesPerSecond == 50_000 && text.contains("| messages read in a second | 50,000 |"))
    }

    @Test func theEnvironmentIsTheOneInForce() throws {
        let text = try document()
        for name in [
            LinkEnvironment.descriptor, LinkEnvironment.bundleIdentifier, LinkEnvironment.bundlePath,
            LinkEnvironment.container, LinkEnvironment.kind,
        ] { #expect(text.contains("| `\(name)` |")) }
    }
}
