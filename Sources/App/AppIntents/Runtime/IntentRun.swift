import Foundation
import IntentsHost
import IntentsModel
import PlatformSwiftUI

/// One intent on its way from given parameters to the reply.
struct IntentRun<Intent: AppIntent>: Sendable {
    let intent: Intent
    let locale: Locale
    /// Sees the result as the code returned it.
    let observe: @Sendable (any IntentResult) -> Void

    /// Fills the intent, performs it, and says how it ended.
    func reply(to parameters: [String: IntentsModel.IntentValue]) async -> PerformReply {
        defer { RunInbox.clear() }
        do {
            try await intent.fill(with: parameters)
            try await loadDependencies(of: intent)
            return .finished(try await performed())
        } catch {
            return await reply(for: error)
        }
    }

    private func performed() async throws -> PerformedResult {
        await showContent()
        let (result, undo) = try await performUndoably()
        observe(result)
        let files = result.value as? [IntentFile] ?? (result.value as? IntentFile).map { [$0] } ?? []
        for file in files { try file.checkForCrossing() }
        let parts = (result as? any ResultPartsProviding)?.parts
        let performed = PerformedResult(
            value: try await crossing(result.value), dialog: parts?.dialog?.value(in: locale),
            snippet: try await parts?.snippet?.node(in: locale), opened: parts?.opened.map(opened), undo: undo)
        for file in files { file.removeOnCompletion() }
        return performed
    }

    /// Brings an intent that shows content to the window that is for it, before it is performed.
    private func showContent() async {
        guard let intent = intent as? any TargetContentProvidingIntent else { return }
        await MainActor.run {
            _ = SceneHost.current?.deliver(.intent(intent, content: intent.contentIdentifier))
        }
    }

    /// Performs, and keeps what the code registers to take it back.
    private func performUndoably() async throws -> (result: any IntentResult, undo: String?) {
        guard intent is any UndoableIntent, let scope = RunScope.current else { return (try await perform(), nil) }
        let manager = UndoManager()
        let result = try await RunUndo.$current.withValue(manager) { try await perform() }
        return (result, await RunUndo.keep(manager, of: scope.runID))
    }

    /// The value as it is, or as a file, or files, of the type that it is wanted in; nothing stays nothing.
    private func crossing(_ value: (any _IntentValue)?) async throws -> IntentsModel.IntentValue? {
        let plain = value?.__intentValue(in: locale, properties: true)
        guard let value, plain != .null, let wanted = RunScope.current?.context.resultType else { return plain }
        let conversion = ResultConversion(wanted: wanted)
        if let files = try await conversion.files(of: value) {
            for file in files { try file.checkForCrossing() }
            return files.__intentValue(in: locale, properties: true)
        }
        let file = try await conversion.file(of: value)
        try file.checkForCrossing()
        return file.__intentValue(in: locale, properties: true)
    }

    private func perform() async throws -> any IntentResult {
        guard intent is any ProgressReportingIntent else { return try await returned() }
        let progress = RunProgress()
        return try await progress.reporting(to: RunScope.current) {
            try await RunProgress.$current.withValue(progress) { try await returned() }
        }
    }

    /// What the code returns; an intent that is run by opening a URL has none, and opens it.
    private func returned() async throws -> any IntentResult {
        if let link = intent as? OpenURLIntent { return Self.opening(link) }
        guard Intent.PerformResult.self == Never.self, let intent = intent as? any URLRepresentableIntent else {
            return try await intent.perform()
        }
        return Self.opening(try await OpenURLIntent(running: intent))
    }

    private static func opening(_ link: OpenURLIntent) -> some IntentResult { .result(opensIntent: link) }

    private func opened(_ intent: any AppIntent) -> OpenedValue {
        if let link = intent as? OpenURLIntent { return OpenedValue(url: link.url.absoluteString) }
        return OpenedValue(
            action: type(of: intent).persistentIdentifier, parameters: intent.setParameters(in: locale))
    }

    private func reply(for error: any Error) async -> PerformReply {
        switch error {
        case is CancellationError: .cancelled
        case let error as AppIntentError: await reply(for: error)
        case let error as any CustomAppIntentErrorConvertible: await reply(for: error.appIntentError)
        case let error as RunError: error.code == .cancelled ? .cancelled : .failed(error)
        // Work that was interrupted rarely says so: what it throws then is not the reason.
        case _ where Task.isCancelled: .cancelled
        default: .failed(RunError(thrown: error, locale: locale))
        }
    }

    private func reply(for error: AppIntentError) async -> PerformReply {
        switch error.reason {
        case .restartPerform: .restart(parameters: intent.setParameters(in: locale))
        case .needsValue(let parameter, let dialog):
            .needsValue(
                parameter: parameter, dialog: dialog?.text(in: locale), parameters: intent.setParameters(in: locale))
        case .needsDisambiguation(let parameter, let options, let dialog):
            .needsDisambiguation(
                parameter: parameter, options: options, dialog: dialog?.text(in: locale),
                parameters: intent.setParameters(in: locale))
        case .needsForeground(let dialog, let alwaysConfirm, nil):
            .needsForeground(dialog: dialog?.text(in: locale), alwaysConfirm: alwaysConfirm)
        case .needsForeground(let dialog, let alwaysConfirm, let continuation?):
            await reply(after: continuation, dialog: dialog, alwaysConfirm: alwaysConfirm)
        case .message: .failed(RunError(thrown: error, locale: locale))
        }
    }

    /// Comes to the front at once, since what is left to do lives in this process alone.
    private func reply(
        after continuation: ForegroundContinuation, dialog: IntentDialog?, alwaysConfirm: Bool
    ) async -> PerformReply {
        do {
            try await RunQuestions(for: "needsToContinueInForegroundError")
                .continueInForeground(dialog, alwaysConfirm: alwaysConfirm)
            try await continuation.body()
            return .finished(PerformedResult())
        } catch {
            return await reply(for: error)
        }
    }
}

extension AppIntent {
    /// Gives every parameter its value, in the order of their declaration.
    package func fill(with given: [String: IntentsModel.IntentValue]) async throws {
        let parameters = NamedParameter.all(of: self)
        if let unknown = given.keys.filter({ name in !parameters.contains { $0.name == name } }).min() {
            throw RunError(
                .invalidValue, "\(Self.self) has no parameter “\(unknown)”.", parameter: unknown)
        }
        for (name, parameter) in parameters.map({ ($0.name, $0.parameter) }) {
            if let value = given[name] {
                try await assign(value, to: parameter, named: name)
            } else if !parameter.assignDefault(), !parameter.isOptional {
                throw RunError(
                    .needsValue, "\(Self.self) cannot run without a value for its parameter “\(name)”.",
                    parameter: name)
            }
        }
    }

    private func assign(
        _ value: IntentsModel.IntentValue, to parameter: any ErasedParameter, named name: String
    ) async throws {
        do {
            try await parameter.assign(value)
        } catch var error as RunError {
            error.parameter = error.parameter ?? name
            throw error
        }
    }

    /// The values of the parameters that have one, by name.
    package func setParameters(in locale: Locale) -> [String: IntentsModel.IntentValue] {
        NamedParameter.all(of: self).reduce(into: [:]) { values, named in
            values[named.name] = named.parameter.intentValue(in: locale)
        }
    }
}

extension RunError {
    /// What a run ends with when its code threw an error of its own.
    init(thrown error: any Error, locale: Locale) {
        let text = ErrorText(error, locale: locale)
        self.init(.threw, text.message, cause: text.cause)
    }
}
