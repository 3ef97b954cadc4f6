/// How disclosure groups look; the surface draws them.
public protocol DisclosureGroupStyle: Sendable {}

/// A look that the surface knows by name.
public struct NamedDisclosureGroupStyle: DisclosureGroupStyle, NamedControlStyle, Hashable {
    package let styleName: String
}

extension DisclosureGroupStyle where Self == NamedDisclosureGroupStyle {
    /// The look `automatic`.
    public static var automatic: NamedDisclosureGroupStyle { NamedDisclosureGroupStyle(styleName: "automatic") }
}

extension View {
    /// Sets how disclosure groups in this view look.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modified("disclosureGroupStyle", styleName(of: style), .inherited)
    }
}
