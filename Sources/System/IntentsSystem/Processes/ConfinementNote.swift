import IntentsModel

/// What the code of a confined extension may have met, in plain words: the error of the library does not name the cause.
struct ConfinementNote {
    private let confinement: Confinement
    private let container: String

    init(_ confinement: Confinement, container: String) {
        self.confinement = confinement
        self.container = container
    }

    /// How the C library and Foundation say what a read-only file system makes them say.
    private static let signsOfFiles = ["read-only file system", "volume is read only", "read-only"]

    /// How the C library, Foundation and the network's libraries say that nobody was reached.
    private static let signsOfNetwork = [
        "network is unreachable", "connection refused", "could not resolve host",
        "temporary failure in name resolution",
        "could not connect", "couldn’t connect", "couldn't connect", "no route to host", "nsurlerrordomain",
    ]

    /// The error with the note, when its text shows such a sign.
    func add(to error: RunError) -> RunError {
        guard error.code == .threw else { return error }
        let text = "\(error.message) \(error.cause ?? "")".lowercased()
        var explained = error
        let causes = [error.cause, filesNote(on: text), networkNote(on: text), descriptorNote(on: text)].compactMap {
            $0
        }
        explained.cause = causes.isEmpty ? nil : causes.joined(separator: "\n")
        return explained
    }

    private func filesNote(on text: String) -> String? {
        guard confinement.isSandboxed, Self.signsOfFiles.contains(where: text.contains) else { return nil }
        return "It ran in an extension, which is confined: it writes in its container (\(container)) alone."
    }

    private func networkNote(on text: String) -> String? {
        guard confinement.isOffline, Self.signsOfNetwork.contains(where: text.contains) else { return nil }
        return """
            It ran in an extension that has no network, neither to other machines nor to this one (localhost): the property \
            list of its bundle must say OpenAppIntentsAllowsNetwork.
            """
    }

    private func descriptorNote(on text: String) -> String? {
        guard let limit = confinement.descriptors, text.contains("too many open files") else { return nil }
        return "It ran in an extension, which may have \(limit) descriptors open at a time: close files that are done."
    }
}
