import IntentsHost

extension UIApplicationDelegate where Self: NSObject {
    /// Makes the app's delegate, tells it that the app has started, and serves the system until the system, or a person, ends
    /// the app. For an app whose `@main` type is its delegate; nothing on Linux shows its windows.
    public static func main() {
        UIApplication.shared.delegate = delegateObject(of: Self.self)
        AppLife.serve()
    }
}

extension NSApplicationDelegate where Self: NSObject {
    /// Makes the app's delegate, tells it that the app has started, and serves the system until the system, or a person, ends
    /// the app. For an app whose `@main` type is its delegate; nothing on Linux shows its windows.
    public static func main() {
        NSApplication.shared.delegate = delegateObject(of: Self.self)
        AppLife.serve()
    }
}
