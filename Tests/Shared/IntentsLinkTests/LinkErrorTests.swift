import Foundation
import IntentsLink
import IntentsModel
import Testing

@Suite(.timeLimit(.minutes(5)))
struct LinkErrorTests {
    @Test func aRunErrorCrossesWhole() async throws {
        let pair = try ConnectionPair()
        await #expect(
            throws: RunError(.entityNotFound, "No such landmark.", parameter: "landmark", cause: "query")
        ) { try await pair.near.send(FailRequest(how: "run")) }
        pair.close()
    }

    @Test func aCancelledHandlerIsACancelledRun() async throws {
        let pair = try ConnectionPair()
        await #expect(throws: RunError(.cancelled, "The request “test.fail” was cancelled.")) {
            try await pair.near.send(FailRequest(how: "cancel"))
        }
        pair.close()
    }

    @Test func anyOtherErrorCrossesAsItsDescription() async throws {
        let pair = try ConnectionPair()
        await #expect(throws: LinkError("The request “test.fail” failed: it broke", code: -32603)) {
            try await pair.near.send(FailRequest(how: "other"))
        }
        pair.close()
    }

    @Test func anUnknownMethodIsAnErrorAndTheConnectionGoesOn() async throws {
        let pair = try ConnectionPair()
        await #expect(throws: LinkError("There is no method “test.unknown” here.", code: -32601)) {
            try await pair.near.send(UnknownRequest())
        }
        #expect(try await pair.near.send(EchoRequest(text: "still here")).text == "still here")
        pair.close()
    }

    @Test func parametersOfTheWrongShapeAreAnErrorAndTheConnectionGoesOn() async throws {
        struct WrongEcho: LinkRequest {
            typealias Reply = Done
            static let method = EchoRequest.method
            var words: [String]
        }
        let pair = try ConnectionPair()
        await #expect(
            throws: LinkError(
                "The parameters of “test.echo” were not understood: params: “text” is missing.", code: -32602)
        ) { try await pair.near.send(WrongEcho(words: [])) }
        #expect(try await pair.near.send(EchoRequest(text: "still here")).text == "still here")
        pair.close()
    }

    @Test func aReplyOfTheWrongShapeFailsItsRequestOnly() async throws {
        struct CountingEcho: LinkRequest {
            struct Reply: Codable { var text: Int }
            static let method = EchoRequest.method
            var text: String
        }
        let pair = try ConnectionPair()
        let error = await #expect(throws: LinkError.self) {
            _ = try await pair.near.send(CountingEcho(text: "three"))
        }
        #expect(error?.message.hasPrefix("The reply to “test.echo” was not understood: result.text: ") == true)
        #expect(try await pair.near.send(EchoRequest(text: "still here")).text == "still here")
        pair.close()
    }

    @Test func pendingRequestsFailWithTheReasonOfTheEnd() async throws {
        let started = Signal<Void>()
        let wasCancelled = Signal<Bool>()
        var handlers = LinkHandlers()
        handlers.onRequest(WaitRequest.self) { _, _ in
            await started.set(())
            try? await Task.sleep(for: .seconds(3600))
            await wasCancelled.set(Task.isCancelled)
            return Done()
        }
        let pair = try ConnectionPair(far: handlers)
        let waiting = Task { try await pair.near.send(WaitRequest()) }
        await started.wait()
        pair.near.close(reason: "The app was uninstalled.")
        await #expect(throws: LinkError("The app was uninstalled.")) { try await waiting.value }
        #expect(await pair.near.waitUntilClosed() == LinkError("The app was uninstalled."))
        #expect(await pair.far.waitUntilClosed() == LinkError("The other side closed the connection."))
        #expect(await wasCancelled.wait())
    }

    @Test func aClosedConnectionRefusesWhatComesLater() async throws {
        let pair = try ConnectionPair()
        pair.near.close(reason: "Enough.")
        pair.near.close(reason: "A second reason comes too late.")
        await #expect(throws: LinkError("Enough.")) { try await pair.near.send(EchoRequest(text: "")) }
        #expect(throws: LinkError("Enough.")) { try pair.near.notify(CountNotification(number: 1)) }
        _ = await pair.far.waitUntilClosed()
    }

    @Test func aCancelledSendEndsAtOnceAndItsLateReplyIsPassedOver() async throws {
        let started = Signal<Void>()
        let mayAnswer = Signal<Void>()
        var handlers = LinkHandlers.test()
        handlers.onRequest(WaitRequest.self) { _, _ in
            await started.set(())
            await mayAnswer.wait()
            return Done()
        }
        let pair = try ConnectionPair(far: handlers)
        let waiting = Task { try await pair.near.send(WaitRequest()) }
        await started.wait()
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        await mayAnswer.set(())
        #expect(try await pair.near.send(EchoRequest(text: "on")).text == "on")
        pair.close()
    }

    @Test func aSendInACancelledTaskFailsAtOnce() async throws {
        let pair = try ConnectionPair()
        let sending = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await pair.near.send(EchoRequest(text: ""))
        }
        await #expect(throws: CancellationError.self) { try await sending.value }
        pair.close()
    }

    @Test func anUnstartedConnectionCanBeClosed() async throws {
        let (near, far) = try socketPair()
        let connection = LinkConnection(descriptor: near, handlers: LinkHandlers())
        connection.close(reason: "Not needed.")
        #expect(await connection.waitUntilClosed() == LinkError("Not needed."))
        var byte: UInt8 = 0
        #expect(read(far, &byte, 1) == 0)
        close(far)
    }

    @Test func waitingForTheEndCanBeCancelled() async throws {
        let pair = try ConnectionPair()
        let waiting = Task { await pair.near.waitUntilClosed() }
        waiting.cancel()
        #expect(await waiting.value == LinkError("Waiting for the end of the connection was cancelled."))
        pair.close()
    }
}
