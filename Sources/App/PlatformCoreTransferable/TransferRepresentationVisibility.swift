/// Who may see a form of a value.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    /// From nobody else to everyone.
    private let reach: Int

    /// Everyone.
    public static let all = TransferRepresentationVisibility(reach: 3)
    /// Apps of the same developer.
    public static let team = TransferRepresentationVisibility(reach: 2)
    /// Apps of the same group.
    public static let group = TransferRepresentationVisibility(reach: 1)
    /// This process alone.
    public static let ownProcess = TransferRepresentationVisibility(reach: 0)

    /// Whether somebody as near as `viewer` may see the form.
    func includes(_ viewer: TransferRepresentationVisibility) -> Bool { reach >= viewer.reach }
}
