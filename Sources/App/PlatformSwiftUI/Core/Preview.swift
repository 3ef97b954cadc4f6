// Previews belong to Apple's editor. Here they are type-checked, and nothing of them is kept in the program.

/// Previews a view. Type-checked here, and kept out of the program.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// Previews a view with traits. Type-checked here, and kept out of the program.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<_PreviewViewTraits>,
    _ additionalTraits: PreviewTrait<_PreviewViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// Makes a property of a preview's body a dynamic one. Nothing here shows previews, so it changes nothing.
@attached(peer)
public macro Previewable() = #externalMacro(module: "AppIntentsMacros", type: "PreviewableMacro")

/// What the traits of a view's preview belong to.
public enum _PreviewViewTraits {}

/// How a preview is shown in Apple's editor; it means nothing here.
public struct PreviewTrait<T>: Sendable {
    private init() {}

    /// In the frame of a device.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }
    /// As large as the view.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }
    /// Upright.
    public static var portrait: PreviewTrait<T> { PreviewTrait() }
    /// On its left side.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }
    /// On its right side.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }

    /// In a size.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { PreviewTrait() }
}

/// A type with previews, in the older form. Apple's editor shows them; nothing here does.
@MainActor @preconcurrency public protocol PreviewProvider {
    /// What the previews show.
    associatedtype Previews: View

    /// The previews.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// The frame of a preview in the older form.
public enum PreviewLayout: Sendable {
    /// In the frame of a device.
    case device
    /// As large as the view.
    case sizeThatFits
    /// In a size.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device for a preview; it means nothing here.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The device's name.
    public let rawValue: String

    /// Names a device.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Names a device.
    public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How a device is held, for a preview in the older form.
public struct InterfaceOrientation: Identifiable, Hashable, Sendable {
    /// The orientation's name.
    public let id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// On its side, with the head to the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// On its side, with the head to the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
}

extension View {
    /// Chooses how a preview's device is held: only Apple's editor reads it.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

    /// Names a preview: only Apple's editor reads it.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

    /// Chooses a preview's frame: only Apple's editor reads it.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Chooses a preview's device: only Apple's editor reads it.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
