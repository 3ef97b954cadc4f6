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
}
