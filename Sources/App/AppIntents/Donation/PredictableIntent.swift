import IntentsModel
import PlatformFoundation

/// An intent that the system may suggest with values it was donated with (inventory §2.11).
///
/// A donation carries the first prediction whose parameters it has values for: how it looks when it is suggested, which
/// `intents donations` shows. Nothing suggests it by itself yet.
public protocol PredictableIntent: AppIntent {
    /// The type of the predictions; inferred.
    associatedtype Prediction: IntentPredictionConfiguration
    /// What can be suggested, and how it looks.
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// One or several predictions.
public protocol IntentPredictionConfiguration {}

/// How an intent looks when it is suggested with values for some of its parameters.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
    package let display: (Intent) -> DisplayRepresentation
    /// Whether an intent has a value for every parameter that is shown.
    private let isComplete: (Intent) -> Bool

    /// Suggests the intent without values.
    public init(displayRepresentation: @escaping () -> DisplayRepresentation) {
        isComplete = { _ in true }
        display = { _ in displayRepresentation() }
    }

    /// Suggests the intent with one value.
    public init<A: _IntentValue>(
        parameters: KeyPath<Intent, IntentParameter<A>>,
        displayRepresentation: @escaping (A) -> DisplayRepresentation
    ) {
        isComplete = { $0[keyPath: parameters].isSet }
        display = { displayRepresentation($0[keyPath: parameters].wrappedValue) }
    }

    /// Suggests the intent with two values.
    public init<A: _IntentValue, B: _IntentValue>(
        parameters: (KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>),
        displayRepresentation: @escaping (A, B) -> DisplayRepresentation
    ) {
        isComplete = { $0[keyPath: parameters.0].isSet && $0[keyPath: parameters.1].isSet }
        display = {
            displayRepresentation($0[keyPath: parameters.0].wrappedValue, $0[keyPath: parameters.1].wrappedValue)
        }
    }

    /// Suggests the intent with three values.
    public init<A: _IntentValue, B: _IntentValue, C: _IntentValue>(
        parameters: (
            KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>,
            KeyPath<Intent, IntentParameter<C>>
        ),
        displayRepresentation: @escaping (A, B, C) -> DisplayRepresentation
    ) {
        isComplete = {
            $0[keyPath: parameters.0].isSet && $0[keyPath: parameters.1].isSet && $0[keyPath: parameters.2].isSet
        }
        display = {
            displayRepresentation(
                $0[keyPath: parameters.0].wrappedValue, $0[keyPath: parameters.1].wrappedValue,
                $0[keyPath: parameters.2].wrappedValue)
        }
    }
}

/// Several predictions.
public struct TupleIntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
    package let predictions: [IntentPrediction<Intent>]
}

/// Collects predictions.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
    /// Gives a prediction its intent.
    public static func buildExpression(_ prediction: IntentPrediction<Intent>) -> IntentPrediction<Intent> {
        prediction
    }

    /// One prediction.
    public static func buildBlock(_ prediction: IntentPrediction<Intent>) -> IntentPrediction<Intent> { prediction }

    /// Several predictions.
    public static func buildBlock(_ predictions: IntentPrediction<Intent>...) -> TupleIntentPrediction<Intent> {
        TupleIntentPrediction(predictions: predictions)
    }
}

/// What can be asked of predictions without knowing their intent.
protocol Suggesting {
    /// How an intent looks when it is suggested with its values; nil when it lacks some that are shown.
    func suggestion(of intent: any AppIntent, in locale: Locale) -> DisplayValue?
}

extension IntentPrediction: Suggesting {
    func suggestion(of intent: any AppIntent, in locale: Locale) -> DisplayValue? {
        guard let intent = intent as? Intent, isComplete(intent) else { return nil }
        return display(intent).value(in: locale)
    }
}

extension TupleIntentPrediction: Suggesting {
    func suggestion(of intent: any AppIntent, in locale: Locale) -> DisplayValue? {
        predictions.lazy.compactMap { $0.suggestion(of: intent, in: locale) }.first
    }
}

extension PredictableIntent {
    /// How the intent looks when it is suggested with its values.
    func suggestion(in locale: Locale) -> DisplayValue? {
        (Self.predictionConfiguration as? any Suggesting)?.suggestion(of: self, in: locale)
    }
}
