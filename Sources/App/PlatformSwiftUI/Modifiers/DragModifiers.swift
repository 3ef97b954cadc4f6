import IntentsModel

/// Modifiers for what people carry from one place to another. Nothing is carried here yet: the tree records them.
extension View {
    /// Lets people carry the view's item, beside a preview that is not in the tree.
    nonisolated public func draggable<T: Transferable, V: View>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { modified("draggable", .bool(true), .inherited) }

    /// Acts when items of some types are put down, in the older form.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        modified("onDrop", .array(supportedContentTypes.map { .string($0.identifier) }), .layered)
    }

    /// Lets people carry the view's item, in the older form.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modified("draggable", .bool(true), .inherited)
    }
}
