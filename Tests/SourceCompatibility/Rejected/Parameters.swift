// The expected messages stay at the end of their lines.
// swift-format-ignore-file

import AppIntents

struct Opaque: Sendable {}

struct OpenCrate: AppIntent {
    static let title: LocalizedStringResource = "Open Crate"
    @Parameter(title: "Contents") var contents: Opaque  // error: generic class 'IntentParameter' requires that 'Opaque' conform to '_IntentValue'
    func perform() async throws -> some IntentResult { .result() }
}

struct CountCrates: AppIntent {
    static let title: LocalizedStringResource = "Count Crates"
    @Parameter(title: "Limit") var limit: Int
    static var parameterSummary: some ParameterSummary { Summary("Count up to \(\CountCrates.$amount)") }  // error: generic parameter 'Value' could not be inferred // error: value of type 'CountCrates' has no member '$amount'
    func perform() async throws -> some IntentResult { .result() }
}
