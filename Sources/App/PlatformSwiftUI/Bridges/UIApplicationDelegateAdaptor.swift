/// The app's own delegate object, which is made with the app.
///
/// It becomes `UIApplication.shared.delegate` and is told when the app has started, when it comes to the front and when it ends.
/// What needs a screen, or messages from a server, never comes.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Makes a delegate of a class.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = delegateObject(of: delegateType)
        UIApplication.shared.delegate = wrappedValue
    }
}

/// A new object of a delegate's class.
@MainActor func delegateObject<Delegate: NSObject>(of type: Delegate.Type) -> Delegate {
    guard let object = ObjectMaking.object(of: type) else {
        preconditionFailure(
            "No \(type) can be made: this Swift keeps the initialisers of classes where they are not found. Make the delegate in the app's init() and set it as the application's delegate there."
        )
    }
    return object
}
