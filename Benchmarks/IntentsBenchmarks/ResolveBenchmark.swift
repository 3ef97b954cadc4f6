import IntentsModel

/// An entity found by its text among as many as its app has, the app running: the whole run from the client.
struct ResolveBenchmark {
    private static let runs = 60

    var action: String
    var parameter: String
    var text: String
    /// What the line is called.
    var name: String

    func run() async throws -> [Figure] {
        let client = try await InstalledAction.connect()
        defer { client.close() }
        let chosen = InstalledAction(name: action, values: [parameter: .string(text)])
        var samples = Samples()
        for run in 0..<(Self.runs + 5) {
            let time = try await ContinuousClock().measure { try await chosen.run(through: client) }
            if run >= 5 { samples.add(time) }
        }
        return [Figure(name: name, value: rounded(samples.median / 1000, "ms"))]
    }
}
