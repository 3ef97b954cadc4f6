/// The app's own delegate object, which on Apple's platforms is made with the app.
///
/// Foundation on Linux has no way to make an object of a class that is only known by its type, so none is made: an app that
/// needs its delegate sets `UIApplication.shared.delegate` in its `init()`.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// Names the class of the delegate.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    /// The delegate that the app set; a program that reads it before that is wrong and stops with a message.
    public var wrappedValue: DelegateType {
        guard let delegate = UIApplication.shared.delegate as? DelegateType else {
            preconditionFailure(
                "There is no \(DelegateType.self). Set UIApplication.shared.delegate in the app's init(), before it is read."
            )
        }
        return delegate
    }
}
