// Pieces of interface that code makes. Nothing on Linux draws UIKit: they keep what code sets.

/// A text.
@MainActor @preconcurrency open class UILabel: UIView {
    /// The text.
    open var text: String?
    /// The text's font.
    open var font: UIFont!
    /// The text's colour.
    open var textColor: UIColor!
    /// How many lines there may be; 0 for any number.
    open var numberOfLines = 1
}

/// A picture.
@MainActor @preconcurrency open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage?

    /// Shows a picture.
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
}

/// Views beside or below each other.
@MainActor @preconcurrency open class UIStackView: UIView {
    /// Which way views follow each other.
    public enum Axis: Int, Sendable {
        /// To the side.
        case horizontal
        /// Below.
        case vertical
    }

    /// Which way views follow each other.
    open var axis = Axis.horizontal
    /// The room between views.
    open var spacing: CGFloat = 0
    /// The views in their order.
    open private(set) var arrangedSubviews: [UIView] = []

    /// Arranges views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) {
        addSubview(view)
        arrangedSubviews.append(view)
    }
}

/// A button.
@MainActor @preconcurrency open class UIButton: UIControl {
    /// A look of buttons.
    public enum ButtonType: Int, Sendable {
        /// An own one.
        case custom
        /// The system's.
        case system
    }

    private var titles: [UInt: String] = [:]

    /// Makes a button.
    public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

    /// Sets the title of a state.
    open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }

    /// The title of a state; that of the usual state where it has none.
    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }
}

/// What manages screens that follow each other.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
    /// The screens, the one that is seen last.
    open var viewControllers: [UIViewController] = []
    /// The bar above.
    public let navigationBar = UINavigationBar()
    /// The screen that is seen.
    open var topViewController: UIViewController? { viewControllers.last }

    /// Shows a first screen.
    public convenience init(rootViewController: UIViewController) {
        self.init()
        viewControllers = [rootViewController]
    }

    /// Goes to a screen.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }

    /// Goes back; the first screen stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }

    /// Goes back to the first screen.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let gone = Array(viewControllers.dropFirst())
        viewControllers.removeLast(gone.count)
        return gone
    }
}

extension UIView {
    /// Makes changes at once: nothing on Linux moves views.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
}
