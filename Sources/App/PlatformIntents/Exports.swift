// Apple's older framework of the same name (SiriKit). Files of App Intents import it without using a name from it, so the
// import alone has to work; there is nothing of SiriKit here.
@_exported import PlatformFoundation
