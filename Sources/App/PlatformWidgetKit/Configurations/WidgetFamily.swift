import AppIntents

/// The sizes and shapes that widgets come in (inventory §2.18).
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// A small square.
    case systemSmall
    /// Twice as wide as a small one.
    case systemMedium
    /// A large square.
    case systemLarge
    /// Twice as wide as a large one.
    case systemExtraLarge
    /// Twice as high as a large one.
    case systemExtraLargePortrait
    /// A circle.
    case accessoryCircular
    /// A rectangle beside a clock.
    case accessoryRectangular
    /// One line of text.
    case accessoryInline
    /// A corner of a watch face.
    case accessoryCorner

    /// The family's name.
    public var description: String { name }

    /// The name of the case.
    package var name: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .systemExtraLargePortrait: "systemExtraLargePortrait"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        case .accessoryCorner: "accessoryCorner"
        }
    }

    /// The size in points: a square has 160, and gaps between squares 20.
    var displaySize: CGSize {
        switch self {
        case .systemSmall: CGSize(width: 160, height: 160)
        case .systemMedium: CGSize(width: 340, height: 160)
        case .systemLarge: CGSize(width: 340, height: 340)
        case .systemExtraLarge: CGSize(width: 700, height: 340)
        case .systemExtraLargePortrait: CGSize(width: 340, height: 700)
        case .accessoryCircular, .accessoryCorner: CGSize(width: 70, height: 70)
        case .accessoryRectangular: CGSize(width: 160, height: 70)
        case .accessoryInline: CGSize(width: 230, height: 25)
        }
    }
}
