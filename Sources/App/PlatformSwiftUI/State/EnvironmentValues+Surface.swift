// What views find out about the reader and the surface.

extension EnvironmentValues {
    /// The reader's locale.
    public var locale: Locale {
        get { stored(default: LocalizationScope.current) }
        set { store(newValue) }
    }

    /// The reader's calendar.
    public var calendar: Calendar {
        get { stored(default: .current) }
        set { store(newValue) }
    }

    /// The reader's time zone.
    public var timeZone: TimeZone {
        get { stored(default: .current) }
        set { store(newValue) }
    }

    /// Whether the surroundings are light or dark.
    public var colorScheme: ColorScheme {
        get { stored(default: .light) }
        set { store(newValue) }
    }

    /// How much colours differ.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { stored(default: .standard) }
        set { store(newValue) }
    }

    /// Where lines of text start.
    public var layoutDirection: LayoutDirection {
        get { stored(default: .leftToRight) }
        set { store(newValue) }
    }

    /// How much room there is from left to right; nil when nobody said.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { stored(default: nil) }
        set { store(newValue) }
    }

    /// How much room there is from top to bottom; nil when nobody said.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { stored(default: nil) }
        set { store(newValue) }
    }

    /// Whether the app can have several windows at once: an app here can.
    public var supportsMultipleWindows: Bool { true }

    /// How high the rows of lists are at least.
    public var defaultMinListRowHeight: CGFloat {
        get { stored(default: 44) }
        set { store(newValue) }
    }

    /// How high the headers of lists are at least; nil for as the surface chooses.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { stored(default: nil) }
        set { store(newValue) }
    }

    /// Pixels for each point.
    public var displayScale: CGFloat {
        get { stored(default: 1) }
        set { store(newValue) }
    }

    /// The size of a pixel in points.
    public var pixelLength: CGFloat {
        get { stored(default: 1 / displayScale) }
        set { store(newValue) }
    }
}
