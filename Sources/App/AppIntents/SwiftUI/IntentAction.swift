import Foundation
import IntentsModel

/// What a control of a view tree does: the intent it runs with the parameters it was given.
struct IntentAction {
    private let intent: any AppIntent

    init(_ intent: some AppIntent) { self.intent = intent }

    /// The control's attributes: `intent` names the action, `parameters` holds values in the link's own encoding.
    var attributes: [String: JSONValue] {
        let locale = LocalizationScope.current
        var attributes: [String: JSONValue] = ["intent": .string(type(of: intent).persistentIdentifier)]
        let parameters = intent.setParameters(in: locale).compactMapValues { Self.json($0) }
        if !parameters.isEmpty { attributes["parameters"] = .object(parameters) }
        return attributes
    }

    /// Runs the intent in this process, as a press inside the app does.
    @MainActor func run() {
        let intent = intent
        // Unstructured, because a press returns at once and nobody waits for what it started.
        Task { @MainActor in
            do {
                try await Self.perform(intent)
            } catch {
                let name = type(of: intent)
                FileHandle.standardError.write(Data("\(name) failed: \(errorText(error))\n".utf8))
            }
        }
    }

    private static func perform(_ intent: some AppIntent) async throws {
        try await loadDependencies(of: intent)
        _ = try await intent.perform()
    }

    /// Values are Codable both ways, so the detour through JSON cannot fail for one that could cross the link.
    private static func json(_ value: IntentsModel.IntentValue) -> JSONValue? {
        (try? JSONEncoder().encode(value)).flatMap { try? JSONDecoder().decode(JSONValue.self, from: $0) }
    }
}
