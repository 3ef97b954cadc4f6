import IntentsModel

/// Asks for the run's own code: what a person types is converted, or refused and asked again, exactly as before
/// `perform()`. Hand the run itself to the code as its `Interaction`.
extension ActionRun: Interaction {
    package var canAsk: Bool { interaction.canAsk }

    package func answer(to prompt: Prompt) async -> Answer {
        guard let parameter = action.parameters.first(where: { $0.name == prompt.parameter }) else {
            return await ask(prompt)
        }
        let resolver = ParameterResolver(run: self, parameter: parameter, resolved: [:])
        switch prompt.kind {
        case .value: return await answer(to: prompt) { try await resolver.request(dialog: prompt.dialog) }
        case .disambiguation: return await answer(to: prompt) { try await resolver.choice(for: prompt) }
        case .confirmation, .choice, .foreground: return await ask(prompt)
        }
    }

    private func answer(to prompt: Prompt, _ resolve: () async throws -> IntentValue) async -> Answer {
        do {
            return .value(try await resolve())
        } catch {
            switch RunEnd(wrapping: error).outcome {
            case .cancelled: return .cancelled
            // The choices could not be loaded: the code's own question still can be answered.
            case .failure: return await ask(prompt)
            default: return .unavailable
            }
        }
    }
}
