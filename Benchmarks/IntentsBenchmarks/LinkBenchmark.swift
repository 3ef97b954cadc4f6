import Foundation
import IntentsLink
import IntentsModel

/// An empty intent from the daemon's side of the link to a running app, against an echo of the same JSON.
struct LinkBenchmark {
    static let rounds = 10
    static let callsPerRound = 500

    func run() async throws -> [Figure] {
        let app = try await MeasuredApp()
        let blocking = ChildProcess(role: "blocking-echo", environment: [:])
        let asynchronous = ChildProcess(role: "async-echo", environment: [:])
        let caller = AsyncEchoCaller(descriptor: asynchronous.descriptor)
        Thread.detachNewThread { caller.readReplies() }

        var intents = Samples()
        var blockingEchoes = Samples()
        var asyncEchoes = Samples()
        // The kinds take turns, so that a slow moment of the machine falls on all of them.
        for round in 0...Self.rounds {
            let isWarmUp = round == 0
            for call in 0..<Self.callsPerRound {
                let request = PerformRequest(
                    runID: "bench-\(round)-\(call)", action: "EmptyIntent", parameters: [:], context: RunContext())
                let first = try await measure { _ = try await app.connection.send(request) }
                let echo = EchoRequest(id: round * Self.callsPerRound + call, params: request)
                let second = try measureBlocking { try echoBlocking(echo, over: blocking.descriptor) }
                let third = try await measure { _ = try await caller.call(echo) }
                guard !isWarmUp else { continue }
                intents.add(first)
                blockingEchoes.add(second)
                asyncEchoes.add(third)
            }
        }
        app.end()
        blocking.end()
        asynchronous.end()
        return [
            Figure(name: "blocking echo of the same JSON", value: rounded(blockingEchoes.median, "µs")),
            Figure(name: "asynchronous echo of the same JSON", value: rounded(asyncEchoes.median, "µs")),
            Figure(
                name: "empty intent, daemon→app, against the blocking echo", value: rounded(intents.median, "µs"),
                ratio: intents.median / blockingEchoes.median, limit: 3),
            Figure(
                name: "empty intent, daemon→app, against the asynchronous echo", value: rounded(intents.median, "µs"),
                ratio: intents.median / asyncEchoes.median, limit: 1.5),
        ]
    }

    private func measure(_ body: () async throws -> Void) async rethrows -> Duration {
        try await ContinuousClock().measure(body)
    }

    private func measureBlocking(_ body: () throws -> Void) rethrows -> Duration {
        try ContinuousClock().measure(body)
    }

    private func echoBlocking(_ request: EchoRequest, over descriptor: Int32) throws {
        let frames = BlockingFrames(descriptor: descriptor)
        frames.write(try JSONEncoder().encode(request))
        guard let body = frames.read() else { throw LinkError("The echo ended.") }
        _ = try JSONDecoder().decode(EchoReply.self, from: body)
    }
}

/// This program as a running app, and the system's side of its link.
struct MeasuredApp {
    let process: ChildProcess
    let connection: LinkConnection

    init() async throws {
        process = ChildProcess(
            role: "app",
            environment: [
                LinkEnvironment.descriptor: "3",
                LinkEnvironment.bundleIdentifier: "benchmarks.app",
                LinkEnvironment.bundlePath: NSTemporaryDirectory(),
                LinkEnvironment.container: NSTemporaryDirectory(),
                LinkEnvironment.kind: ProcessKind.app.rawValue,
            ])
        let (hellos, arrived) = AsyncStream.makeStream(of: Void.self)
        var handlers = LinkHandlers()
        handlers.onRequest(HelloRequest.self) { request, _ in
            arrived.yield()
            return HelloReply(protocolVersion: request.protocolVersion)
        }
        connection = LinkConnection(descriptor: process.descriptor, handlers: handlers)
        connection.start()
        for await _ in hellos { break }
    }

    func end() {
        connection.close(reason: "The measurement is over.")
        kill(process.pid, SIGTERM)
        ChildProcess.wait(for: process.pid)
    }
}
