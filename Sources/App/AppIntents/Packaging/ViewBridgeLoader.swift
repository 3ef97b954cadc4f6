/// Loads the bridge between intents and views on Apple's platforms; nothing here has to be loaded (inventory §2.12).
public protocol _ViewBridgeLoader {}
