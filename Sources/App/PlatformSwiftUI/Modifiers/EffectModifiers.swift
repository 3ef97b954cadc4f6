import IntentsModel

/// How a view is mixed with what is behind it.
public enum BlendMode: String, Hashable, Sendable {
    /// In front.
    case normal
    /// Darker.
    case multiply
    /// Brighter.
    case screen
    /// Darker or brighter.
    case overlay
    /// The darker of both.
    case darken
    /// The brighter of both.
    case lighten
    /// Only where something is behind.
    case sourceAtop
    /// Only where nothing is behind.
    case destinationOver
    /// Takes away what is behind.
    case destinationOut
    /// Added.
    case plusLighter
    /// Added, darker.
    case plusDarker
    /// A hard light.
    case hardLight
    /// A soft light.
    case softLight
    /// The difference of both.
    case difference
    /// The brightness of what is in front.
    case luminosity
    /// The colour of what is in front.
    case color
    /// The hue of what is in front.
    case hue
    /// The strength of colour of what is in front.
    case saturation
}

extension View {
    /// Makes the view unsharp.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modified("blur", .double(Double(radius)), .layered)
    }

    /// Makes the view brighter.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modified("brightness", .double(amount), .layered)
    }

    /// Makes colours differ more or less.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modified("contrast", .double(amount), .layered)
    }

    /// Makes colours stronger or weaker.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modified("saturation", .double(amount), .layered)
    }

    /// Takes colours away.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modified("grayscale", .double(amount), .layered)
    }

    /// Turns all hues.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modified("hueRotation", .double(angle.degrees), .layered)
    }

    /// Turns colours into their opposites.
    nonisolated public func colorInvert() -> some View {
        modified("colorInvert", .bool(true), .layered)
    }

    /// Multiplies colours with one.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modified("colorMultiply", color.styleAttribute, .layered)
    }

    /// Mixes the view with what is behind it.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modified("blendMode", .string(blendMode.rawValue), .layered)
    }

    /// Draws the view and what is in it as one.
    nonisolated public func compositingGroup() -> some View {
        modified("compositingGroup", .bool(true), .layered)
    }

    /// Draws the view and what is in it as one image.
    nonisolated public func drawingGroup(opaque: Bool = false) -> some View {
        modified("drawingGroup", .bool(true), .layered)
    }

    /// Cuts the view to its frame.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modified("clipped", .bool(true), .layered)
    }

    /// Says where the view can be touched.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modified("contentShape", attribute(of: shape), .inherited)
    }

    /// Cuts the view to another one: a node `mask` with both as children.
    nonisolated public func mask<M: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> M) -> some View {
        DecoratedView(kind: "mask", alignment: alignment, content: self, decoration: mask())
    }

    /// Cuts the view to another one, in the older form: a node `mask` with both as children.
    nonisolated public func mask<M: View>(_ mask: M) -> some View {
        DecoratedView(kind: "mask", alignment: .center, content: self, decoration: mask)
    }

    /// Puts another view behind this one, in the older form: a node `background` with both as children.
    @_disfavoredOverload
    nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        DecoratedView(kind: "background", alignment: alignment, content: self, decoration: background)
    }

    /// Puts another view in front of this one, in the older form: a node `overlay` with both as children.
    @_disfavoredOverload
    nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        DecoratedView(kind: "overlay", alignment: alignment, content: self, decoration: overlay)
    }

    /// Covers the view with a style.
    nonisolated public func overlay<S: ShapeStyle>(_ style: S) -> some View {
        modified("overlayStyle", attribute(of: style), .layered)
    }

    /// Covers the view with a shape in a style.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
        modified(
            "overlayStyle", .object(["style": attribute(of: style), "shape": attribute(of: shape)]), .layered)
    }

    /// Fills the ground behind the view with the surrounding one.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(.background)
    }

    /// Fills a shape behind the view with the surrounding ground.
    nonisolated public func background<S: Shape>(in shape: S) -> some View { background(.background, in: shape) }
}
