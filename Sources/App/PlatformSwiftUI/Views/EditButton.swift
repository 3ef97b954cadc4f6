/// A button that lets people change lists. No list here can be changed by hand yet, so pressing it does nothing.
public struct EditButton: View {
    /// Makes the button.
    nonisolated public init() {}

    /// The button.
    public var body: some View { Button("Edit") {} }
}
