import IntentsModel

/// What is shown in place of content that is not there.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
    _PrimitiveView, NodeView
{
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Says with any views what is missing and what can be done.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let rest =
            ViewRenderer.nodes(of: description, in: environment) + ViewRenderer.nodes(of: actions, in: environment)
        return [
            .labeled(
                "contentUnavailableView", label: ViewRenderer.nodes(of: label, in: environment), children: rest)
        ]
    }
}

extension ContentUnavailableView
where Label == PlatformSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Says that a search found nothing.
    public static var search: ContentUnavailableView {
        ContentUnavailableView("No Results", systemImage: "magnifyingglass")
    }

    /// Says that a search for a text found nothing.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(String(localized: "No Results for “\(text)”"), systemImage: "magnifyingglass")
    }
}

extension ContentUnavailableView
where Label == PlatformSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Says with a localised title, a symbol and a text what is missing.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { PlatformSwiftUI.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }

    /// Says with a title as it is, a symbol and a text what is missing.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { PlatformSwiftUI.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }
}
