// A program without an `App` or `AppIntentsExtension` starts the host itself, and imports nothing more for it.
@_exported import enum IntentsHost.AppIntentsHost
