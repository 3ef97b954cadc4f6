import AppIntents

/// Brings the person to content that a scene shows (inventory §2.17 and §4.4).
public protocol UISceneAppIntent: TargetContentProvidingIntent {
    /// Shows the content; called when the scene's delegate is no ``AppIntentSceneDelegate``.
    @MainActor func performNavigation(forScene scene: UIScene)
}

extension UISceneAppIntent {
    /// Does nothing.
    @MainActor public func performNavigation(forScene scene: UIScene) {}

    /// The scene to which the intent was routed; nil when none was.
    public var uiScene: UIScene? { RoutedScene.current }
}

extension UIScene.ConnectionOptions {
    /// The intent for which the scene was made.
    public var appIntent: (any UISceneAppIntent)? {
        get { cause as? any UISceneAppIntent }
        set { cause = newValue }
    }

    package init(appIntent: any UISceneAppIntent) { self.init(cause: appIntent) }
}

/// A scene's own object that shows the content of intents itself (inventory §2.17).
@MainActor @preconcurrency public protocol AppIntentSceneDelegate: UISceneDelegate {
    /// The scene is about to be shown for an intent, which runs after this.
    func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent)
}

extension AppIntentSceneDelegate {
    /// Lets the intent show its content.
    public func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent) {
        appIntent.performNavigation(forScene: scene)
    }
}

/// The scene to which the intent of the current task was routed.
enum RoutedScene {
    @TaskLocal static var current: UIScene?
}

extension UIApplication {
    /// The scene that shows the content with an identifier: one that wants to, else one that can, else none.
    ///
    /// Among equals a scene in front comes first, and then the one with the smaller identifier, so that the choice does not
    /// depend on the order of a set.
    package func scene(forTargetContentIdentifier identifier: String) -> UIScene? {
        let ordered = connectedScenes.sorted { $0.routingOrder < $1.routingOrder }
        return ordered.first {
            $0.activationConditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: identifier)
        }
            ?? ordered.first {
                $0.activationConditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: identifier)
            }
    }

    /// Delivers an intent to the scene that shows its content, and then does the rest of the run.
    /// - Parameters:
    ///   - intent: The intent.
    ///   - rest: What follows; the intent knows its scene meanwhile.
    /// - Returns: What `rest` returns.
    /// - Throws: What `rest` throws.
    package func route<Result: Sendable>(
        _ intent: any UISceneAppIntent, then rest: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        let scene = scene(forTargetContentIdentifier: intent.contentIdentifier)
        return try await RoutedScene.$current.withValue(scene) {
            if let scene { deliver(intent, to: scene) }
            return try await rest()
        }
    }

    private func deliver(_ intent: any UISceneAppIntent, to scene: UIScene) {
        if let delegate = scene.delegate as? any AppIntentSceneDelegate {
            delegate.scene(scene, willPerformAppIntent: intent)
        } else {
            intent.performNavigation(forScene: scene)
        }
    }
}

extension UIScene {
    /// Sorts scenes for routing: those in front first.
    fileprivate var routingOrder: (Int, String) {
        let rank =
            activationState == .unattached ? UIScene.ActivationState.background.rawValue + 1 : activationState.rawValue
        return (rank, session.persistentIdentifier)
    }
}
