/// A piece of interface. Nothing on Linux draws it; it keeps what code sets.
@MainActor @preconcurrency open class NSView: NSResponder {
    /// Where the view is in the one that holds it.
    open var frame: CGRect
    /// Whether the view is left out.
    open var isHidden = false
    /// The views inside, from back to front.
    open private(set) var subviews: [NSView] = []
    /// The view that holds this one.
    open private(set) weak var superview: NSView?
    /// The window that the view is in.
    open internal(set) weak var window: NSWindow? {
        didSet { subviews.forEach { $0.window = window } }
    }

    /// Makes a view.
    public init(frame frameRect: CGRect = .zero) {
        frame = frameRect
        super.init()
    }

    /// Puts a view in front of the others inside.
    open func addSubview(_ view: NSView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        view.window = window
    }

    /// Takes the view out of the one that holds it.
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
        window = nil
    }
}
