import Foundation
import PlatformFoundation

/// An action of an app, offered to the whole system (inventory §2.1).
///
/// The system makes a value with `init()`, fills its parameters, loads its dependencies and awaits `perform()`, on the
/// actor that `perform()` names. It may make several values for one run; nothing survives in them.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    /// What `perform()` returns; inferred from it.
    associatedtype PerformResult: IntentResult
    /// The type of the parameter summary; inferred from it.
    associatedtype SummaryContent: ParameterSummary

    /// The name of the action, as people see it.
    static var title: LocalizedStringResource { get }
    /// What the action does. A constant of any other type compiles too, and is read at compile time.
    static var description: IntentDescription? { get }
    /// Whether the app comes to the front before the action runs. `supportedModes` says more, and wins.
    static var openAppWhenRun: Bool { get }
    /// Where the action may run: behind, or with the app in front.
    static var supportedModes: IntentModes { get }
    /// What must be unlocked before the action runs.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// Whether the action is offered for itself; a hidden one still runs for the surfaces that own it.
    static var isDiscoverable: Bool { get }
    /// The processes that may run the action.
    static var allowedExecutionTargets: IntentExecutionTargets { get }
    /// A sentence that shows the action with its parameters.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    /// Makes an intent whose parameters have no values yet.
    init()
    /// Does the work.
    /// - Throws: whatever ends the run; an ``AppIntentError`` may ask for a value or a restart instead.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// The short name under which intents write ``IntentParameter``.
    public typealias Parameter = IntentParameter
    /// The short name of the choices that `requestChoice` offers.
    public typealias Option = IntentChoiceOption
    /// The short name of the processes that may run an intent.
    public typealias ExecutionTargets = IntentExecutionTargets
}

extension AppIntent {
    /// No description.
    public static var description: IntentDescription? { nil }
    /// The app stays where it is.
    public static var openAppWhenRun: Bool { false }
    /// In front when `openAppWhenRun` says so, else behind.
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
    /// Runs while locked.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    /// Offered everywhere.
    public static var isDiscoverable: Bool { true }
    /// Any process that links the type.
    public static var allowedExecutionTargets: IntentExecutionTargets { .default }
    /// The title alone.
    public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }
}
