import AppIntents
import IntentsModel

/// Makes an intent or entity of values by name, called like a function: `makeIntent(size: "large")` (inventory §2.21).
///
/// A plain `nil` leaves a value unset; a nil of a type, `String?.none`, is given.
@dynamicCallable
public struct IntentValuePropertiesCallable<T>: Sendable {
    let locale: Locale
    let make: @Sendable ([String: IntentsModel.IntentValue]) -> T

    /// Makes the intent or entity.
    /// - Parameter args: the values by the Swift names of parameters or properties; of a name given twice the last counts.
    public func dynamicallyCall(withKeywordArguments args: KeyValuePairs<String, (any IntentValueExpressing)?>) -> T {
        make(
            args.reduce(into: [:]) { values, argument in values[argument.key] = argument.value?.__expression(in: locale)
            })
    }
}
