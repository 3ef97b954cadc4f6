import Testing

@testable import IntentsMetadata

@Suite("What is read of the protocols that intents adopt", .onCompilerThread)
struct ProtocolNameTests {
    @Test("An intent of an older protocol takes the part of the one that replaced it")
    func olderNames() throws {
        let compiler = try FixtureCompiler()
        let adopted = [
            ("Play", "AudioPlaybackIntent"), ("Start", "AudioStartingIntent"), ("Follow", "LiveActivityIntent"),
            ("Begin", "LiveActivityStartingIntent"),
        ]
        let intents = adopted.map { name, adopted in
            """
            struct \(name): \(adopted) {
                static let title: LocalizedStringResource = "\(name)"
                func perform() async throws -> some IntentResult { .result() }
            }
            """
        }
        let module = try compiler.module(
            "Garden", source: (["import AppIntents"] + intents).joined(separator: "\n"))
        let actions = compiler.extraction([module]).metadata.actions
        #expect(
            actions.mapValues(\.systemProtocols) == [
                "Play": ["AudioStarting"], "Start": ["AudioStarting"], "Follow": ["SessionStarting"],
                "Begin": ["SessionStarting"],
            ])
    }
}
