import IntentsModel

/// A button that takes what people copied. Nothing here is copied from one app to another yet: the closure does not run.
nonisolated public struct PasteButton: _PrimitiveView, NodeView {
    private let types: [String]

    /// Takes items of a type.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) { types = ["\(T.self)"] }

    /// Takes data of some types.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        types = supportedContentTypes.map(\.identifier)
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [ViewNode("pasteButton", attributes: ["types": .array(types.map { .string($0) })])]
    }
}

/// A button that begins to rename something.
nonisolated public struct RenameButton: _PrimitiveView, NodeView, Sendable {
    /// Makes the button.
    public init() {}

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [ViewNode("renameButton")] }
}

/// A link to the app's settings window.
nonisolated public struct SettingsLink<Label: View>: _PrimitiveView, NodeView {
    private let label: Label

    /// Makes a link with any label.
    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [ViewNode("settingsLink", children: ViewRenderer.nodes(of: label, in: environment))]
    }
}

extension SettingsLink where Label == PlatformSwiftUI.Label<Text, Image> {
    /// Makes a link with the usual label.
    public init() { self.init { PlatformSwiftUI.Label("Settings", systemImage: "gear") } }
}

extension View {
    /// Lets people carry the view's item.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modified("draggable", .bool(true), .inherited)
    }

    /// Acts when items of a type are put down. Nothing is carried here yet.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { modified("dropDestination", .string("\(T.self)"), .layered) }
}

extension DynamicViewContent {
    /// Acts when items of a type are put between rows. Nothing is carried here yet.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some View { modified("dropDestination", .string("\(T.self)"), .layered) }
}
