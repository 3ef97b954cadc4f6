/// A piece of interface. Nothing on Linux draws it; it keeps what code sets.
@MainActor @preconcurrency open class UIView: UIResponder {
    /// Where the view is in the one that holds it.
    open var frame: CGRect
    /// The colour behind the content.
    open var backgroundColor: UIColor?
    /// Whether the view is left out.
    open var isHidden = false
    /// How much of the view is seen, from 0 to 1.
    open var alpha: Double = 1
    /// The colour of what acts.
    open var tintColor: UIColor! = .systemBlue
    /// Light or dark, whatever is around the view.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// A number by which code finds the view.
    open var tag = 0
    /// What another module keeps here: what tells the entities that the view shows.
    package var entities: Any?
    /// The views inside, from back to front.
    open private(set) var subviews: [UIView] = []
    /// The view that holds this one.
    open private(set) weak var superview: UIView?

    /// Makes a view.
    public init(frame: CGRect = .zero) {
        self.frame = frame
        super.init()
    }

    /// Puts a view in front of the others inside.
    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }

    /// Takes the view out of the one that holds it.
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
}

/// A view that people act on.
@MainActor @preconcurrency open class UIControl: UIView {
    /// Whether the control reacts to the person.
    open var isEnabled = true
}

/// A view that shows a part of what is in it.
@MainActor @preconcurrency open class UIScrollView: UIView {
    /// Where the part begins.
    open var contentOffset = CGPoint.zero
    /// How large the whole is.
    open var contentSize = CGSize.zero
    /// Whether people move the part.
    open var isScrollEnabled = true
    /// Whether the part springs back from the edge.
    open var bounces = true
    /// Whether the part is always a whole page.
    open var isPagingEnabled = false
}

/// What manages a view. Nothing on Linux shows it.
@MainActor @preconcurrency open class UIViewController: UIResponder {
    /// What people call the view.
    open var title: String?
    /// What this view controller presents.
    open package(set) var presentedViewController: UIViewController?
    private var loadedView: UIView?

    /// The view; an empty one is made when it is first asked for.
    open var view: UIView! {
        get { loadedView ?? load() }
        set { loadedView = newValue }
    }

    private func load() -> UIView {
        let view = UIView()
        loadedView = view
        viewDidLoad()
        return view
    }

    /// The view has been made.
    open func viewDidLoad() {}
}

/// A window. Nothing on Linux shows it.
@MainActor @preconcurrency open class UIWindow: UIView {
    /// The scene that the window belongs to.
    open weak var windowScene: UIWindowScene?
    /// Whether the window takes keys.
    open private(set) var isKeyWindow = false
    /// What manages the window's content.
    open var rootViewController: UIViewController?

    /// Makes a window of a scene.
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init()
        windowScene.windows.append(self)
    }

    /// Makes a window.
    public override init(frame: CGRect = .zero) { super.init(frame: frame) }

    /// Shows the window, as far as something shows windows.
    open func makeKeyAndVisible() {
        isHidden = false
        for window in windowScene?.windows ?? [] { window.isKeyWindow = window === self }
        isKeyWindow = true
    }
}
