import IntentsHost
import IntentsModel

/// An executable that runs the app's intents behind, without its windows; declared as
/// `@main struct X: AppIntentsExtension {}` (inventory §2.12).
public protocol AppIntentsExtension {
    /// Makes the extension; register dependencies here.
    init()
}

extension AppIntentsExtension {
    /// Starts the extension and serves the system until it ends the process.
    public static func main() async {
        _ = Self()
        await AppIntentsHost.run(kind: .appIntentsExtension)
    }
}
