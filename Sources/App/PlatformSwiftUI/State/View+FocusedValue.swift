import IntentsModel

/// A view that gives its window values.
nonisolated private struct FocusedSceneView<Content: View>: _PrimitiveView, NodeView {
    let content: Content
    let give: (inout FocusedValues) -> Void

    @MainActor func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        give(&RenderPass.current.focusedValues)
        return ViewRenderer.nodes(of: content, in: environment)
    }
}

extension View {
    /// Gives a value while this view has the focus, which no view has before it is shown.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { modified("focusedValue", .bool(value != nil), .layered) }

    /// Gives an object while this view has the focus, which no view has before it is shown.
    nonisolated public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        modified("focusedValue", .bool(object != nil), .layered)
    }

    /// Gives a value while this view's window has the focus.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        FocusedSceneView(content: modified("focusedSceneValue", .bool(value != nil), .layered)) {
            $0[keyPath: keyPath] = value
        }
    }

    /// Gives an object while this view's window has the focus.
    nonisolated public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        FocusedSceneView(content: modified("focusedSceneValue", .bool(object != nil), .layered)) { $0.set(object) }
    }

    /// Gives an object while this view has the focus, which no view has before it is shown.
    nonisolated public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View {
        modified("focusedObject", .bool(object != nil), .layered)
    }

    /// Gives an object while this view's window has the focus.
    nonisolated public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View {
        FocusedSceneView(content: modified("focusedSceneObject", .bool(object != nil), .layered)) { $0.set(object) }
    }
}
