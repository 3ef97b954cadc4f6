/// What a UIKit view inside SwiftUI knows of its surroundings.
@MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What the view made to be told of changes.
    public let coordinator: Representable.Coordinator
    /// The view's surroundings.
    public let environment: EnvironmentValues
}

/// A UIKit view inside SwiftUI. Nothing on Linux draws UIKit: the tree has a node `platformView` in its place, and the methods
/// are not called.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == _PlatformViewStandIn {
    /// The UIKit view.
    associatedtype UIViewType: UIView
    /// What is told of changes.
    associatedtype Coordinator = Void
    /// What the view knows of its surroundings.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the UIKit view.
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    /// Brings the UIKit view up to date.
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    /// Makes what is told of changes.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// The UIKit view is no longer needed.
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
    /// What stands for the view in the tree.
    public var body: _PlatformViewStandIn { _PlatformViewStandIn("\(UIViewType.self)") }

    /// Nothing to do.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
    /// Nothing is told.
    public func makeCoordinator() {}
}

/// What a UIKit view controller inside SwiftUI knows of its surroundings.
@MainActor public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// What the view made to be told of changes.
    public let coordinator: Representable.Coordinator
    /// The view's surroundings.
    public let environment: EnvironmentValues
}

/// A UIKit view controller inside SwiftUI. Nothing on Linux draws UIKit: the tree has a node `platformView` in its place, and
/// the methods are not called.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == _PlatformViewStandIn {
    /// The UIKit view controller.
    associatedtype UIViewControllerType: UIViewController
    /// What is told of changes.
    associatedtype Coordinator = Void
    /// What the view knows of its surroundings.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the view controller.
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the view controller up to date.
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: Context)
    /// Makes what is told of changes.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
    /// What stands for the view in the tree.
    public var body: _PlatformViewStandIn { _PlatformViewStandIn("\(UIViewControllerType.self)") }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Nothing is told.
    public func makeCoordinator() {}
}
