import IntentsModel

/// A title with an icon.
nonisolated public struct Label<Title: View, Icon: View>: _PrimitiveView, NodeView {
    private let title: Title
    private let icon: Icon

    /// Makes a label of any two views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        if let style = environment.labelStyle {
            return style.nodes(of: .init(title: AnyView(title), icon: AnyView(icon)), in: environment)
        }
        let parts = ViewRenderer.nodes(of: icon, in: environment) + ViewRenderer.nodes(of: title, in: environment)
        return [.labeled("label", label: parts)]
    }
}

extension Label where Title == Text, Icon == Image {
    /// Labels with a localised title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// Labels with a localised title and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }

    /// Labels with a title as it is and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// Labels with a localised title and an image of the app's resources.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    /// Labels with a title as it is and an image of the app's resources.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
}

extension Label where Title == AnyView, Icon == AnyView {
    /// The label that a style was given.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension Label where Title == Text, Icon == Image {
    /// Labels with a localised title and an image of the app's resources.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }

    /// Labels with a localised title and an image of the app's resources.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init(title: { Text(titleResource) }, icon: { Image(resource) })
    }

    /// Labels with a title as it is and an image of the app's resources.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}
