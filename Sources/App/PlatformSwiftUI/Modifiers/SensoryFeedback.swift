/// Something that the person feels or hears. No surface here gives it.
public struct SensoryFeedback: Hashable, Sendable {
    private init() {}

    /// It has worked.
    public static let success = SensoryFeedback()
    /// Something may be wrong.
    public static let warning = SensoryFeedback()
    /// It has not worked.
    public static let error = SensoryFeedback()
    /// The selection has changed.
    public static let selection = SensoryFeedback()
    /// More.
    public static let increase = SensoryFeedback()
    /// Less.
    public static let decrease = SensoryFeedback()
    /// It has begun.
    public static let start = SensoryFeedback()
    /// It has ended.
    public static let stop = SensoryFeedback()
    /// In line with something.
    public static let alignment = SensoryFeedback()
    /// At another level.
    public static let levelChange = SensoryFeedback()
    /// Two things met.
    public static let impact = SensoryFeedback()
}

extension View {
    /// Gives a feedback when a value changes. No surface here gives it.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    /// Gives a feedback when a value changes in a way. No surface here gives it.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }
}
