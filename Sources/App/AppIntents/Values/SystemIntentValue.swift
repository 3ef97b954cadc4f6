import Foundation

/// A value type of the framework's own, as against those of apps (inventory §2.4).
public protocol _SystemIntentValue: _PlainIntentValue {}

/// A value type whose parameters state nothing but texts, a default and where values come from; public only because parameters are
/// constrained by it.
public protocol _PlainIntentValue: _IntentValue {}

extension AttributedString: _PlainIntentValue {}
extension Calendar.RecurrenceRule: _PlainIntentValue {}
extension IntentPaymentMethod: _PlainIntentValue {}
extension StringSearchCriteria: _PlainIntentValue {}
