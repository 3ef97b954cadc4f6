import IntentsModel

/// A value that views tell those above them. It compiles and has no effect: no values are gathered while a tree is made.
public protocol PreferenceKey {
    /// The value's type.
    associatedtype Value

    /// The value when no view tells one.
    static var defaultValue: Value { get }

    /// Adds the next view's value to what was told so far.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nothing.
    public static var defaultValue: Value { nil }
}

extension View {
    /// Tells the views above a value. The tree has no room for it: closures that wait for values need a window.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View { self }

    /// Changes the value that is told to the views above. The tree has no room for it, as closures need a window.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View { self }

    /// Acts when the value changes that the views inside tell. It needs a window; the tree records that the view waits.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable { modified("onPreferenceChange", .bool(true), .inherited) }

    /// Acts when something of the view's geometry changes. It needs a window; the tree records that the view waits.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View { modified("onGeometryChange", .bool(true), .inherited) }
}
