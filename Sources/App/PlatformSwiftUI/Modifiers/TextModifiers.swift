import IntentsModel

extension View {
    /// Sets the font of texts in this view.
    nonisolated public func font(_ font: Font?) -> some View {
        modified("font", font?.attribute ?? .null, .inherited)
    }

    /// Sets how heavy letters in this view are.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        modified("fontWeight", weight.map { .string($0.name) } ?? .null, .inherited)
    }

    /// Makes texts in this view bold.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        modified("bold", .bool(isActive), .inherited)
    }

    /// Makes texts in this view italic.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        modified("italic", .bool(isActive), .inherited)
    }

    /// Limits the lines of texts in this view; nil means no limit.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        modified("lineLimit", number.map { .int($0) } ?? .null, .inherited)
    }

    /// Sets how lines of a text meet.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        modified("multilineTextAlignment", .string(alignment.rawValue), .inherited)
    }

    /// Lets texts shrink to this share of their size to fit.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        modified("minimumScaleFactor", .double(Double(factor)), .inherited)
    }

    /// Sets the colour of texts and symbols in this view.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modified("foregroundStyle", color?.styleAttribute ?? .null, .inherited)
    }

    /// Sets the style of texts and symbols in this view.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modified("foregroundStyle", attribute(of: style), .inherited)
    }

    /// Sets the accent of this view.
    nonisolated public func tint<S: ShapeStyle>(_ style: S) -> some View {
        modified("tint", attribute(of: style), .inherited)
    }

    /// Sets the accent of this view; nil means the app's.
    nonisolated public func tint(_ color: Color?) -> some View {
        modified("tint", color?.styleAttribute ?? .null, .inherited)
    }

    /// Sets the size of symbols beside text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        modified("imageScale", .string(scale.rawValue), .inherited)
    }

    /// Underlines texts in this view.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        modified(
            "underline", isActive ? Text.LineStyle(pattern: pattern, color: color).attribute : .bool(false), .inherited)
    }

    /// Strikes texts in this view through.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        modified(
            "strikethrough", isActive ? Text.LineStyle(pattern: pattern, color: color).attribute : .bool(false),
            .inherited)
    }

    /// Gives all letters in this view the same width.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        modified("monospaced", .bool(isActive), .inherited)
    }

    /// Gives all digits in this view the same width.
    nonisolated public func monospacedDigit() -> some View {
        modified("monospacedDigit", .bool(true), .inherited)
    }

    /// Sets the family of the letters' shapes.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        modified("fontDesign", design.map { .string($0.rawValue) } ?? .null, .inherited)
    }

    /// Sets how wide letters are.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        modified("fontWidth", width.map { .double(Double($0.value)) } ?? .null, .inherited)
    }

    /// Sets the distance between letters that belong together.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        modified("kerning", .double(Double(kerning)), .inherited)
    }

    /// Sets the distance between all letters.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        modified("tracking", .double(Double(tracking)), .inherited)
    }

    /// Lifts texts above their line.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        modified("baselineOffset", .double(Double(baselineOffset)), .inherited)
    }

    /// Shows texts in large or small letters.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        modified("textCase", textCase.map { .string($0.rawValue) } ?? .null, .inherited)
    }

    /// Limits the lines of texts in this view, and may keep room for them.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        modified("lineLimit", .int(limit), .inherited)
    }

    /// Limits the lines of texts in this view.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        modified("lineLimit", .array([.int(limit.lowerBound), .int(limit.upperBound)]), .inherited)
    }

    /// Limits the lines of texts in this view.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        modified("lineLimit", .int(limit.upperBound), .inherited)
    }

    /// Sets the distance between lines.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        modified("lineSpacing", .double(Double(lineSpacing)), .inherited)
    }

    /// Says which part of a text is left out when there is little room.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        modified("truncationMode", .string(mode.rawValue), .inherited)
    }

    /// Lets letters come closer when there is little room.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        modified("allowsTightening", .bool(flag), .inherited)
    }

    /// Sets the styles of two levels of texts and symbols.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    {
        modified("foregroundStyle", .array([attribute(of: primary), attribute(of: secondary)]), .inherited)
    }

    /// Sets the styles of three levels of texts and symbols.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modified(
            "foregroundStyle", .array([attribute(of: primary), attribute(of: secondary), attribute(of: tertiary)]),
            .inherited)
    }

    /// Sets the accent of this view, in the older form.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        modified("tint", accentColor?.styleAttribute ?? .null, .inherited)
    }

    /// Sets how symbols are coloured.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        modified("symbolRenderingMode", mode.map { .string($0.name) } ?? .null, .inherited)
    }

    /// Sets which variants of symbols are shown.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        modified("symbolVariant", .array(variant.names.map { .string($0) }), .inherited)
    }

    /// Sets the size of texts.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        modified("dynamicTypeSize", .string(size.name), .inherited)
    }

    /// Limits the size of texts.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
        return modified("dynamicTypeSizes", .array(sizes.map { .string($0.name) }), .inherited)
    }

    /// Lets the person select texts.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        modified("textSelection", .bool(S.allowsSelection), .inherited)
    }
}

/// Whether the person can select texts.
public protocol TextSelectability {
    /// Whether they can.
    static var allowsSelection: Bool { get }
}

/// They can.
public struct EnabledTextSelectability: TextSelectability, Sendable {
    /// They can.
    public static var allowsSelection: Bool { true }
}

/// They cannot.
public struct DisabledTextSelectability: TextSelectability, Sendable {
    /// They cannot.
    public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// They can.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// They cannot.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
