import CPlatform
import Foundation
import IntentsLink
import IntentsModel
import Testing

@testable import IntentsHost

@Suite(.timeLimit(.minutes(5)))
struct HostSessionTests {
    /// Serves in a task of its own, as the host's process does, and gives the system's end to a body.
    private func withSession(
        grace: Duration = .seconds(60), _ body: (FakeSystem, HostSession) async throws -> Void
    ) async throws -> HostSession.Departure {
        var descriptors: [Int32] = [-1, -1]
        try #require(platform_socket_pair(&descriptors) == 0)
        let launch = try HostLaunch(
            environment: [
                LinkEnvironment.descriptor: "\(descriptors[0])", LinkEnvironment.bundleIdentifier: "org.example.garden",
                LinkEnvironment.kind: "appIntentsExtension",
            ], executable: "/nowhere", usualKind: .app, userID: 0)
        let session = HostSession(service: Garden(), launch: launch, grace: grace)
        let serving = Task { try await session.serve() }
        let system = FakeSystem(descriptor: descriptors[1])
        try await body(system, session)
        return try await serving.value
    }

    @Test func saysHelloAndLeavesWithItsLink() async throws {
        let departure = try await withSession { system, _ in
            let hello = await system.hello.wait()
            #expect(hello.protocolVersion == 1)
            #expect(hello.bundleIdentifier == "org.example.garden")
            #expect(hello.kind == .appIntentsExtension)
            #expect(hello.pid == getpid())
            system.connection.close(reason: "The daemon ends.")
        }
        #expect(departure == .linkEnded)
    }

    @Test func aRunAsksOverTheLinkInItsScope() async throws {
        _ = try await withSession { system, _ in
            let reply = try await system.connection.send(PerformRequest("Ask", runID: "run-1"))
            let dialog = DialogValue(full: "confirmed(true) in de_DE")
            #expect(reply == .finished(PerformedResult(dialog: dialog)))
            let asked = system.prompts.withLock { $0 }
            #expect(asked.map(\.runID) == ["run-1"])
            #expect(asked.map(\.prompt) == [Prompt(.confirmation, dialog: "Water them?")])
            try system.connection.notify(TerminateNotification())
        }
    }

    @Test func aRunLearnsWhyItCannotComeForward() async throws {
        _ = try await withSession { system, _ in
            await #expect(throws: RunError(.foregroundUnavailable, "No screen for run-2: Look at this.")) {
                try await system.connection.send(PerformRequest("ComeForward", runID: "run-2"))
            }
            try system.connection.notify(TerminateNotification())
        }
    }

    @Test func theInterfaceHearsOfTheFrontOfLinksAndOfTheEnd() async throws {
        let heard = Lock<[String]>([])
        await MainActor.run {
            AppIntentsHost.events.cameToFront = { heard.withLock { $0.append("front") } }
            AppIntentsHost.events.wentBehind = { heard.withLock { $0.append("behind") } }
            AppIntentsHost.events.open = { url in heard.withLock { $0.append(url.absoluteString) } }
            AppIntentsHost.events.leaving = { heard.withLock { $0.append("end") } }
        }
        _ = try await withSession { system, _ in
            _ = try await system.connection.send(ActivateRequest())
            try system.connection.notify(DeactivateNotification())
            while !heard.withLock({ $0.contains("behind") }) { await Task.yield() }
            _ = try await system.connection.send(OpenLinkRequest(link: "garden://roses"))
            await #expect(throws: RunError(.linkRefused, "“” is no URL.")) {
                try await system.connection.send(OpenLinkRequest(link: ""))
            }
            try system.connection.notify(TerminateNotification())
        }
        await MainActor.run { AppIntentsHost.events = HostEvents() }
        let all = heard.withLock { $0 }
        // Other sessions of this process come to the front and end as well.
        #expect(Set(all) == ["front", "behind", "garden://roses", "end"])
    }

    @Test func queriesKnowTheirRunAndLocaleAndWithoutARunAskNobody() async throws {
        _ = try await withSession { system, _ in
            let inRun = EntityRequest(runID: "run-3", entityType: "Plant", selection: .all, locale: "fr")
            #expect(try await system.connection.send(inRun).promptLabel == "run-3 fr confirmed(true)")
            let alone = EntityRequest(entityType: "Plant", selection: .all, locale: "ja")
            #expect(try await system.connection.send(alone).promptLabel == " ja unavailable")
            await #expect(throws: RunError(.entityNotFound, "There is no bed “bed”.", parameter: "bed")) {
                try await system.connection.send(OptionsRequest(action: "Ask", parameter: "bed"))
            }
            #expect(try await system.connection.send(ActivateRequest()) == Done())
            try system.connection.notify(TerminateNotification())
        }
    }

    /// Sends a request, and cancellations until it is answered.
    private func cancelled(_ action: String, runID: String, _ system: FakeSystem) async throws -> PerformReply {
        try await withThrowingTaskGroup(of: PerformReply?.self) { group in
            group.addTask { try await system.connection.send(PerformRequest(action, runID: runID)) }
            group.addTask {
                while !Task.isCancelled {
                    try? system.connection.notify(CancelRunNotification(runID: runID, reason: "userCancelled"))
                    _ = try? await system.connection.send(ActivateRequest())
                }
                return nil
            }
            defer { group.cancelAll() }
            return try await #require(group.next() ?? nil)
        }
    }

    @Test(arguments: ["WaitForCancellation", "FailWhenCancelled"])
    func aCancelledRunIsAnsweredAsCancelled(action: String) async throws {
        _ = try await withSession { system, _ in
            #expect(try await cancelled(action, runID: "cancelled-\(action)", system) == .cancelled)
            try system.connection.notify(TerminateNotification())
        }
    }

    @Test func whatFinishesInSpiteOfItsCancellationIsToldAsItIs() async throws {
        _ = try await withSession { system, _ in
            let reply = try await cancelled("FinishInSpiteOfCancellation", runID: "run-5", system)
            #expect(reply == .finished(PerformedResult(value: .string("done"))))
            try system.connection.notify(TerminateNotification())
        }
    }

    @Test func aCancelledQueryEnds() async throws {
        _ = try await withSession { system, _ in
            var query = EntityRequest(entityType: "Plant", selection: .matching("slow words"))
            query.queryID = "query-1"
            let sent = query
            let reply = Task { try await system.connection.send(sent) }
            await Garden.started.value(for: "slow words")
            try system.connection.notify(CancelQueryNotification(queryID: "another"))
            try system.connection.notify(CancelQueryNotification(queryID: "query-1"))
            await #expect(throws: (any Error).self) { try await reply.value }
            try system.connection.notify(TerminateNotification())
        }
    }

    @Test func cancellingARunThatIsNotThereDoesNothing() async throws {
        _ = try await withSession { system, _ in
            try system.connection.notify(CancelRunNotification(runID: "nobody", reason: "timeout"))
            #expect(try await system.connection.send(ActivateRequest()) == Done())
            try system.connection.notify(TerminateNotification())
        }
    }

    @Test func terminationLetsARunningRunEndAndSendItsReply() async throws {
        let departure = try await withSession { system, _ in
            let reply = Task { try await system.connection.send(PerformRequest("WaitForCancellation", runID: "run-6")) }
            await Garden.started.value(for: "run-6")
            try system.connection.notify(TerminateNotification())
            try system.connection.notify(CancelRunNotification(runID: "run-6", reason: "timeout"))
            #expect(try await reply.value == .cancelled)
        }
        #expect(departure == .terminated)
    }

    @Test func aRunThatOutlivesTheGraceIsLeft() async throws {
        let departure = try await withSession(grace: .milliseconds(1)) { system, session in
            let reply = Task { try await system.connection.send(PerformRequest("WaitForCancellation", runID: "run-7")) }
            await Garden.started.value(for: "run-7")
            session.leave(.signalled)
            await #expect(throws: LinkError("The other side closed the connection.")) { try await reply.value }
        }
        #expect(departure == .signalled)
    }

    @Test func aRunIsCancelledWithTheLinkThatWantedIt() async throws {
        let departure = try await withSession { system, _ in
            let reply = Task { try await system.connection.send(PerformRequest("WaitForCancellation", runID: "run-8")) }
            await Garden.started.value(for: "run-8")
            system.connection.close(reason: "The daemon ends.")
            await #expect(throws: LinkError("The daemon ends.")) { try await reply.value }
        }
        // The grace is long, so the session has ended only because the run has.
        #expect(departure == .linkEnded)
    }

    @Test func aRefusedHelloIsAFailureWithTheSystemsReason() async throws {
        var descriptors: [Int32] = [-1, -1]
        try #require(platform_socket_pair(&descriptors) == 0)
        let launch = try HostLaunch(
            environment: [LinkEnvironment.descriptor: "\(descriptors[0])"], executable: "/nowhere", usualKind: .app,
            userID: 0)
        var handlers = LinkHandlers()
        handlers.onRequest(HelloRequest.self) { _, _ in
            throw RunError(.notFound, "org.example.garden is not installed.")
        }
        let system = LinkConnection(descriptor: descriptors[1], handlers: handlers)
        system.start()
        let failure = HostFailure(
            .unavailable, "The intents daemon does not accept this program: org.example.garden is not installed.")
        await #expect(throws: failure) { try await HostSession(service: Garden(), launch: launch).serve() }
        _ = await system.waitUntilClosed()
    }

    @Test func aSystemOfAnotherVersionIsAFailure() async throws {
        var descriptors: [Int32] = [-1, -1]
        try #require(platform_socket_pair(&descriptors) == 0)
        let launch = try HostLaunch(
            environment: [LinkEnvironment.descriptor: "\(descriptors[0])"], executable: "/nowhere", usualKind: .app,
            userID: 0)
        let system = FakeSystem(descriptor: descriptors[1], protocolVersion: 9)
        let failure = HostFailure(
            .unavailable,
            "The intents daemon does not accept this program: The other side speaks version 9 of the link, and this side version 1: rebuild and reinstall the older of the two."
        )
        await #expect(throws: failure) { try await HostSession(service: Garden(), launch: launch).serve() }
        _ = await system.connection.waitUntilClosed()
    }
}
