/// An intent that the system may suggest with values it was donated with (inventory §2.11).
///
/// Apps can state their predictions; nothing suggests them yet.
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

    /// Suggests the intent without values.
    public init(displayRepresentation: @escaping () -> DisplayRepresentation) {
        display = { _ in displayRepresentation() }
    }

    /// Suggests the intent with one value.
    public init<A: _IntentValue>(
        parameters: KeyPath<Intent, IntentParameter<A>>,
        displayRepresentation: @escaping (A) -> DisplayRepresentation
    ) {
        display = { displayRepresentation($0[keyPath: parameters].wrappedValue) }
    }

    /// Suggests the intent with two values.
    public init<A: _IntentValue, B: _IntentValue>(
        parameters: (KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>),
        displayRepresentation: @escaping (A, B) -> DisplayRepresentation
    ) {
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
