import IntentsModel

/// An image, by name: the surface that shows it finds the pixels.
nonisolated public struct Image: _PrimitiveView, NodeView, Hashable, Sendable {
    /// How the image uses the space it is given.
    public enum ResizingMode: String, Hashable, Sendable {
        /// Repeats the image.
        case tile
        /// Scales the image.
        case stretch
    }

    /// Whether the image keeps its own colours.
    public enum TemplateRenderingMode: String, Hashable, Sendable {
        /// The image is a mask for the surrounding colour.
        case template
        /// The image keeps its colours.
        case original
    }

    /// How carefully an image is scaled.
    public enum Interpolation: String, Hashable, Sendable {
        /// Not at all.
        case none
        /// Fast.
        case low
        /// In between.
        case medium
        /// With care.
        case high
    }

    /// The size of a symbol beside text.
    public enum Scale: String, Hashable, Sendable {
        /// Smaller than the text.
        case small
        /// As the text.
        case medium
        /// Larger than the text.
        case large
    }

    let value: ImageValue

    /// The data that the image was made of; nil for one that a surface finds.
    var encoded: Data? { if case .data(let data) = value { data } else { nil } }
    private var attributes: [String: JSONValue] = [:]

    package init(_ source: ImageValue) { value = source }

    /// Shows a symbol of the system's symbol set.
    public init(systemName: String) { self.init(.systemName(systemName)) }

    /// Shows an image of the app's resources.
    ///
    /// `bundle` is where the image is; the main bundle when nil.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(Self.resource(name, bundle: bundle)) }

    /// Shows an image of the app's resources that means nothing to a listener.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        attributes["decorative"] = .bool(true)
    }

    /// Shows an image of the app's resources that means more than its name.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        attributes["accessibilityLabel"] = .string(label.string(in: LocalizationScope.current))
    }

    /// Shows an image of the app's resources.
    ///
    /// `variableValue` is how much of it is filled, from 0 to 1.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        attributes["variableValue"] = variableValue.map { .double($0) }
    }

    /// Shows a symbol of the system's symbol set.
    ///
    /// `variableValue` is how much of it is filled, from 0 to 1.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
        attributes["variableValue"] = variableValue.map { .double($0) }
    }

    /// Shows an image of the app's resources.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

    /// Lets the image take the size it is given.
    ///
    /// `capInsets` is the part at each side that keeps its size; recorded when there is one.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        let image = with("resizable", .string(resizingMode.rawValue))
        return capInsets == EdgeInsets() ? image : image.with("capInsets", capInsets.attribute)
    }

    /// Sets whether the image keeps its own colours.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        with("renderingMode", mode.map { .string($0.rawValue) })
    }

    /// Sets how the symbol is coloured.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        with("symbolRenderingMode", mode.map { .string($0.name) })
    }

    /// Sets how carefully the image is scaled.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        with("interpolation", .string(interpolation.rawValue))
    }

    /// Sets whether the edges are smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image { with("antialiased", .bool(isAntialiased)) }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [ViewNode("image", image: value, attributes: attributes)]
    }

    private func with(_ name: String, _ value: JSONValue?) -> Image {
        var copy = self
        copy.attributes[name] = value
        return copy
    }

    // A name alone is looked up in the main bundle, so an image of another bundle travels as its file.
    private static func resource(_ name: String, bundle: Bundle?) -> ImageValue {
        guard let bundle, bundle != .main else { return .named(name) }
        let found = ["png", "jpg", "jpeg", "svg", "pdf"].lazy.compactMap {
            bundle.url(forResource: name, withExtension: $0)
        }.first
        return found.map(ImageValue.url) ?? .named(name)
    }
}
