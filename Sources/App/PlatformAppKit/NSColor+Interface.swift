// On Apple's platforms these differ between a light and a dark surface. What reads them here does not tell, so they are those
// of a light one.
extension NSColor {
    /// The ground of windows.
    public static let windowBackgroundColor = NSColor(red: 0.93, green: 0.93, blue: 0.93, alpha: 1)
    /// The ground of large controls.
    public static let controlBackgroundColor = NSColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// The ground of texts.
    public static let textBackgroundColor = NSColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// Texts.
    public static let labelColor = NSColor(red: 0, green: 0, blue: 0, alpha: 0.85)
    /// Texts that matter less.
    public static let secondaryLabelColor = NSColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    /// Texts that matter still less.
    public static let tertiaryLabelColor = NSColor(red: 0, green: 0, blue: 0, alpha: 0.25)
    /// Lines.
    public static let separatorColor = NSColor(red: 0, green: 0, blue: 0, alpha: 0.1)
    /// The accent that the person chose.
    public static let controlAccentColor = NSColor(red: 0, green: 0.48, blue: 1, alpha: 1)
    /// The system's red.
    public static let systemRed = NSColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)
    /// The system's green.
    public static let systemGreen = NSColor(red: 0.16, green: 0.8, blue: 0.25, alpha: 1)
    /// The system's blue.
    public static let systemBlue = NSColor(red: 0, green: 0.48, blue: 1, alpha: 1)
    /// The system's orange.
    public static let systemOrange = NSColor(red: 1, green: 0.58, blue: 0, alpha: 1)
    /// The system's yellow.
    public static let systemYellow = NSColor(red: 1, green: 0.8, blue: 0, alpha: 1)
    /// The system's grey.
    public static let systemGray = NSColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1)
}
