import IntentsModel

/// A ground like glass.
public struct Glass: Hashable, Sendable {
    private let name: String
    private var tintColor: Color?
    private var isInteractive = false

    /// As usual.
    public static let regular = Glass(name: "regular")
    /// Lets more through.
    public static let clear = Glass(name: "clear")
    /// None at all.
    public static let identity = Glass(name: "identity")

    private init(name: String) { self.name = name }

    /// The glass in a colour.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tintColor = color
        return glass
    }

    /// The glass, reacting to touches.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var glass = self
        glass.isInteractive = isEnabled
        return glass
    }

    var attribute: [String: JSONValue] {
        [
            "glass": .string(name), "interactive": .bool(isInteractive),
            "tint": tintColor.map(\.styleAttribute) ?? .null,
        ]
    }
}

/// The shape that a surface gives to glass.
public struct DefaultGlassEffectShape: Hashable, Sendable {
    /// Makes the shape.
    public init() {}
}

/// Glass that flows together when it comes close.
nonisolated public struct GlassEffectContainer<Content: View>: _PrimitiveView, ContainerView {
    package static var kind: String { "glassEffectContainer" }
    package let attributes: [String: JSONValue]
    package let content: Content

    /// Holds the views of `content`.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        attributes = spacing.map { ["spacing": .double(Double($0))] } ?? [:]
        self.content = content()
    }
}

extension View {
    /// Puts glass behind the view.
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: DefaultGlassEffectShape = DefaultGlassEffectShape()
    ) -> some View { modified("glassEffect", .object(glass.attribute), .layered) }

    /// Puts glass of a shape behind the view.
    nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
        modified(
            "glassEffect", .object(glass.attribute.merging(["shape": attribute(of: shape)]) { $1 }), .layered)
    }

    /// Names the glass, so that a change of views moves it.
    nonisolated public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
        modified("glassEffectID", id.map { .string("\($0)") } ?? .null, .inherited)
    }

    /// Puts the glass of several views together.
    nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
        id: ID?, namespace: Namespace.ID
    ) -> some View { modified("glassEffectUnion", id.map { .string("\($0)") } ?? .null, .inherited) }

    /// Lets the view's edges go on behind bars.
    nonisolated public func backgroundExtensionEffect() -> some View {
        modified("backgroundExtensionEffect", .bool(true), .inherited)
    }
}
