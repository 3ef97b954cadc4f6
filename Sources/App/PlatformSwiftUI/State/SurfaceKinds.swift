import IntentsModel

/// Light or dark surroundings.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
    /// Dark text on light ground.
    case light
    /// Light text on dark ground.
    case dark
}

/// How much colours differ.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
    /// As usual.
    case standard
    /// More than usual.
    case increased
}

/// Where lines of text start.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
    /// At the left.
    case leftToRight
    /// At the right.
    case rightToLeft
}

/// How much room there is in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little.
    case compact
    /// Enough.
    case regular
}

/// How far a scene is in front.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
    /// Not seen.
    case background
    /// Seen, and taking no input.
    case inactive
    /// Seen, and taking input.
    case active

    /// Whether one phase is further behind than another.
    public static func < (left: ScenePhase, right: ScenePhase) -> Bool { left.rawValue < right.rawValue }

    /// How far the app of this process is in front, as the system said last.
    static let ofApp = Lock(ScenePhase.background)
}

/// Whether a list can be edited.
public enum EditMode: Hashable, Sendable {
    /// It cannot.
    case inactive
    /// It can for a moment.
    case transient
    /// It can.
    case active

    /// Whether it can be edited in some way.
    public var isEditing: Bool { self != .inactive }
}

/// Why content is made unreadable.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// One bit for each reason.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content stands for content that is not there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Others could look over the person's shoulder.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)

    var names: [String] {
        let all: [(RedactionReasons, String)] = [
            (.placeholder, "placeholder"), (.privacy, "privacy"), (.invalidated, "invalidated"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}
