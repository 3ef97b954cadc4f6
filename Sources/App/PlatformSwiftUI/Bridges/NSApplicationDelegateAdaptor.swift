/// The app's own delegate object, which is made with the app.
///
/// It becomes `NSApplication.shared.delegate` and is told when the app has started, when it comes to the front, when it is to
/// open URLs of its own and when it ends.
@propertyWrapper @MainActor @preconcurrency
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Makes a delegate of a class.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = delegateObject(of: delegateType)
        NSApplication.shared.delegate = wrappedValue
    }
}
