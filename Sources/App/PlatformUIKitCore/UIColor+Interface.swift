extension UIColor {
    /// Indigo.
    public static let systemIndigo = UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1)
    /// The system's red.
    public static let systemRed = UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)
    /// The system's green.
    public static let systemGreen = UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1)
    /// The system's blue.
    public static let systemBlue = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
    /// The system's orange.
    public static let systemOrange = UIColor(red: 1, green: 0.58, blue: 0, alpha: 1)
    /// The system's yellow.
    public static let systemYellow = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
    /// The system's pink.
    public static let systemPink = UIColor(red: 1, green: 0.18, blue: 0.33, alpha: 1)
    /// The system's purple.
    public static let systemPurple = UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1)
    /// The system's teal.
    public static let systemTeal = UIColor(red: 0.19, green: 0.69, blue: 0.78, alpha: 1)
}

// On Apple's platforms these differ between a light and a dark surface. What reads them here does not tell, so they are those
// of a light one.
extension UIColor {
    /// Behind everything.
    public static let systemBackground = UIColor(white: 1, alpha: 1)
    /// Behind groups on the background.
    public static let secondarySystemBackground = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
    /// Behind groups inside groups.
    public static let tertiarySystemBackground = UIColor(white: 1, alpha: 1)
    /// Behind groups of rows.
    public static let systemGroupedBackground = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
    /// Behind the rows of a group.
    public static let secondarySystemGroupedBackground = UIColor(white: 1, alpha: 1)
    /// Behind what is inside the rows of a group.
    public static let tertiarySystemGroupedBackground = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
    /// Texts.
    public static let label = UIColor(white: 0, alpha: 1)
    /// Texts that matter less.
    public static let secondaryLabel = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6)
    /// Texts that matter still less.
    public static let tertiaryLabel = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3)
    /// Texts that hardly matter.
    public static let quaternaryLabel = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.18)
    /// Texts in empty fields.
    public static let placeholderText = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3)
    /// Lines that let through what is behind.
    public static let separator = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.29)
    /// Shapes on the background.
    public static let systemFill = UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2)
    /// Larger shapes on the background.
    public static let secondarySystemFill = UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.16)
    /// Still larger shapes on the background.
    public static let tertiarySystemFill = UIColor(red: 0.46, green: 0.46, blue: 0.5, alpha: 0.12)
    /// The largest shapes on the background.
    public static let quaternarySystemFill = UIColor(red: 0.45, green: 0.45, blue: 0.5, alpha: 0.08)
    /// Grey, the darkest.
    public static let systemGray = UIColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1)
    /// Grey.
    public static let systemGray2 = UIColor(red: 0.68, green: 0.68, blue: 0.7, alpha: 1)
    /// Grey.
    public static let systemGray3 = UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1)
    /// Grey.
    public static let systemGray4 = UIColor(red: 0.82, green: 0.82, blue: 0.84, alpha: 1)
    /// Grey.
    public static let systemGray5 = UIColor(red: 0.9, green: 0.9, blue: 0.92, alpha: 1)
    /// Grey, the lightest.
    public static let systemGray6 = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
    /// Light grey.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// Dark grey.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
}
