/// The colour of the tiles of an app's shortcuts; the raw value is the metadata's.
public enum ShortcutTileColor: Int, Hashable, Sendable {
    /// Red.
    case red
    /// Orange.
    case orange
    /// Tangerine.
    case tangerine
    /// Yellow.
    case yellow
    /// Lime.
    case lime
    /// Teal.
    case teal
    /// Light blue.
    case lightBlue
    /// Blue.
    case blue
    /// Navy.
    case navy
    /// Grape.
    case grape
    /// Purple.
    case purple
    /// Pink.
    case pink
    /// Grey-blue.
    case grayBlue
    /// Grey-green.
    case grayGreen
    /// Grey-brown, the default.
    case grayBrown
}
