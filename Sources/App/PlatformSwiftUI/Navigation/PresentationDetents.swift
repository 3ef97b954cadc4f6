import IntentsModel

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
    let value: JSONValue

    /// Half of the surface.
    public static let medium = PresentationDetent(value: .string("medium"))
    /// All of the surface.
    public static let large = PresentationDetent(value: .string("large"))

    /// A height.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(value: .object(["height": .double(Double(height))]))
    }

    /// A part of the surface.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(value: .object(["fraction": .double(Double(fraction))]))
    }
}

extension View {
    /// Sets how high a sheet with this view may be.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        let values = detents.map(\.value).sorted { "\($0)" < "\($1)" }
        return modified("presentationDetents", .array(values), .inherited)
    }

    /// Sets whether a sheet with this view has a mark to pull at.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        modified("presentationDragIndicator", .string(visibility.rawValue), .inherited)
    }

    /// Fills the ground of a sheet with this view.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        modified("presentationBackground", attribute(of: style), .inherited)
    }

    /// Keeps the person from closing what presents this view without an answer.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modified("interactiveDismissDisabled", .bool(isDisabled), .inherited)
    }
}
