/// A question or remark. Nothing on Linux shows UIKit: it keeps what code sets.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
    /// How a question is shown.
    public enum Style: Int, Sendable {
        /// Below.
        case actionSheet
        /// In the middle.
        case alert
    }

    /// The text.
    open var message: String?
    /// How it is shown.
    public let preferredStyle: Style
    /// What people can answer.
    open private(set) var actions: [UIAlertAction] = []

    /// Makes a question.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        super.init()
        self.title = title
        self.message = message
    }

    /// Adds an answer.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// An answer to a question.
@MainActor @preconcurrency open class UIAlertAction: NSObject {
    /// What an answer is.
    public enum Style: Int, Sendable {
        /// As others.
        case `default`
        /// Nothing is done.
        case cancel
        /// Something is lost.
        case destructive
    }

    /// The text.
    public let title: String?
    /// What it is.
    public let style: Style
    /// What it does; nothing here shows the question, so it is not called.
    package let handler: (@MainActor (UIAlertAction) -> Void)?

    /// Makes an answer.
    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

/// Shares items with other apps. Nothing on Linux shows UIKit: it keeps what code sets.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
    /// The items.
    package let activityItems: [Any]

    /// Makes it for items.
    public init(activityItems: [Any], applicationActivities: [Any]?) {
        self.activityItems = activityItems
        super.init()
    }
}

extension UIViewController {
    /// Presents a view controller. Nothing on Linux shows it, so that it stays this one's own.
    public func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (@MainActor () -> Void)? = nil
    ) {
        presentedViewController = viewControllerToPresent
        completion?()
    }

    /// Takes away what was presented.
    public func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
        presentedViewController = nil
        completion?()
    }
}
