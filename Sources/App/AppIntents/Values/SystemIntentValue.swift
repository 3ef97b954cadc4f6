/// A value type of the framework's own, as against those of apps (inventory §2.4).
public protocol _SystemIntentValue: _IntentValue {}
