import IntentsModel

extension Text {
    /// Sets the font.
    public func font(_ font: Font?) -> Text { with("font", font?.attribute) }

    /// Sets how heavy the letters are.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with("fontWeight", weight.map { .string($0.name) }) }

    /// Makes the text bold.
    public func bold(_ isActive: Bool = true) -> Text { with("bold", isActive ? .bool(true) : nil) }

    /// Makes the text italic.
    public func italic(_ isActive: Bool = true) -> Text { with("italic", isActive ? .bool(true) : nil) }

    /// Underlines the text.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text { with("underline", isActive ? LineStyle(pattern: pattern, color: color).attribute : nil) }

    /// Strikes the text through.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text { with("strikethrough", isActive ? LineStyle(pattern: pattern, color: color).attribute : nil) }

    /// Sets the family of the letters' shapes.
    public func fontDesign(_ design: Font.Design?) -> Text { with("fontDesign", design.map { .string($0.rawValue) }) }

    /// Sets how wide the letters are.
    public func fontWidth(_ width: Font.Width?) -> Text { with("fontWidth", width.map { .double(Double($0.value)) }) }

    /// Sets the distance between letters that belong together.
    public func kerning(_ kerning: CGFloat) -> Text { with("kerning", .double(Double(kerning))) }

    /// Sets the distance between all letters.
    public func tracking(_ tracking: CGFloat) -> Text { with("tracking", .double(Double(tracking))) }

    /// Lifts the text above its line.
    public func baselineOffset(_ offset: CGFloat) -> Text { with("baselineOffset", .double(Double(offset))) }

    /// Gives all letters the same width.
    public func monospaced(_ isActive: Bool = true) -> Text { with("monospaced", isActive ? .bool(true) : nil) }

    /// Gives all digits the same width.
    public func monospacedDigit() -> Text { with("monospacedDigit", .bool(true)) }

    /// Sets the colour of the letters.
    public func foregroundColor(_ color: Color?) -> Text { with("foregroundStyle", color?.styleAttribute) }

    /// Sets the style of the letters.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        with("foregroundStyle", attribute(of: style))
    }
}
