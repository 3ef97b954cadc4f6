import IntentsModel

/// What a toolbar is made of.
@MainActor @preconcurrency public protocol ToolbarContent {
    /// The content this one is made of.
    associatedtype Body: ToolbarContent

    /// What the content is made of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

/// Toolbar content that is made of nothing else: it knows its nodes.
@MainActor package protocol ToolbarNodes: ToolbarContent where Body == Never {
    /// The content's nodes.
    func nodes(in environment: EnvironmentValues) -> [ViewNode]
}

/// The nodes of any toolbar content.
@MainActor func toolbarNodes<C: ToolbarContent>(of content: C, in environment: EnvironmentValues) -> [ViewNode] {
    (content as? any ToolbarNodes)?.nodes(in: environment) ?? toolbarNodes(of: content.body, in: environment)
}

/// One thing in a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent, ToolbarNodes {
    private let placement: ToolbarItemPlacement
    private let content: Content

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [toolbarNode("toolbarItem", placement, content, in: environment)]
    }

    /// Never read: the item stands for itself.
    public var body: Never { preconditionFailure("A toolbar item has no body.") }
}

extension ToolbarItem where ID == () {
    /// Puts the views of `content` into the toolbar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem where ID == String {
    /// Puts the views of `content` into a toolbar that the person can arrange.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }
}

/// Several things in one place of a toolbar.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent, ToolbarNodes {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Puts the views of `content` into the toolbar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [toolbarNode("toolbarItemGroup", placement, content, in: environment)]
    }

    /// Never read: the group stands for itself.
    public var body: Never { preconditionFailure("A toolbar item group has no body.") }
}

/// Room between things in a toolbar.
public struct SpacerSizing: Hashable, Sendable {
    let name: String

    /// As much as there is.
    public static let flexible = SpacerSizing(name: "flexible")
    /// A little.
    public static let fixed = SpacerSizing(name: "fixed")
}

/// Room between things in a toolbar.
nonisolated public struct ToolbarSpacer: ToolbarContent, ToolbarNodes {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Makes room.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let placement: [String: JSONValue] = placement == .automatic ? [:] : ["placement": .string(placement.name)]
        return [
            ViewNode(
                "toolbarSpacer", attributes: placement.merging(["sizing": .string(sizing.name)]) { own, _ in own })
        ]
    }

    /// Never read: the room stands for itself.
    public var body: Never { preconditionFailure("A toolbar spacer has no body.") }
}

@MainActor private func toolbarNode(
    _ kind: String, _ placement: ToolbarItemPlacement, _ content: some View, in environment: EnvironmentValues
) -> ViewNode {
    ViewNode(
        kind, attributes: placement == .automatic ? [:] : ["placement": .string(placement.name)],
        children: ViewRenderer.nodes(of: content, in: environment))
}
