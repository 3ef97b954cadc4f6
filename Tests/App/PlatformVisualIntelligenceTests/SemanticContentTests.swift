import AppIntents
import IntentsModel
import PlatformVisualIntelligence
import Testing

@Suite struct SemanticContentTests {
    @Test func wordsCrossAsTheyAre() async throws {
        let descriptor = SemanticContentDescriptor(labels: ["tower", "bridge"])
        let value = descriptor.__intentValue(in: Locale(identifier: "en"), properties: false)
        #expect(value == .array([.string("tower"), .string("bridge")]))
        let back = try await SemanticContentDescriptor.__value(from: value, query: nil)
        #expect(back == descriptor)
        #expect(back.pixelBuffer == nil)
    }
}
