// What the person needs. Surfaces here do not tell yet, so these are what code sets.

extension EnvironmentValues {
    /// Whether the person wants less motion.
    public var accessibilityReduceMotion: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }

    /// Whether the person wants less transparency.
    public var accessibilityReduceTransparency: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }

    /// Whether the person wants no meaning in colours alone.
    public var accessibilityDifferentiateWithoutColor: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }

    /// Whether the content is read aloud.
    public var accessibilityVoiceOverEnabled: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }
}
