// How texts and symbols are shown.

extension EnvironmentValues {
    /// The size of texts that the reader prefers.
    public var dynamicTypeSize: DynamicTypeSize {
        get { stored(default: .large) }
        set { store(newValue) }
    }

    /// The font of texts.
    public var font: Font? {
        get { stored(default: nil) }
        set { store(newValue) }
    }

    /// The limit of lines; nil means none.
    public var lineLimit: Int? {
        get { stored(default: nil) }
        set { store(newValue) }
    }

    /// The distance between lines.
    public var lineSpacing: CGFloat {
        get { stored(default: 0) }
        set { store(newValue) }
    }

    /// How lines of a text meet.
    public var multilineTextAlignment: TextAlignment {
        get { stored(default: .leading) }
        set { store(newValue) }
    }

    /// The share of their size to which texts may shrink.
    public var minimumScaleFactor: CGFloat {
        get { stored(default: 1) }
        set { store(newValue) }
    }

    /// Which part of a text is left out when there is little room.
    public var truncationMode: Text.TruncationMode {
        get { stored(default: .tail) }
        set { store(newValue) }
    }

    /// How symbols are coloured.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { stored(default: nil) }
        set { store(newValue) }
    }

    /// Which variants of symbols are shown.
    public var symbolVariants: SymbolVariants {
        get { stored(default: .none) }
        set { store(newValue) }
    }

    /// How much headers stand out.
    public var headerProminence: Prominence {
        get { stored(default: .standard) }
        set { store(newValue) }
    }

    /// How heavy texts are for the reader.
    public var legibilityWeight: LegibilityWeight? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
}
