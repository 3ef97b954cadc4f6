/// A screen. No screen on Linux is known to an app, so it tells nothing: its size is zero.
@MainActor @preconcurrency public final class UIScreen: NSObject {
    /// The device's own.
    public static let main = UIScreen()

    /// The rectangle of the screen: empty, as no screen is known.
    public var bounds: CGRect { .zero }
    /// The rectangle of the screen in pixels: empty, as no screen is known.
    public var nativeBounds: CGRect { .zero }
    /// Pixels for each point.
    public var scale: CGFloat { 1 }
    /// How bright the screen is, from 0 to 1. What is set stays here and changes no screen.
    public var brightness: CGFloat = 1
    /// Whether the screen is being recorded: nothing tells.
    public var isCaptured: Bool { false }
}

/// What is known of the surroundings of a piece of interface.
public final class UITraitCollection: NSObject, Sendable {
    /// Those of the running code.
    public static let current = UITraitCollection(userInterfaceStyle: .unspecified)

    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// Surroundings that are light or dark.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
    /// Pixels for each point.
    public var displayScale: CGFloat { 1 }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Nothing tells.
    case unspecified
    /// Light.
    case light
    /// Dark.
    case dark
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// None of these.
    case unspecified = -1
    /// A telephone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// A car.
    case carPlay
    /// A computer.
    case mac = 5
    /// A room around the person.
    case vision
}

/// Distances from the edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
    /// From above.
    public var top: CGFloat
    /// From the left.
    public var left: CGFloat
    /// From below.
    public var bottom: CGFloat
    /// From the right.
    public var right: CGFloat

    /// None.
    public static let zero = UIEdgeInsets()

    /// Makes distances.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
