/// A view controller for a SwiftUI view. Nothing on Linux draws UIKit: it keeps the view.
@MainActor open class UIHostingController<Content: View>: UIViewController {
    /// The SwiftUI view.
    open var rootView: Content

    /// Makes a view controller for a view.
    public init(rootView: Content) { self.rootView = rootView }
}
