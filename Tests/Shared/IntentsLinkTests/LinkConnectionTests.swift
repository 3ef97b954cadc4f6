import Foundation
import IntentsLink
import IntentsModel
import Testing

@Suite(.timeLimit(.minutes(5)))
struct LinkConnectionTests {
    @Test func aRequestIsAnsweredWithItsTypedReply() async throws {
        let pair = try ConnectionPair()
        #expect(try await pair.near.send(EchoRequest(text: "héllo 🏔️ مرحبا")) == .init(text: "héllo 🏔️ مرحبا"))
        #expect(try await pair.far.send(EchoRequest(text: "")) == .init(text: ""))
        pair.close()
    }

    @Test func megabytesCrossInBothDirectionsWhileBothSidesWrite() async throws {
        let pair = try ConnectionPair()
        let text = String(repeating: "0123456789", count: 150_000)
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for connection in [pair.near, pair.far, pair.near, pair.far, pair.near, pair.far] {
                group.addTask { try await connection.send(EchoRequest(text: text)).text == text }
            }
            for try await isSame in group { #expect(isSame) }
        }
        pair.close()
    }

    @Test func concurrentRequestsInBothDirectionsGetTheirOwnReplies() async throws {
        let pair = try ConnectionPair()
        try await withThrowingTaskGroup(of: (String, String).self) { group in
            for number in 0..<400 {
                let connection = number.isMultiple(of: 2) ? pair.near : pair.far
                group.addTask { ("\(number)!", try await connection.send(BounceRequest(text: "\(number)")).text) }
            }
            for try await (expected, received) in group { #expect(expected == received) }
        }
        pair.close()
    }

    @Test func notificationsArriveInTheOrderTheyWereSent() async throws {
        let received = Lock<[Int]>([])
        let isComplete = Signal<Void>()
        var handlers = LinkHandlers()
        handlers.onNotification(CountNotification.self) { notification, _ in
            received.withLock { $0.append(notification.number) }
            // A signal for the waiting test, which has no other way to hear of the last notification.
            if notification.number == 4999 { Task { await isComplete.set(()) } }
        }
        let pair = try ConnectionPair(far: handlers)
        for number in 0..<5000 { try pair.near.notify(CountNotification(number: number)) }
        await isComplete.wait()
        #expect(received.withLock { $0 } == Array(0..<5000))
        pair.close()
    }

    @Test func aRequestIsReportedInOrderBeforeTheNotificationBehindIt() async throws {
        let order = Lock<[String]>([])
        var handlers = LinkHandlers()
        handlers.onRequest(
            EchoRequest.self, received: { request, _ in order.withLock { $0.append("request " + request.text) } }
        ) { request, _ in .init(text: request.text) }
        handlers.onNotification(CountNotification.self) { notification, _ in
            order.withLock { $0.append("notification \(notification.number)") }
        }
        let pair = try ConnectionPair(far: handlers)
        for number in 0..<50 {
            async let reply = pair.near.send(EchoRequest(text: "\(number)"))
            _ = try await reply
            try pair.near.notify(CountNotification(number: number))
        }
        _ = try await pair.near.send(EchoRequest(text: "last"))
        let expected = (0..<50).flatMap { ["request \($0)", "notification \($0)"] } + ["request last"]
        #expect(order.withLock { $0 } == expected)
        pair.close()
    }

    @Test func aFloodIsReadMoreSlowlyButLosesNothing() async throws {
        let pair = try ConnectionPair(limits: LinkLimits(messagesPerSecond: 40))
        for number in 0..<50 { #expect(try await pair.near.send(EchoRequest(text: "\(number)")).text == "\(number)") }
        pair.close()
    }

    @Test func aMessageBeyondALimitIsRefusedBeforeItIsSentAndTheConnectionGoesOn() async throws {
        let pair = try ConnectionPair(limits: LinkLimits(frameBytes: 1000, nesting: 4))
        let large = String(repeating: "x", count: 2000)
        await #expect(throws: LinkError("A message of 2066 bytes is more than the link carries at once (1000).")) {
            try await pair.near.send(EchoRequest(text: large))
        }
        #expect(try await pair.near.send(EchoRequest(text: "small")).text == "small")
        pair.close()
    }

    @Test func moreRequestsThanTheLimitAreRefused() async throws {
        let started = Signal<Void>()
        var handlers = LinkHandlers.test()
        handlers.onRequest(WaitRequest.self) { _, _ in
            await started.set(())
            try await Task.sleep(for: .seconds(3600))
            return Done()
        }
        let pair = try ConnectionPair(far: handlers, limits: LinkLimits(concurrentRequests: 1))
        let waiting = Task { try await pair.near.send(WaitRequest()) }
        await started.wait()
        await #expect(
            throws: LinkError("Too many requests wait for their replies (the limit is 1): wait for some of them.")
        ) { try await pair.near.send(EchoRequest(text: "")) }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        // The place is free on this side; the other side still answers the first request.
        await #expect(
            throws: LinkError(
                "Too many requests are being answered (the limit is 1): wait for some of them.", code: -32001)
        ) { try await pair.near.send(EchoRequest(text: "")) }
        pair.close()
    }
}
