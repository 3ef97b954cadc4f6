/// A sound. Nothing here plays sounds.
public final class NSSound: NSObject, Sendable {
    /// Makes the terminal ring, as far as there is one.
    public static func beep() {
        // A program that the system starts has no terminal, and its log is no place for a bell.
        guard isatty(STDERR_FILENO) == 1 else { return }
        FileHandle.standardError.write(Data([7]))
    }
}
