import IntentsModel

extension Image {
    /// Shows an image.
    nonisolated public init(uiImage: UIImage) { self.init(uiImage.value) }
}

extension Image {
    /// Shows an image.
    nonisolated public init(nsImage: NSImage) { self.init(nsImage.value) }
}

extension Color {
    /// The same colour for a view.
    nonisolated public init(uiColor: UIColor) {
        let parts = uiColor.parts
        self.init(.sRGB, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }

    /// The same colour for a view.
    nonisolated public init(_ color: UIColor) { self.init(uiColor: color) }

    /// The same colour for a view.
    nonisolated public init(nsColor: NSColor) {
        self.init(
            .sRGB, red: nsColor.redComponent, green: nsColor.greenComponent, blue: nsColor.blueComponent,
            opacity: nsColor.alphaComponent)
    }

    // Both kinds of colours have names like `white`; `Color(.white)` has to mean one of them.
    /// The same colour for a view.
    @_disfavoredOverload
    nonisolated public init(_ color: NSColor) { self.init(nsColor: color) }
}

extension ImageRenderer {
    /// Nil: nothing on Linux draws views, and the standard error says so.
    public var uiImage: UIImage? {
        logThatNothingDraws("uiImage")
        return nil
    }

    /// Nil: nothing on Linux draws views, and the standard error says so.
    public var nsImage: NSImage? {
        logThatNothingDraws("nsImage")
        return nil
    }
}
