import AppIntents
import Foundation
import IntentsClient
import IntentsHost
import IntentsModel
import IntentsResolution

/// Runs intents as the system would: values are converted, missing ones asked for, dependencies loaded.
///
/// Runs happen in this process, and no app, daemon or bundle is needed: a plain library target is enough. Or they happen in an
/// installed app, with ``init(app:locale:environment:)`` and the same test. Testers work in the current task alone, so
/// tests that run in parallel do not see each other's dependencies.
///
/// ```swift
/// let tester = IntentTester { $0.add(dependency: FakeGarden() as any Garden) }
/// let run = try await tester.run(WaterPlant.self, answers: [.value("Rose")])
/// #expect(run.dialog == "The rose has water.")
/// ```
public struct IntentTester: Sendable {
    private let dependencies: AppDependencyManager
    let locale: Locale
    private let isForegroundPossible: Bool
    /// Where runs happen; in this process without one.
    private let app: InstalledApp?

    /// Makes a tester.
    /// - Parameters:
    ///   - locale: the locale of the person who runs intents.
    ///   - isForegroundPossible: whether an app could come to the front.
    ///   - register: registers what `@Dependency` finds instead of the process's own registrations.
    public init(
        locale: Locale = Locale(identifier: "en"), isForegroundPossible: Bool = true,
        register: (AppDependencyManager) -> Void = { _ in }
    ) {
        self.locale = locale
        self.isForegroundPossible = isForegroundPossible
        app = nil
        dependencies = AppDependencyManager()
        register(dependencies)
    }

    /// Makes a tester of an installed app: the daemon resolves, the app performs, and nothing of this process is used but
    /// the types that values are returned in.
    ///
    /// The daemon is started when none runs; `intentsd` is looked for in the environment's `PATH`.
    /// - Parameters:
    ///   - bundleIdentifier: the app, as `intents apps` lists it.
    ///   - locale: the locale of the person who runs intents.
    ///   - environment: names the home (`HOME`, `XDG_DATA_HOME`, `XDG_RUNTIME_DIR`) that the app is installed in.
    public init(
        app bundleIdentifier: String, locale: Locale = Locale(identifier: "en"),
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.init(app: InstalledApp(bundleIdentifier: bundleIdentifier, environment: environment), locale: locale)
    }

    /// A tester of an app behind a certain daemon.
    package init(app bundleIdentifier: String, connector: DaemonConnector) {
        self.init(
            app: InstalledApp(bundleIdentifier: bundleIdentifier, connector: connector),
            locale: Locale(identifier: "en"))
    }

    private init(app: InstalledApp, locale: Locale) {
        self.app = app
        self.locale = locale
        isForegroundPossible = true
        dependencies = .shared
    }

    /// The intents of this process by identifier.
    public static var intents: [String: any AppIntent.Type] { IntentRegistry.process.intents }

    /// Runs an intent with the parameters it holds.
    /// - Parameters:
    ///   - intent: the intent; parameters without a value take their default or are asked for.
    ///   - answers: what a person answers, in order.
    /// - Throws: ``IntentTestFailure`` when the run does not succeed, ``ScriptProblem`` when a question has no answer or
    ///   an answer no question.
    @discardableResult
    public func run<Intent: AppIntent>(
        _ intent: Intent, answers: [ScriptedAnswer] = []
    ) async throws -> IntentTestRun<Intent.PerformResult.Value> {
        try await run(Intent.self, given: intent.setParameters(in: locale), answers: answers)
    }

    /// Runs an intent with parameters set from values.
    /// - Parameters:
    ///   - type: the intent.
    ///   - answers: what a person answers, in order.
    ///   - fill: sets parameters of the new intent.
    /// - Throws: ``IntentTestFailure`` when the run does not succeed, ``ScriptProblem`` when a question has no answer or
    ///   an answer no question.
    @discardableResult
    public func run<Intent: AppIntent>(
        _ type: Intent.Type, answers: [ScriptedAnswer] = [], fill: (inout Intent) -> Void = { _ in }
    ) async throws -> IntentTestRun<Intent.PerformResult.Value> {
        var intent = Intent()
        fill(&intent)
        return try await run(intent, answers: answers)
    }

    /// Runs an intent after another one, whose result it takes: with the parameter that is connected to it
    /// (`inputConnectionBehavior`), or the first without a value whose type fits.
    /// - Parameters:
    ///   - intent: the intent; parameters without a value take the result, their default, or are asked for.
    ///   - previousResult: what the other one returned, for example the `value` of its run; nothing is taken when nil.
    ///   - answers: what a person answers, in order.
    /// - Throws: ``IntentTestFailure`` when the run does not succeed, ``ScriptProblem`` when a question has no answer or
    ///   an answer no question.
    @discardableResult
    public func run<Intent: AppIntent, Previous: _IntentValue>(
        _ intent: Intent, previousResult: Previous?, answers: [ScriptedAnswer] = []
    ) async throws -> IntentTestRun<Intent.PerformResult.Value> {
        try await run(
            Intent.self, given: intent.setParameters(in: locale),
            previous: previousResult?.__intentValue(in: locale, properties: true), answers: answers)
    }

    /// Runs an intent with parameters set from text, as the command line does.
    /// - Parameters:
    ///   - type: the intent.
    ///   - arguments: texts by the parameters' Swift names; a repeated name makes a list.
    ///   - answers: what a person answers, in order.
    /// - Throws: ``IntentTestFailure`` when the run does not succeed, ``ScriptProblem`` when a question has no answer or
    ///   an answer no question.
    @discardableResult
    public func run<Intent: AppIntent>(
        _ type: Intent.Type, arguments: KeyValuePairs<String, String>, answers: [ScriptedAnswer] = []
    ) async throws -> IntentTestRun<Intent.PerformResult.Value> {
        let texts = Dictionary(grouping: arguments, by: \.key).mapValues {
            $0.map { IntentsModel.IntentValue.string($0.value) }
        }
        let given = texts.mapValues { $0.count == 1 ? $0[0] : .array($0) }
        return try await run(type, given: given, answers: answers)
    }

    func run<Intent: AppIntent>(
        _ type: Intent.Type, given: [String: IntentsModel.IntentValue], previous: IntentsModel.IntentValue? = nil,
        answers: [ScriptedAnswer]
    ) async throws -> IntentTestRun<Intent.PerformResult.Value> {
        if let app {
            return try await InstalledAppRun<Intent>(app: app, locale: locale, answers: answers)
                .result(of: given, after: previous)
        }
        let run = InProcessRun<Intent>(
            locale: locale, dependencies: dependencies, isForegroundPossible: isForegroundPossible, answers: answers)
        return try await run.result(of: given, after: previous)
    }

    /// Does something with the tester's dependencies and locale in place, as queries see them.
    func scoped<Result: Sendable>(_ body: @Sendable () async throws -> Result) async rethrows -> Result {
        let scope = RunScope(
            runID: "test-query", context: RunContext(locale: locale.identifier), interaction: NoInteraction(),
            continueInForeground: { _, _ in
                throw RunError(.foregroundUnavailable, "A query cannot bring the app to the front.")
            })
        return try await RunScope.$current.withValue(scope) {
            try await LocalizationScope.$locale.withValue(locale) {
                try await AppDependencyManager.$scoped.withValue(dependencies, operation: body)
            }
        }
    }
}
