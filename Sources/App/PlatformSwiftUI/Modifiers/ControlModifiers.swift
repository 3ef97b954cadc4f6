import IntentsModel

extension View {
    /// Says that the view holds what others should not see over the shoulder.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        modified("privacySensitive", .bool(sensitive), .inherited)
    }

    /// Names the view for selections and tests.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modified("id", .string("\(id)"), .layered) }
}
