// How bars look. Nothing on Linux draws UIKit: what code sets is kept and drawn by nobody.

/// How a bar looks.
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
    /// The colour behind the bar's content.
    open var backgroundColor: UIColor?
    /// The colour of the line at the bar's edge.
    open var shadowColor: UIColor?
    /// The picture behind the bar's content.
    open var backgroundImage: UIImage?

    /// Looks as the surface chooses.
    public override init() { super.init() }

    /// Looks as the surface chooses.
    open func configureWithDefaultBackground() { backgroundColor = nil }
    /// Lets nothing through.
    open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
    /// Has no ground of its own.
    open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// How a navigation bar looks.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
    /// How titles are written.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How large titles are written.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {}

/// How a toolbar looks.
@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {}

/// The bar with a screen's title.
@MainActor @preconcurrency open class UINavigationBar: UIView {
    private static let common = UINavigationBar()

    /// How the bar looks.
    open var standardAppearance = UINavigationBarAppearance()
    /// How the bar looks where it is low; as else, when nil.
    open var compactAppearance: UINavigationBarAppearance?
    /// How the bar looks above content that has not been moved; as else, when nil.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// How titles are written, in the older form.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// How large titles are written, in the older form.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The colour of the bar, in the older form.
    open var barTintColor: UIColor?
    /// Whether what is behind shines through.
    open var isTranslucent = true

    /// What all bars of this kind have in common.
    public static func appearance() -> UINavigationBar { common }
}

/// The bar with an app's tabs.
@MainActor @preconcurrency open class UITabBar: UIView {
    private static let common = UITabBar()

    /// How the bar looks.
    open var standardAppearance = UITabBarAppearance()
    /// How the bar looks above content that has not been moved; as else, when nil.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// The colour of the bar, in the older form.
    open var barTintColor: UIColor?
    /// The colour of tabs that are not chosen.
    open var unselectedItemTintColor: UIColor?
    /// Whether what is behind shines through.
    open var isTranslucent = true

    /// What all bars of this kind have in common.
    public static func appearance() -> UITabBar { common }
}

/// A text that people change.
@MainActor @preconcurrency open class UITextView: UIScrollView {
    private static let common = UITextView()

    /// The text.
    open var text: String! = ""
    /// The text's font.
    open var font: UIFont?
    /// The text's colour.
    open var textColor: UIColor?
    /// Whether people can change the text.
    open var isEditable = true

    /// What all of this kind have in common.
    public static func appearance() -> UITextView { common }
}

/// A choice of one of a few things.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
    private static let common = UISegmentedControl()

    /// The colour of what is chosen.
    open var selectedSegmentTintColor: UIColor?

    /// Sets how titles are written.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}

    /// What all of this kind have in common.
    public static func appearance() -> UISegmentedControl { common }
}

/// The dots that show which page is seen.
@MainActor @preconcurrency open class UIPageControl: UIControl {
    private static let common = UIPageControl()

    /// The colour of the page that is seen.
    open var currentPageIndicatorTintColor: UIColor?
    /// The colour of the others.
    open var pageIndicatorTintColor: UIColor?

    /// What all of this kind have in common.
    public static func appearance() -> UIPageControl { common }
}

extension UIControl {
    /// How a control is just now.
    public struct State: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As usual.
        public static let normal: State = []
        /// Touched.
        public static let highlighted = State(rawValue: 1)
        /// Without reaction.
        public static let disabled = State(rawValue: 2)
        /// Chosen.
        public static let selected = State(rawValue: 4)
    }
}

extension UIWindow {
    private static let common = UIWindow()

    /// What all windows have in common.
    public static func appearance() -> UIWindow { common }
}
