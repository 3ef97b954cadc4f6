import IntentsModel

/// What the code of a confined extension may have met, in plain words: the error of the library does not name the cause.
enum ConfinementNote {
    /// How the C library, Foundation and the network's libraries say what a sandbox makes them say.
    private static let signs = [
        "read-only file system", "volume is read only", "read-only", "network is unreachable",
        "could not resolve host", "temporary failure in name resolution",
    ]

    /// The error with the note, when its text shows such a sign.
    static func add(to error: RunError, container: String) -> RunError {
        guard error.code == .threw else { return error }
        let text = "\(error.message) \(error.cause ?? "")".lowercased()
        guard signs.contains(where: text.contains) else { return error }
        var explained = error
        let note = """
            It ran in an extension, which is confined: it writes in its container (\(container)) alone, and reaches the \
            network only when the property list of its bundle says OpenAppIntentsAllowsNetwork.
            """
        explained.cause = [error.cause, note].compactMap { $0 }.joined(separator: "\n")
        return explained
    }
}
