import CPlatform
import Foundation
import IntentsHost
import IntentsLink
import IntentsModel
import IntentsResolution
import Testing

@testable import IntentsHost

/// A service whose actions do what their names say, for the tests of the host.
struct Garden: HostService {
    /// The runs that have begun to wait.
    static let started = SignalTable()
    /// What an app's initialiser would register.
    static let isRegistered = Lock(false)

    func entities(_ request: EntityRequest) async throws -> EntityPage {
        let scope = RunScope.current
        if case .matching(let words) = request.selection {
            await Self.started.set(words)
            try await Task.sleep(for: .seconds(3600))
        }
        var answer = "outside"
        if let scope { answer = "\(await scope.interaction.answer(to: Prompt(.value, dialog: "Which?")))" }
        let label = "\(scope?.runID ?? "none") \(scope?.context.locale ?? "none") \(answer)"
        return EntityPage(promptLabel: label, sections: [])
    }

    func options(_ request: OptionsRequest) async throws -> OptionsReply {
        throw RunError(.entityNotFound, "There is no bed “\(request.parameter)”.", parameter: request.parameter)
    }

    func perform(_ request: PerformRequest) async throws -> PerformReply {
        let scope = try #require(RunScope.current)
        switch request.action {
        case "Ask":
            let answer = await scope.interaction.answer(to: Prompt(.confirmation, dialog: "Water them?"))
            return .finished(PerformedResult(dialog: DialogValue(full: "\(answer) in \(scope.context.locale)")))
        case "ComeForward":
            try await scope.continueInForeground("Look at this", true)
            return .finished(PerformedResult())
        case "WaitForCancellation":
            await Self.started.set(request.runID)
            try await Task.sleep(for: .seconds(3600))
            return .finished(PerformedResult())
        case "FinishInSpiteOfCancellation":
            try? await Task.sleep(for: .seconds(3600))
            return .finished(PerformedResult(value: .string("done")))
        case "FailWhenCancelled":
            try? await Task.sleep(for: .seconds(3600))
            return .failed(RunError(.threw, "It was disturbed."))
        case "IsRegistered":
            return .finished(PerformedResult(value: .bool(Self.isRegistered.withLock { $0 })))
        default:
            return .failed(RunError(.typeNotInProcess, "There is no \(request.action)."))
        }
    }
}

/// The system's side of a host's link in tests.
struct FakeSystem {
    let connection: LinkConnection
    let hello: Signal<HelloRequest>
    let prompts = Lock<[AskRequest]>([])

    /// Takes its end of a link; it answers hellos, and every question with yes.
    init(descriptor: Int32, protocolVersion: Int = LinkProtocol.version) {
        let hello = Signal<HelloRequest>()
        self.hello = hello
        connection = LinkConnection(
            descriptor: descriptor,
            handlers: Self.handlers(hello: hello, prompts: prompts, protocolVersion: protocolVersion))
        connection.start()
    }

    static func handlers(
        hello: Signal<HelloRequest>, prompts: Lock<[AskRequest]>, protocolVersion: Int = LinkProtocol.version
    ) -> LinkHandlers {
        var handlers = LinkHandlers()
        handlers.onRequest(HelloRequest.self) { request, _ in
            await hello.set(request)
            return HelloReply(protocolVersion: protocolVersion)
        }
        handlers.onRequest(AskRequest.self) { request, _ in
            prompts.withLock { $0.append(request) }
            return .confirmed(true)
        }
        handlers.onRequest(ContinueInForegroundRequest.self) { request, _ in
            throw RunError(.foregroundUnavailable, "No screen for \(request.runID): \(request.dialog ?? "").")
        }
        return handlers
    }
}

/// A value that one side sets and another waits for.
actor Signal<Value: Sendable> {
    private var value: Value?
    private var waiters: [CheckedContinuation<Value, Never>] = []

    func set(_ value: Value) {
        self.value = value
        waiters.forEach { $0.resume(returning: value) }
        waiters = []
    }

    func wait() async -> Value {
        if let value { return value }
        return await withCheckedContinuation { waiters.append($0) }
    }
}

/// Signals by name.
actor SignalTable {
    private var signals: [String: Signal<Void>] = [:]

    private func signal(_ name: String) -> Signal<Void> {
        if let signal = signals[name] { return signal }
        let signal = Signal<Void>()
        signals[name] = signal
        return signal
    }

    func set(_ name: String) async { await signal(name).set(()) }

    func value(for name: String) async { await signal(name).wait() }
}

extension PerformRequest {
    /// A request of a run named after its action.
    init(_ action: String, runID: String) {
        self.init(runID: runID, action: action, parameters: [:], context: RunContext(locale: "de_DE"))
    }
}
