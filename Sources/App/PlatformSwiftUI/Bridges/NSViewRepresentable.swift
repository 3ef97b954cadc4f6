/// What an AppKit view inside SwiftUI knows of its surroundings.
@MainActor public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    /// What the view made to be told of changes.
    public let coordinator: Representable.Coordinator
    /// The view's surroundings.
    public let environment: EnvironmentValues
}

/// An AppKit view inside SwiftUI. Nothing on Linux draws AppKit: the tree has a node `platformView` in its place, and the
/// methods are not called.
@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == _PlatformViewStandIn {
    /// The AppKit view.
    associatedtype NSViewType: NSView
    /// What is told of changes.
    associatedtype Coordinator = Void
    /// What the view knows of its surroundings.
    typealias Context = NSViewRepresentableContext<Self>

    /// Makes the AppKit view.
    @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
    /// Brings the AppKit view up to date.
    @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
    /// Makes what is told of changes.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// The AppKit view is no longer needed.
    @MainActor @preconcurrency static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
}

extension NSViewRepresentable {
    /// What stands for the view in the tree.
    public var body: _PlatformViewStandIn { _PlatformViewStandIn("\(NSViewType.self)") }

    /// Nothing to do.
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
}

extension NSViewRepresentable where Coordinator == Void {
    /// Nothing is told.
    public func makeCoordinator() {}
}

/// An AppKit view for a SwiftUI view. Nothing on Linux draws AppKit: it keeps the view.
@MainActor open class NSHostingView<Content: View>: NSView {
    /// The SwiftUI view.
    open var rootView: Content

    /// Makes an AppKit view for a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }
}
